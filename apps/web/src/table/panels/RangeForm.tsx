import type { WireRange } from '@signalbox/table/offers.ts';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { Consequences } from '../Consequences.tsx';
import { type Fields, isFields } from '../choice.ts';
import { choiceText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { usePreview } from '../use-preview.ts';
import { CashAfter } from './CashAfter.tsx';
import style from './panels.module.css';

interface RangeProps {
  range: WireRange;
  decision: string;
  /** The number to start with, if not the lowest. */
  start?: number;
  /** Until the auction ends a bid changes nothing: what paying it would leave is shown instead. */
  bid?: boolean;
  /** In a list what would come of it is shown for the form that is being filled in. */
  oneOfMany?: boolean;
}

/** A number to enter: a bid, a price. For the next player at this device, and above a higher bid, it begins anew. */
export function RangeForm(props: RangeProps) {
  const { seat } = useTable();
  return <NumberForm key={JSON.stringify([seat, props.range])} {...props} />;
}

function NumberForm({ range, decision, start, bid = false, oneOfMany = false }: RangeProps) {
  const words = useWords();
  const { act, busy } = useTable();
  const asksOthers = useAsksOthers(range.base);
  const [amount, setAmount] = useState(start ?? range.min);
  const [told, setTold] = useState(!oneOfMany);
  const { min, max, step } = range;
  const choice = { ...range.base, [range.field]: amount };
  // Trains are paid from treasuries.
  const money = isForTrain(range.base) ? words.treasury : words.money;
  const fits = amount >= min && amount <= max && (amount - min) % step === 0;
  const preview = usePreview(fits && !bid && told ? choice : undefined);
  const figures = preview?.ok && !preview.outlook ? preview.view : null;
  return (
    <form
      className={style.range}
      onFocus={() => setTold(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget !== null && setTold(!oneOfMany || currentTarget.contains(relatedTarget))
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) void act(choice);
      }}
    >
      <label className={parts.field}>
        <span>
          {choiceText(words, decision, choice)}
          {words.t(step > 1 ? 'table/bounds-in-steps' : 'table/bounds', {
            from: money(min),
            to: money(max),
            step: money(step),
          })}
        </span>
        <span className={parts.row}>
          <Button onClick={() => setAmount(Math.max(min, amount - step))} aria-label={words.t('table/less')}>
            −
          </Button>
          <input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={step}
            value={amount}
            onChange={(event) => setAmount(event.target.valueAsNumber || 0)}
          />
          <Button onClick={() => setAmount(Math.min(max, amount + step))} aria-label={words.t('table/more')}>
            +
          </Button>
          <Button kind="main" type="submit" disabled={!fits || busy}>
            {words.t(asksOthers ? 'table/propose' : 'table/confirm')}
          </Button>
        </span>
      </label>
      {bid && fits && <CashAfter bid={amount} />}
      {figures && <Consequences after={figures} everybody />}
      {!bid && <PreviewText preview={preview} figures={figures !== null} />}
    </form>
  );
}

function isForTrain(base: WireRange['base']): base is Fields {
  return isFields(base) && 'train' in base;
}

/** Does somebody else have to agree: another player, or the one who acts for the company with which it is a deal? */
function useAsksOthers(base: WireRange['base']): boolean {
  const { presentation, view, seat } = useTable();
  if (!isFields(base)) return false;
  const other = base.from ?? base.to;
  const company = presentation.companies(view).find(({ id }) => id === other);
  if (company) {
    const { actorFor } = presentation;
    return (actorFor ? actorFor(view, company.id) : company.president) !== seat;
  }
  return other !== seat && presentation.players(view).some((player) => player.seat === other);
}
