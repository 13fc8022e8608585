import { useEffect, useRef } from 'react';

/**
 * Scrolls a market that does not fit to what matters: the move that is being considered, with the marker that makes
 * it, the company that acts, or all markers.
 */
export function useMarkersInSight(
  /** What scrolls the drawing up and down. */
  scrollerOf: (drawing: HTMLElement) => Element | null,
  acting: string | null,
  moves: readonly unknown[],
) {
  const drawing = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves are drawn, and found in the drawing
  useEffect(() => {
    const { current } = drawing;
    const scroller = current && scrollerOf(current);
    if (!scroller) return;
    const all = (selector: string) => [...current.querySelectorAll(selector)];
    const markerOf = (company: string | null) => all(`[data-marker="${company}"]`);
    const show = () => {
      const arrows = all('[data-market-move]');
      const moving = arrows.flatMap((one) => [one, ...markerOf(one.getAttribute('data-market-move'))]);
      // A long way down leaves no room for the marker too.
      const considered = fits(scroller, moving) ? moving : arrows;
      const found = [considered, markerOf(acting), all('[data-marker]')].find((some) => some.length > 0);
      // Values that are set from the bottom up, and none of them yet.
      if (!found && current.querySelector('[data-low]')) scroller.scrollTop = scroller.scrollHeight;
      // It scrolls itself sideways.
      for (const one of [scroller, current.querySelector('section')]) if (one && found) reveal(one, found);
    };
    // It grows and shrinks with the panel above it, from question to question.
    const observer = new ResizeObserver(show);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scrollerOf, acting, moves]);
  return drawing;
}

function fits(scroller: Element, found: readonly Element[]): boolean {
  const places = found.map((one) => one.getBoundingClientRect());
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  return bottom - top <= scroller.clientHeight;
}

function reveal(scroller: Element, found: readonly Element[]): void {
  const frame = scroller.getBoundingClientRect();
  const places = found.map((one) => one.getBoundingClientRect());
  const left = Math.min(...places.map((place) => place.left));
  const right = Math.max(...places.map((place) => place.right));
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  if (left < frame.left || right > frame.right)
    scroller.scrollLeft += (left + right) / 2 - frame.left - frame.width / 2;
  if (top < frame.top || bottom > frame.bottom)
    scroller.scrollTop += (top + bottom) / 2 - frame.top - frame.height / 2;
}
