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
