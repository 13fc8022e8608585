import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls an element into view when it appears or changes, unless it is visible; then what else has to be in sight, the
 * most important last.
 */
export function useInSight<E extends HTMLElement>(
  what: string | null,
  also: (element: E) => readonly (Element | null | undefined)[] = nothing,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (what === null) return;
    // In the next frame, to avoid a second layout.
    const frame = requestAnimationFrame(() => {
      if (!element.current) return;
      for (const one of [element.current, ...also(element.current)])
        one?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [what, also]);
  return element;
}

const nothing = () => [];
