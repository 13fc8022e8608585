import { type RefObject, useEffect, useRef } from 'react';

/** Brings something into sight when it appears or changes; what can be seen already stays where it is. */
export function useInSight<E extends HTMLElement>(what: string | null): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (what === null) return;
    // With the next picture: asked at once, the page would have to be laid out twice.
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [what]);
  return element;
}
