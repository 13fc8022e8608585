import type { BarredChoice } from '@signalbox/table/offers.ts';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import { choiceText } from '../choice-text.ts';
import { Reason } from '../Reason.tsx';
import style from './panels.module.css';

/** Candidates that are not legal now, each with the reason. */
export function BarredList({ decision, barred }: { decision: string; barred: readonly BarredChoice[] }) {
  const words = useWords();
  if (barred.length === 0) return null;
  return (
    <details className={style.barred}>
      <summary>{words.t('table/not-possible', { count: barred.length })}</summary>
      <ul>
        {barred.map(({ choice, reason }) => (
          <li key={JSON.stringify(choice)}>
            <strong>{choiceText(words, decision, choice)}</strong>
            {colon(words)}
            <Reason problem={reason} />
          </li>
        ))}
      </ul>
    </details>
  );
}
