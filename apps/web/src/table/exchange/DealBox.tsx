import type { GameState } from '@signalbox/kernel';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { PHONE, useMedia } from '../../parts/use-media.ts';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import { Consequences } from '../Consequences.tsx';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { CashAfter } from '../panels/CashAfter.tsx';
import { ChoiceRemark } from '../panels/ChoiceRemark.tsx';
import { ConfirmOrCancel } from '../panels/ConfirmOrCancel.tsx';
import { Reason } from '../Reason.tsx';
import { useChoiceText } from '../use-choice-text.ts';
import { useFocusAfterKey } from '../use-focus-after-key.ts';
import { useInSight } from '../use-in-sight.ts';
import style from './deal.module.css';
import { useDealing } from './deal-context.ts';

/**
 * Starting a company lowers the player's net worth until it floats, so an explanation is shown there; where a share
 * price falls, none is needed. Where the figures show the change, it is not repeated.
 */
function useLowerWorth(after: GameState, isShown: boolean): string | null {
  const words = useWords();
  const { presentation, view, seat } = useTable();
  const worth = (at: GameState) =>
    presentation.players(at).find((player) => player.seat === seat)?.worth ?? 0;
  const prices = (at: GameState) => presentation.companies(at).map(({ id, price }) => [id, price] as const);
  const later = new Map(prices(after));
  const falls = prices(view).some(([id, price]) => price !== null && (later.get(id) ?? 0) < price);
  const [now, then] = [worth(view), worth(after)];
  if (falls || then >= now) return null;
  const text = words.t('sheet/worth-means');
  return isShown ? words.t('sheet/worth-is', { text }) : words.t('sheet/worth-falls', { now, then, text });
}

/**
 * How many shares a company that is started now still needs, which rows show of those that have been started, and what it
 * will receive then.
 */
function useFloating(after: GameState): string[] {
  const words = useWords();
  const { presentation, view } = useTable();
  const missing = (at: GameState, id: string) => presentation.listing?.(at, id).toFloat ?? null;
  const started = presentation
    .companies(after)
    .find(({ id }) => !!missing(after, id) && missing(view, id) === null);
  const listing = started && presentation.listing?.(after, started.id);
  if (!listing) return [];
  const { toFloat, capital } = listing;
  return [
    words.t('exchange/to-float', { count: toFloat! }),
    ...(capital === null ? [] : [words.t('exchange/capital', { capital })]),
  ];
}

/** What the figures alone do not tell. */
export function Remarks({ after, isWorthShown }: { after: GameState; isWorthShown: boolean }) {
  const lowerWorth = useLowerWorth(after, isWorthShown);
  const remarks = [...useFloating(after), ...(lowerWorth === null ? [] : [lowerWorth])];
  return (
    remarks.length > 0 && (
      <p className={parts.soft} data-remarks>
        <Facts facts={remarks} />
      </p>
    )
  );
}

/** The row that a deal is told below, and its buttons. */
const rowAndButtons = (deal: HTMLElement) => [
  deal.closest('tr')?.previousElementSibling,
  deal.querySelector('[data-deal-buttons]'),
];

/** The selected action, its consequences, and the button to confirm it, below its row. */
export function DealBox({ decision }: { decision: string }) {
  const words = useWords();
  const { busy } = useTable();
  // Without a table below it, what changes for the others is told here.
  const narrow = useMedia(PHONE);
  const said = useChoiceText(decision);
  const { plan, forecast, barred, confirm, cancel } = useDealing();
  const main = useFocusAfterKey(JSON.stringify(plan));
  const sight = useInSight<HTMLDivElement>(`${JSON.stringify(plan)} ${forecast !== null}`, rowAndButtons);
  return (
    <div ref={sight} className={style.deal} aria-live="polite" data-deal>
      {barred ? (
        <p className={parts.problem}>
          <strong>{said(barred.choice)}</strong>
          {colon(words)}
          <Reason problem={barred.reason!} />
        </p>
      ) : (
        <div className={style.dealText}>
          <h3>{plan.map(said).join(' → ')}</h3>
          {forecast?.ok && !forecast.outlook && <Consequences after={forecast.view} everybody={narrow} />}
          {typeof plan[0] === 'number' && <CashAfter bid={plan[0]} />}
          <ChoiceRemark choices={plan} />
          <PreviewText preview={forecast} figures={forecast?.ok === true && !forecast.outlook} />
          {forecast?.ok && (
            <Remarks after={forecast.view} isWorthShown={narrow || forecast.outlook !== null} />
          )}
        </div>
      )}
      <div className={`${parts.row} ${style.dealButtons}`} data-deal-buttons>
        <ConfirmOrCancel
          ref={main}
          confirm={barred ? null : confirm}
          cancel={cancel}
          disabled={busy || forecast?.ok === false}
          shortcut="C"
        />
      </div>
    </div>
  );
}
