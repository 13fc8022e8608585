import type { Json } from '@signalbox/kernel';
import { useWords } from '../../text/context.ts';
import { listedChoices } from '../../wire/offers.ts';
import { useTable } from '../context.ts';
import { PlainChoices } from './PlainChoices.tsx';
import type { PanelProps } from './panel-props.ts';

type Proposal = Readonly<Record<string, Json>>;

/** Somebody proposes a deal: what it is, and whether to take it. */
export function ConsentPanel({ pending }: PanelProps) {
  const words = useWords();
  const { view } = useTable();
  const vars = view.stack.at(-1)?.vars as { proposer?: string; proposal?: Proposal } | undefined;
  const { do: deed, ...details } = vars?.proposal ?? {};
  const kind = deed ?? ['merger', 'token', 'priority'].find((one) => one in details) ?? 'buy-train';
  const key = [`proposal/${kind}`].find(words.has);
  return (
    <>
      {key && <p data-proposal>{words.say(key, { ...details, proposer: vars?.proposer ?? null })}</p>}
      <PlainChoices pending={pending} choices={listedChoices(pending.offer)} />
    </>
  );
}
