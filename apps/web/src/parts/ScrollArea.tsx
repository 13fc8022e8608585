import { type ReactNode, useEffect, useRef } from 'react';
import style from './parts.module.css';

/** Wide content that scrolls sideways, also with the keyboard. */
export function ScrollArea({
  label,
  show,
  step = 1,
  children,
}: {
  label: string;
  /** Where to start, as a fraction of its width: the important part may be far to the right. */
  show?: number | undefined;
  /** The width of its columns in pixels, of which none is cut at the beginning. */
  step?: number;
  children: ReactNode;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = section;
    if (!current || show === undefined) return;
    const middle = show * current.scrollWidth - current.clientWidth / 2;
    current.scrollLeft = Math.round(middle / step) * step;
  }, [show, step]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
    <section ref={section} className={style.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
