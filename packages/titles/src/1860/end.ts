import { endGame } from '@signalbox/kernel';
import { agreedEnd } from '@signalbox/rails';
import { LAST_CELL } from './data/market.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { worthOf } from './share-value.ts';
import { operatingCompanies, type State } from './state.ts';
import { canAnybodyDo } from './trade.ts';

export function finish(state: State, reason: string): void {
  endGame(state, reason, Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)])));
}

/** Why the game ends with this operating round: a price has reached the end of the market, or the bank is empty. */
export function endDue(state: State): 'market' | 'bank' | null {
  if (Object.values(state.markers).some(({ cell }) => cell === LAST_CELL)) return 'market';
  return state.broken ? 'bank' : null;
}

export function endIfDue(state: State): void {
  const reason = endDue(state);
  if (reason) finish(state, reason);
}

/** Ruling A7: after two sets without any change all are asked. */
export const countNow = agreedEnd<State>({
  rule: 'END',
  sets: 2,
  position: ({ shares, companies, privates, tiles, stations }) => [
    shares,
    companies,
    privates,
    tiles,
    stations,
  ],
  players: ({ seats }) => seats,
  finish,
});

/** No company operates, no private pays, and nobody has the money to change that. */
export function isIdle(state: State): boolean {
  const paying = PRIVATE_IDS.some((id) => state.seats.some((seat) => state.privates[id] === seat));
  return (
    !paying && operatingCompanies(state).length === 0 && !canAnybodyDo(state, 'buy', 'start', 'buy-private')
  );
}

const MAX_SETS = 100;

/** 18xx.games stops a game that has not ended after a hundred sets. */
export function endAfterHundredSets(state: State): void {
  if (state.options.stalemate === 'hundred-sets' && state.round.stock >= MAX_SETS) finish(state, 'stopped');
}

/** Ruling A7: nothing operates, pays or can be traded, and nothing will change that. */
export function endIfNothingIsLeft(state: State): void {
  if (
    state.options.stalemate !== 'hundred-sets' &&
    isIdle(state) &&
    !canAnybodyDo(state, 'sell', 'sell-private', 'exchange')
  )
    finish(state, 'nothing-left');
}
