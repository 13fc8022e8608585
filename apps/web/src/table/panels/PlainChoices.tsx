import type { Json } from '@signalbox/kernel';
import type { WirePending } from '@signalbox/protocol';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { actionKindOf, endsTurn } from '../choice.ts';
import { shortText } from '../choice-text.ts';
import { useTable } from '../context.ts';

/** A row of buttons. */
export function PlainChoices({ pending, choices }: { pending: WirePending; choices: readonly Json[] }) {
  const words = useWords();
  const { act, busy, snapshot } = useTable();
  if (choices.length === 0) return null;
  return (
    <div className={parts.row}>
      {choices.map((choice) => (
        <Button
          key={JSON.stringify(choice)}
          data-choice={actionKindOf(choice)}
          disabled={busy}
          onClick={() => void act(choice)}
        >
          {endsTurn(snapshot.entries.at(-1), pending, choice)
            ? words.t('table/done')
            : shortText(words, pending.decision, choice)}
        </Button>
      ))}
    </div>
  );
}
