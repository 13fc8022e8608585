import type { WirePending } from '@signalbox/protocol';
import { builtChoices, rangesOf } from '@signalbox/table/offers.ts';
import { Button } from '../../parts/Button.tsx';
import { useWords } from '../../text/context.ts';
import { actionKindOf, endsTurn } from '../choice.ts';
import { choiceText, shortText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import type { Item } from '../panels/groups.ts';
import { RangeGroup } from '../panels/PickPanel.tsx';
import { SeveralAtOnce } from '../panels/SalePanel.tsx';
import { DealBox } from './DealBox.tsx';
import style from './deal.module.css';
import { useDealing } from './deal-context.ts';

/** What is about no company of the table: passing, private companies, deals with other players. */
export function DealBar({ pending, free }: { pending: WirePending; free: readonly Item[] }) {
  const { presentation, view } = useTable();
  const { plan, barred } = useDealing();
  const { decision, offer } = pending;
  const possible = free.filter(({ reason }) => reason === null);
  const last = barred?.choice ?? plan.at(-1);
  const told = last !== undefined && presentation.about(view, last) === null;
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
        <RangeGroup ranges={rangesOf(offer)} decision={decision} />
        <SeveralAtOnce sales={builtChoices(offer, 'sale')} />
      </div>
      {told && <DealBox decision={decision} />}
    </div>
  );
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
