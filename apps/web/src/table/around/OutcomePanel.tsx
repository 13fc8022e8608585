import type { Outcome } from '@signalbox/kernel';
import { useWords } from '../../text/context.ts';
import style from '../action.module.css';

export function OutcomePanel({ outcome }: { outcome: Outcome }) {
  const words = useWords();
  const ranking = Object.entries(outcome.scores).toSorted(([, a], [, b]) => b - a);
  return (
    <div className={style.outcome} data-outcome={outcome.reason}>
      <h2>{words.t('table/won', { winners: outcome.winners as string[], count: outcome.winners.length })}</h2>
      <p>{words.say(`ending/${outcome.reason}`)}</p>
      <ol>
        {ranking.map(([seat, score]) => (
          <li key={seat}>
            {words.seat(seat)}: {words.money(score)}
          </li>
        ))}
      </ol>
    </div>
  );
}
