import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks what scrolls as compact while its rows do not fit otherwise, and keeps in sight what is asked about: what is told
 * above the rows may come a moment later. What is told below a row does not count: rows that moved while somebody chooses
 * among them would be missed.
 */
export function useCompactRows(): RefObject<HTMLElement | null> {
  const scroll = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = scroll.current!;
    const measure = () => {
      if (element.querySelector('[data-deal]')) return;
      element.removeAttribute('data-compact');
      element.toggleAttribute('data-compact', element.scrollHeight > element.clientHeight + 1);
      // The share that is exchanged comes last, as the more important one.
      for (const asked of ['acting', 'exchanged'])
        element.querySelector(`[data-${asked}]`)?.scrollIntoView({ block: 'nearest' });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return scroll;
}
