import { proposedIn } from '@signalbox/rails';
import { listedChoices } from '@signalbox/table/offers.ts';
import { useWords } from '../../text/context.ts';
import { isFields } from '../choice.ts';
import { useTable } from '../context.ts';
import { PlainChoices } from './PlainChoices.tsx';
import type { PanelProps } from './panel-props.ts';

/** Somebody proposes a deal: what it is, and whether to take it. */
export function ConsentPanel({ pending }: PanelProps) {
  const words = useWords();
  const { view } = useTable();
  const proposed = proposedIn(view);
  const { do: deed, ...details } = proposed && isFields(proposed.proposal) ? proposed.proposal : {};
  const kind = deed ?? ['merger', 'token', 'priority'].find((one) => one in details) ?? 'buy-train';
  const key = [`proposal/${kind}`].find(words.has);
  return (
    <>
      {key && <p data-proposal>{words.say(key, { ...details, proposer: proposed?.proposer ?? null })}</p>}
      <PlainChoices pending={pending} choices={listedChoices(pending.offer)} />
    </>
  );
}
