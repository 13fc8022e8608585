import { type ReactNode, useEffect, useRef } from 'react';
import style from './parts.module.css';

/** Wide content that scrolls sideways, also with the keyboard. */
export function ScrollArea({
  label,
  show,
  children,
}: {
  label: string;
  /** Where to start, as a fraction of its width: the important part may be far to the right. */
  show?: number | undefined;
  children: ReactNode;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = section;
    if (current && show !== undefined)
      current.scrollLeft = show * current.scrollWidth - current.clientWidth / 2;
  }, [show]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
    <section ref={section} className={style.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
