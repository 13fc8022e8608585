import type { Explanation } from '@signalbox/bots';
import { useState } from 'react';
import { useWords } from '../text/context.ts';
import style from './around/tabs.module.css';

/** A bot's reason, on request. */
export function Why({ because, tabIndex }: { because: Explanation; tabIndex?: number }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <span className={style.why}>
      <button type="button" tabIndex={tabIndex} aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.t('hint/why')}
      </button>
      {open && <span data-reason>{words.say(because.key, because.details)}</span>}
    </span>
  );
}
