import { endGame } from '@signalbox/kernel';
import { agreedEnd } from '@signalbox/rails';
import { doesAnyOperate, playing, type State, worthOf } from './state.ts';
import { canAnybodyBuy, canAnybodyTrade } from './stock-round.ts';

/** A bankrupt player cannot win, however little the others have. */
function finish(state: State, reason: string): void {
  const scores = Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)]));
  endGame(state, reason, scores, playing(state));
}

/** §11: once the bank has been empty, the game ends with the set of operating rounds. */
export function endIfBankBroken(state: State): void {
  if (state.bankBroken) finish(state, 'bank');
}

/** Ruling A7: no company operates, no private pays, and nobody could trade in the next stock round either. */
export function endIfNothingIsLeft(state: State): void {
  const pays = Object.values(state.privates).some((owner) => owner);
  if (!pays && !doesAnyOperate(state) && !canAnybodyTrade(state)) finish(state, 'nothing-left');
}

/** After two sets without any change all are asked. */
export const countNow = agreedEnd<State>({
  rule: '11',
  sets: 2,
  position: ({ shares, companies, tiles, stations, hotels }) => [shares, companies, tiles, stations, hotels],
  players: playing,
  finish,
});

/** No company operates, and nobody has the money to change that. */
export function isIdle(state: State): boolean {
  return !doesAnyOperate(state) && !canAnybodyBuy(state);
}

/** §11: the last player who is not bankrupt wins at once. */
export function endIfBankrupt(state: State): void {
  const survivors = playing(state);
  if (survivors.length > 1 && state.options.bankruptcyEnds === 'last-survivor') return;
  if (survivors.length === state.seats.length) return;
  finish(state, 'bankruptcy');
}
