import type { GameEvent, Json } from '@signalbox/kernel';
import type { WirePending } from '@signalbox/protocol';
import { builtChoices, rangesOf } from '@signalbox/table/offers.ts';
import { memo } from 'react';
import { Button } from '../../parts/Button.tsx';
import { useWords } from '../../text/context.ts';
import type { AuctionSheet } from '../../titles/presentation.ts';
import { previewSentence } from '../around/sentences.ts';
import { actionKindOf, endsTurn } from '../choice.ts';
import { choiceText, shortText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import type { Item } from '../panels/groups.ts';
import { RangeGroup } from '../panels/PickPanel.tsx';
import { RangeForm } from '../panels/RangeForm.tsx';
import { SeveralAtOnce } from '../panels/SalePanel.tsx';
import { usePreview } from '../use-preview.ts';
import { DealBox } from './DealBox.tsx';
import style from './deal.module.css';
import { useDealing } from './deal-context.ts';
import { usePicked } from './use-companies.ts';

/** Actions that belong to no row: passing, bids, deals with other players. */
export function DealBar({ pending, free }: { pending: WirePending; free: readonly Item[] }) {
  const { told } = usePicked();
  const possible = free.filter(({ reason }) => reason === null);
  const isPass = ({ choice }: Item) => actionKindOf(choice) === 'pass' || choice === 'pass';
  return (
    <div className={style.bar}>
      <div className={style.barButtons}>
        {possible.filter(isPass).map((item) => (
          <FreeButton key={JSON.stringify(item.choice)} pending={pending} item={item} />
        ))}
        {possible
          .filter((item) => !isPass(item))
          .map((item) => (
            <FreeButton key={JSON.stringify(item.choice)} pending={pending} item={item} />
          ))}
        {possible.filter(isPass).map(({ choice }) => (
          <LastPass key={JSON.stringify(choice)} pass={choice} />
        ))}
        <Forms pending={pending} />
      </div>
      {told === null && <DealBox decision={pending.decision} />}
    </div>
  );
}

/** A pass is made without being confirmed, so it is said beforehand if it is the last one of the stock round. */
function LastPass({ pass }: { pass: Json }) {
  const preview = usePreview(pass);
  return preview?.ok ? <EndOfRound events={preview.events} /> : null;
}

export function EndOfRound({ events }: { events: readonly GameEvent[] }) {
  const words = useWords();
  const end = events.find(({ type }) => type === 'stock-round-ended');
  if (!end) return null;
  return (
    <span className={style.lastPass} data-last-pass>
      {words.t('exchange/if-passed', { text: previewSentence(words, end) })}
    </span>
  );
}

/** Numbers to enter, and sales of several companies; a selection in the rows does not change them. */
const Forms = memo(function Forms({ pending: { decision, offer } }: { pending: WirePending }) {
  const { presentation, view } = useTable();
  const ranges = rangesOf(offer);
  const auction = presentation.auction?.(view);
  return (
    <>
      {auction?.standing ? (
        <>
          <Standing auction={auction} standing={auction.standing} />
          {ranges.map((range) => (
            <RangeForm key={JSON.stringify(range.base)} range={range} decision={decision} bid />
          ))}
        </>
      ) : (
        <RangeGroup ranges={ranges} decision={decision} />
      )}
      <SeveralAtOnce sales={builtChoices(offer, 'sale')} />
    </>
  );
});

/** What is bid for, and the highest bid, beside the number that is entered. */
function Standing({ auction: { lots }, standing: { lot, highest } }: StandingProps) {
  const words = useWords();
  const found = lots.find(({ id }) => id === lot);
  if (!found) return null;
  // As the log calls it.
  const own = `lot/${found.id}`;
  const name = words.has(own) ? words.say(own) : (found.emblem?.letters ?? words.say(found.nameKey));
  return (
    <strong className={style.standing} data-standing>
      {highest
        ? words.t('auction/highest', {
            lot: name,
            amount: highest.amount,
            seat: highest.seat,
          })
        : words.t('auction/no-bid', { lot: name })}
    </strong>
  );
}

interface StandingProps {
  readonly auction: AuctionSheet;
  readonly standing: NonNullable<AuctionSheet['standing']>;
}

function FreeButton({ pending, item }: { pending: WirePending; item: Item }) {
  const words = useWords();
  const { busy, snapshot } = useTable();
  const { plan, pick } = useDealing();
  const { choice } = item;
  const ends = endsTurn(snapshot.entries.at(-1), pending, choice);
  const key = [`short/${pending.decision}/${actionKindOf(choice)}`].find(words.has);
  const text = key ? shortText(words, pending.decision, choice) : choiceText(words, pending.decision, choice);
  return (
    <Button
      data-choice={actionKindOf(choice)}
      aria-pressed={plan.some((one) => JSON.stringify(one) === JSON.stringify(choice))}
      disabled={busy}
      onClick={() => pick(item)}
    >
      {ends ? words.t('table/done') : text}
    </Button>
  );
}
