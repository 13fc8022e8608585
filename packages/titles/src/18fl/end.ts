import { endGame } from '@signalbox/kernel';
import { playing, type State, worthOf } from './state.ts';

/** Whoever is bankrupt cannot win, however little the others have. */
function finish(state: State, reason: string): void {
  const scores = Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)]));
  endGame(state, reason, scores, playing(state));
}

/** §11: when the bank has been empty, the game ends with the set of operating rounds. */
export function endIfBankBroken(state: State): void {
  if (state.bankBroken) finish(state, 'bank');
}

/** The rules are silent on a table where nothing can happen any more: it ends as it stands. */
export function endAtStandstill(state: State): void {
  finish(state, 'standstill');
}

/** §11: the last player who is not bankrupt wins at once. */
export function endIfBankrupt(state: State): void {
  const survivors = playing(state);
  if (survivors.length > 1 && state.options.bankruptcyEnds === 'last-survivor') return;
  if (survivors.length === state.seats.length) return;
  finish(state, 'bankruptcy');
}
