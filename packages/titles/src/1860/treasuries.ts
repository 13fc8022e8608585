import type { Seat } from '@signalbox/kernel';
import { CREDITS, sharesOf } from '@signalbox/rails';
import type { State } from './state.ts';

/**
 * Other rules: players' money is public. With the option, a company's is only shown to its shareholders. What is left
 * at the bank is hidden too, since it would reveal the total of the treasuries.
 */
export function treasuriesSeenBy(state: State, seat: Seat | null): State {
  if (!state.options.hiddenTreasuries) return state;
  const seen = Object.entries(state.cash).filter(
    ([owner]) =>
      owner !== CREDITS &&
      (state.shares[owner] === undefined || (seat !== null && sharesOf(state, owner, seat) > 0)),
  );
  return { ...state, cash: Object.fromEntries(seen) };
}
