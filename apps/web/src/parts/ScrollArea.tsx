import type { ReactNode } from 'react';
import style from './parts.module.css';

/** Wide content that scrolls sideways, also with the keyboard. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
    <section className={style.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
