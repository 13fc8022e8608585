import { type RefObject, useEffect, useRef } from 'react';

/** Brings something into sight when it appears or changes; what can be seen already stays where it is. */
export function useInSight<E extends HTMLElement>(what: string | null): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (what !== null) element.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return element;
}
