import { emit, endGame, remember } from '@signalbox/kernel';
import { type Board, type Place, reaches } from '@signalbox/rails';
import { COMPANY_IDS } from './data/companies.ts';
import { reach } from './operating-round/reach.ts';
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

interface Arrow extends Place {
  readonly box: string;
}

/** Arrows of all boxes; several may lead to one. */
const arrowsOn = remember((board: Board): readonly Arrow[] =>
  [...board.hexes.values()].flatMap(({ id: hex, face }) =>
    face.nodes.flatMap(({ kind, group }, node) =>
      kind === 'offboard' ? [{ hex, node, box: group ?? hex }] : [],
    ),
  ),
);

const boxesOn = remember((board: Board) => new Set(arrowsOn(board).map(({ box }) => box)));

/** §5, C-22: a box stays connected once any company's route has reached one of its arrows. */
export function connectBoxes(state: State): void {
  const boxes = boxesOn(boardOf(state));
  if (state.boxes.length === boxes.size) return;
  const arrows = arrowsOn(boardOf(state));
  for (const company of COMPANY_IDS.filter((id) => isActive(state, id))) {
    const way = reach(state, company, { crossing: true });
    for (const arrow of arrows) {
      if (!reaches(way, arrow) || state.boxes.includes(arrow.box)) continue;
      state.boxes.push(arrow.box);
      emit(state, { type: 'box-connected', company, box: arrow.box });
    }
  }
  if (state.boxes.length === boxes.size) state.trigger ??= 'boxes';
}
