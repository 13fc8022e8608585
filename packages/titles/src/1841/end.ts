import { emit, endGame } from '@signalbox/kernel';
import { reachedPlaces } from '@signalbox/rails';
import { COMPANY_IDS } from './data/companies.ts';
import { reach } from './reach.ts';
import { boardOf, isActive, playing, type State, worthOf } from './state.ts';

function finish(state: State, reason: string): void {
  endGame(state, reason, Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)])));
}

/** Does the game end as soon as the turn is over, or with the whole set (§8.6)? */
function endsAtOnce(state: State): boolean {
  return !state.options.wholeSets;
}

/** §5: a price of 516, or the last box, ends the game with the turn of the company. */
export function endIfTriggered(state: State): void {
  if (state.trigger !== null && endsAtOnce(state)) finish(state, state.trigger);
}

/** §5: with an empty bank the operating round is finished. */
export function endIfBankBroken(state: State): void {
  if (state.bankBroken && endsAtOnce(state)) finish(state, 'bank');
}

/** §8.6: whatever happened, all operating rounds of the set are played. */
export function endAfterSet(state: State): void {
  if (state.trigger !== null) finish(state, state.trigger);
  else if (state.bankBroken) finish(state, 'bank');
}

/** Nobody is left to play; recorded games end already with the last player but one (C-38). */
export function endIfDeserted(state: State): void {
  const least = state.options.lastSurvivorEnds ? 1 : 0;
  if (playing(state).length <= least) finish(state, 'bankruptcy');
}

/** What is built and owned: everything but money and concessions, which may go round for ever. */
export function table(state: State): string {
  const { shares, presidents, companies, tiles, stations, phase, left } = state;
  const cells = Object.entries(state.markers).map(([company, { cell }]) => [company, cell]);
  return JSON.stringify([shares, presidents, cells, companies, tiles, stations, phase, left]);
}

const IDLE_TURNS = 3;

/**
 * The text does not think of a table where nothing happens any more, because all companies are frozen or nobody can
 * pay for one: after some turns without any change the game is over.
 */
export function endIfNothingHappens(state: State, { before }: { readonly before: string }): void {
  state.idleTurns = table(state) === before ? state.idleTurns + 1 : 0;
  if (state.idleTurns === IDLE_TURNS) finish(state, 'standstill');
}

function boxesOn(state: State): Set<string> {
  const names = new Set<string>();
  for (const { id, face } of boardOf(state).hexes.values()) {
    for (const { kind, group } of face.nodes) if (kind === 'offboard') names.add(group ?? id);
  }
  return names;
}

/** §5, C-22: a box stays connected once any company's route has reached one of its arrows. */
export function connectBoxes(state: State): void {
  const boxes = boxesOn(state);
  if (state.boxes.length === boxes.size) return;
  const board = boardOf(state);
  for (const company of COMPANY_IDS.filter((id) => isActive(state, id))) {
    for (const { hex, node } of reachedPlaces(reach(state, company, { crossing: true }))) {
      const { kind, group } = board.hexes.get(hex)!.face.nodes[node] ?? { kind: 'junction' };
      const name = group ?? hex;
      if (kind !== 'offboard' || state.boxes.includes(name)) continue;
      state.boxes.push(name);
      emit(state, { type: 'box-connected', company, box: name });
    }
  }
  if (state.boxes.length === boxes.size) state.trigger ??= 'boxes';
}
