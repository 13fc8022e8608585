import type { Json } from '@signalbox/kernel';
import type { WirePending } from '@signalbox/protocol';
import { Fragment } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { actionKindOf, endsTurn } from '../choice.ts';
import { shortText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { AskFirst, type Asking, useAskFirst } from './AskFirst.tsx';

/** A row of buttons. */
export function PlainChoices({
  pending,
  choices,
  asking,
}: {
  pending: WirePending;
  choices: readonly Json[];
  /** Where something else can be chosen instead, which has to be confirmed too. */
  asking?: Asking;
}) {
  const words = useWords();
  const { busy, snapshot } = useTable();
  const alone = useAskFirst();
  const { isAsked, choose } = asking ?? alone;
  if (choices.length === 0) return null;
  return (
    <div className={parts.row}>
      {choices.map((choice) => (
        <Fragment key={JSON.stringify(choice)}>
          <Button
            data-choice={actionKindOf(choice)}
            disabled={busy}
            aria-pressed={isAsked(choice) || undefined}
            onClick={() => choose(choice)}
          >
            {endsTurn(snapshot.entries.at(-1), pending, choice)
              ? words.t('table/done')
              : shortText(words, pending.decision, choice)}
          </Button>
          <AskFirst choice={choice} asking={asking ?? alone} />
        </Fragment>
      ))}
    </div>
  );
}
