import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view when it appears or changes, unless it is visible. */
export function useInSight<E extends HTMLElement>(what: string | null): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (what === null) return;
    // In the next frame, to avoid a second layout.
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [what]);
  return element;
}
