import { endGame } from '@signalbox/kernel';
import { LAST_CELL } from './data/market.ts';
import { PRIVATE_IDS, type Private } from './data/privates.ts';
import { worthOf } from './share-value.ts';
import { operatingCompanies, type State } from './state.ts';
import { canTrade } from './trade.ts';

export function finish(state: State, reason: string): void {
  endGame(state, reason, Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)])));
}

/** “End of the game”: with the operating round in which a price reaches the end of the market or the bank is empty. */
export function endIfDue(state: State): void {
  if (Object.values(state.markers).some(({ cell }) => cell === LAST_CELL)) finish(state, 'market');
  else if (state.broken) finish(state, 'bank');
}

/**
 * The text has no end for a game that cannot go on: no company operates, no private brings income, and nobody can
 * buy anything or has anything to sell. It is counted as it stands.
 */
export function endIfStandstill(state: State): void {
  const income = operatingCompanies(state).length > 0 || PRIVATE_IDS.some((id) => isWithPlayer(state, id));
  if (!income && state.seats.every((seat) => !canTrade(state, seat))) finish(state, 'standstill');
}

function isWithPlayer(state: State, id: Private): boolean {
  const owner = state.privates[id];
  return owner !== undefined && owner !== null && state.seats.includes(owner);
}
