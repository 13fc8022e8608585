import { type Action, CHANCE, frameOf, type Json, PASS, type Seat } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { PROCEDURES } from '@signalbox/titles/1841/door.ts';
import type { Question } from '../recording/question.ts';
import type { RecordedAction } from '../recording/recording.ts';
import { ourCompany } from './names.ts';

/** What the recording tells besides the next action. */
interface Recorded {
  readonly seatOf: (player: unknown) => Seat;
  /** Will this one do anything from an action on? */
  readonly actsAgain: (seat: Seat, action: RecordedAction) => boolean;
  /** Has somebody just declared himself bankrupt? */
  readonly isRuined: boolean;
}

/** What the site did not ask, since nobody had a choice there or nobody wanted one: how it passes. */
export function passedOver(
  state: State,
  pending: Question,
  next: RecordedAction | null,
  { seatOf, actsAgain, isRuined }: Recorded,
): Action | null {
  const seat = pending.seats[0]!;
  const passing = (ours: Json): Action => ({ seat, decision: pending.decision, choice: ours });
  if (next === null) return null;
  switch (pending.decision) {
    case 'draw-auction-order':
      return { ...passing(state.seats[state.order.length]!), seat: CHANCE };
    case 'put-up':
      return next.type === 'bid' && seatOf(next.entity) === seat ? passing(String(next.company)) : null;
    case 'trade':
      return frameOf(state, PROCEDURES.stockTurn)?.vars.acted || pending.few().length === 1
        ? passing(PASS)
        : null;
    case 'bid':
      return pending.few().length === 1 ? passing(PASS) : null;
    case 'first-shares':
      return passing(PASS);
    case 'lay-track':
    case 'place-token':
    case 'buy-token':
    case 'company-sale':
    case 'company-purchase':
      return passing(PASS);
    case 'run-trains':
      return passing({ routes: [] });
    case 'buy-train':
      return passing(isNeedy(state, next) ? { do: 'emergency' } : PASS);
    case 'merge':
    case 'convert':
    case 'subscribe':
      return passing(PASS);
    case 'trade-up':
      return passing(PASS);
    case 'grant-round':
      return passing(PASS);
    case 'sell-in-need':
      // It sells everything of a bankrupt player.
      return next.type === 'bankrupt' || isRuined
        ? passing(pending.largestBlock())
        : onlyChoice(pending, passing);
    case 'return-or-leave':
      return passing(actsAgain(seat, next) ? 'return' : 'leave');
    case 'keep-tokens':
      return pending.few().length > 0 ? passing(pending.few()[0]!) : null;
    default:
      return onlyChoice(pending, passing);
  }
}

function onlyChoice(pending: Question, passing: (ours: Json) => Action): Action | null {
  const only = pending.few();
  return only.length === 1 ? passing(only[0]!) : null;
}

/** Somebody of the operator's chain of control sells to pay for a train, or pays without selling. */
function isNeedy(state: State, next: RecordedAction): boolean {
  return (next.type === 'sell_shares' && next.share_price !== undefined) || needsHelp(state, next);
}

/** The treasury alone cannot pay for this train, and nobody has been asked for help yet. */
export function needsHelp(state: State, action: RecordedAction): boolean {
  const inNeed = frameOf(state, PROCEDURES.trainStep)?.vars.inNeed;
  const short = cashOf(state, ourCompany(action.entity) ?? '') < Number(action.price);
  return action.type === 'buy_train' && short && inNeed !== true;
}
