import { endGame } from '@signalbox/kernel';
import { LAST_CELL } from './data/market.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { worthOf } from './share-value.ts';
import { operatingCompanies, type State } from './state.ts';

export function finish(state: State, reason: string): void {
  endGame(state, reason, Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)])));
}

/** “End of the game”: with the operating round in which a price reaches the end of the market or the bank is empty. */
export function endIfDue(state: State): void {
  if (Object.values(state.markers).some(({ cell }) => cell === LAST_CELL)) finish(state, 'market');
  else if (state.broken) finish(state, 'bank');
}

/** Sets of operating rounds without any operation or income after which nothing is expected any more. */
const IDLE_SETS = 2;

/**
 * The text has no end for a game that has come to a stop: no company operates and no private pays anybody. If that
 * happens in two sets in a row, the game is counted as it stands.
 */
export function endIfStandstill(state: State): void {
  const paying = PRIVATE_IDS.some((id) => state.seats.some((seat) => state.privates[id] === seat));
  state.idleSets = paying || operatingCompanies(state).length > 0 ? 0 : state.idleSets + 1;
  if (state.idleSets === IDLE_SETS) finish(state, 'standstill');
}
