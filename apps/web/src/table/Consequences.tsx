import type { GameState } from '@signalbox/kernel';
import { useWords } from '../text/context.ts';
import type { Words } from '../text/words.ts';
import { type Change, changesBetween } from './consequences.ts';
import { useTable } from './context.ts';
import style from './panels/panels.module.css';

/** Before and after: cash, percentage, price, presidency. */
export function Consequences({ after }: { after: GameState }) {
  const words = useWords();
  const { presentation, view, seat } = useTable();
  const changes = changesBetween(presentation, seat, view, after);
  if (changes.length === 0) return null;
  return (
    <dl className={style.changes}>
      {changes.map((change) => (
        <div key={`${change.what} ${change.of}`}>
          <dt>
            {words.t(`change/${change.what}`, {
              of: presentation.emblems[change.of]?.letters ?? words.seat(change.of),
            })}
          </dt>
          <dd>
            {shown(words, change.what, change.before)} <span aria-hidden="true">→</span>
            <span className={style.becomes}> {shown(words, change.what, change.after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shown(words: Words, what: Change['what'], value: Change['before']): string {
  if (value === null) return '–';
  if (typeof value === 'string') return words.seat(value);
  if (what === 'share') return words.percent(value);
  if (what === 'certificates') return String(value);
  return what === 'treasury' ? words.treasury(value) : words.money(value);
}
