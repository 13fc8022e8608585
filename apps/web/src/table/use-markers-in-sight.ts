import { useEffect, useRef } from 'react';
import { alignedStart, fullestSpan, type Span } from '../market/aligned-start.ts';

/**
 * Scrolls a market that does not fit to what matters: the move that is being considered, with the marker that makes
 * it, the company that acts, or as many markers as fit, each with the price it lies on. No row or column is cut at the beginning.
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
    const show = () => {
      const found = whatMatters(current, acting);
      const spaces = [...current.querySelectorAll('[data-space]')];
      // Values that are set from the bottom up, and none of them yet.
      if (!found && current.querySelector('[data-low]')) scroller.scrollTop = scroller.scrollHeight;
      if (!found) return;
      reveal(scroller, DOWN, found, spaces);
      // It scrolls itself sideways.
      for (const one of [scroller, current.querySelector('section')])
        if (one) reveal(one, ACROSS, found, spaces);
    };
    // It grows and shrinks with the panel above it, from question to question.
    const observer = new ResizeObserver(show);
    observer.observe(scroller);
    // On a phone it is drawn once its width is known.
    observer.observe(current);
    return () => observer.disconnect();
  }, [scrollerOf, acting, moves]);
  return drawing;
}

type Found = readonly Element[];

/** What is to be seen, with all that belongs to it first and with ever less after that; null if there is nothing. */
function whatMatters(drawing: HTMLElement, acting: string | null): readonly Found[] | null {
  const all = (selector: string) => [...drawing.querySelectorAll(selector)];
  const arrows = all('[data-market-move]');
  const moved = arrows.flatMap((one) => all(`[data-marker="${one.getAttribute('data-market-move')}"]`));
  const aims = arrows.flatMap((one) => all(`[data-space="${one.getAttribute('data-to')}"]`));
  const withSpaces = (markers: Found) =>
    markers.flatMap((one) => [one, ...all(`[data-space="${one.getAttribute('data-on')}"]`)]);
  const arriving = withSpaces(all('[data-arriving]'));
  if (arrows.length > 0) {
    return [
      [...arrows, ...aims, ...withSpaces(moved), ...arriving],
      [...arrows, ...moved],
      // A long way down leaves no room for the marker too.
      [...arrows, ...aims],
      arrows,
    ];
  }
  if (arriving.length > 0) return [arriving];
  const own = withSpaces(all(`[data-marker="${acting}"]`));
  const markers = withSpaces(all('[data-marker]'));
  // Of the others as many as there is room for.
  if (own.length > 0) return [markers, own];
  return markers.length > 0 ? [markers] : null;
}

/** The names of what is measured in one direction. */
interface Axis {
  readonly start: 'left' | 'top';
  readonly end: 'right' | 'bottom';
  readonly size: 'clientWidth' | 'clientHeight';
  readonly whole: 'scrollWidth' | 'scrollHeight';
  readonly scroll: 'scrollLeft' | 'scrollTop';
}

const ACROSS: Axis = {
  start: 'left',
  end: 'right',
  size: 'clientWidth',
  whole: 'scrollWidth',
  scroll: 'scrollLeft',
};
const DOWN: Axis = {
  start: 'top',
  end: 'bottom',
  size: 'clientHeight',
  whole: 'scrollHeight',
  scroll: 'scrollTop',
};

/** What scrolls fades where there is more; what matters is not to lie there. As wide as in `scrolls.module.css`. */
const FADED = 24;

function reveal(scroller: Element, axis: Axis, found: readonly Found[], spaces: Found): void {
  const frame = scroller.getBoundingClientRect()[axis.start];
  const size = scroller[axis.size] - (scroller[axis.whole] > scroller[axis.size] ? FADED : 0);
  const spanOf = (some: Found): Span => {
    const places = some.map((one) => one.getBoundingClientRect());
    return [
      Math.min(...places.map((place) => place[axis.start])) - frame,
      Math.max(...places.map((place) => place[axis.end])) - frame,
    ];
  };
  const spans = found.map(spanOf);
  const parts = found.at(-1)!.map((one) => spanOf([one]));
  const span = spans.find(([from, to]) => to - from <= size) ?? fullestSpan(parts, size);
  const edges = spaces.map((one) => one.getBoundingClientRect()[axis.start] - frame);
  scroller[axis.scroll] += alignedStart(span, size, [...new Set(edges)]);
}
