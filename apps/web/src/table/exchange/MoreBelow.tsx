import { useWords } from '../../text/context.ts';
import style from './company-table.module.css';

/** Says that a table goes on below its last visible row, as long as it does. */
export function MoreBelow() {
  const words = useWords();
  return (
    <span className={style.moreBelow} aria-hidden="true" data-more-below>
      ▾ {words.t('exchange/more-below')}
    </span>
  );
}

/** Says the same of rows above the first visible one: below its heading a table does not look scrolled. */
export function MoreAbove() {
  const words = useWords();
  return (
    <span className={style.moreAbove} aria-hidden="true" data-more-above>
      ▴ {words.t('exchange/more-above')}
    </span>
  );
}
