import { ACCEPT } from '@signalbox/kernel';
import { proposedIn } from '@signalbox/rails';
import { listedChoices } from '@signalbox/table/offers.ts';
import { useWords } from '../../text/context.ts';
import { Consequences } from '../Consequences.tsx';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { usePreview } from '../use-preview.ts';
import { PlainChoices } from './PlainChoices.tsx';
import type { PanelProps } from './panel-props.ts';

/** A proposed deal, to accept or decline. */
export function ConsentPanel({ pending }: PanelProps) {
  const words = useWords();
  const { view } = useTable();
  const proposed = proposedIn(view);
  const accepted = usePreview(ACCEPT);
  const key = [`proposal/${proposed?.proposal.kind}`].find(words.has);
  return (
    <>
      {key && (
        <p data-proposal>{words.say(key, { ...proposed?.proposal, proposer: proposed?.proposer ?? null })}</p>
      )}
      {accepted?.ok && !accepted.outlook && <Consequences after={accepted.view} everybody />}
      {(!accepted?.ok || accepted.outlook) && <PreviewText preview={accepted} />}
      <PlainChoices pending={pending} choices={listedChoices(pending.offer)} />
    </>
  );
}
