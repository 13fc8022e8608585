import { emit, endGame, memoize } from '@signalbox/kernel';
import { agreedEnd, type Board, hasAccess, type Place, reaches } from '@signalbox/rails';
import { canAct } from './control.ts';
import { COMPANY_IDS, type Company } from './data/companies.ts';
import { playFrozenTurns } from './operating-round/frozen-companies.ts';
import { basesOf, openTrackFrom, reach } from './operating-round/reach.ts';
import { boardOf, isActive, playing, type State, worthOf } from './state.ts';
import { certificatesForSale, purchaseObjection } from './stock-round/buying.ts';
import { foundingObjection, possibleFoundations } from './stock-round/founding.ts';
import { poolConcessionObjection, poolConcessions } from './stock-round/pool-concessions.ts';

function finish(state: State, reason: string): void {
  endGame(state, reason, Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)])));
}

/** Does the game end after this turn, or with the whole set (§8.6)? */
function endsAtOnce(state: State): boolean {
  return !state.options.wholeSets;
}

/** §5: a price of 516, or the last off-board area, ends the game with the company's turn. */
export function endIfTriggered(state: State): void {
  if (state.trigger !== null && endsAtOnce(state)) finish(state, state.trigger);
}

/** §5: with an empty bank the operating round is finished. */
export function endIfBankBroken(state: State): void {
  if (state.bankBroken && endsAtOnce(state)) finish(state, 'bank');
}

/** Does the game end with the operating round in progress, if the set has this many? */
export function isLastRound(state: State, roundsInSet: number | null): boolean {
  const ends = state.trigger !== null || state.bankBroken === true;
  return ends && (endsAtOnce(state) || state.round.operating === roundsInSet);
}

/** §8.6: in any case all operating rounds of the set are played. */
export function endAfterSet(state: State): void {
  if (state.trigger !== null) finish(state, state.trigger);
  else if (state.bankBroken) finish(state, 'bank');
}

/** Nobody is left to play; on 18xx.games a game ends as soon as only one player is left (C-38). */
export function endIfDeserted(state: State): void {
  const least = state.options.lastSurvivorEnds ? 1 : 0;
  if (playing(state).length > least) return;
  if (state.options.frozenTurnsBeforeEnd) playFrozenTurns(state);
  finish(state, 'bankruptcy');
}

/** Ruling A7: after three turns without any change all are asked whether to end and score the game. */
export const countNow = agreedEnd<State>({
  rule: '5',
  sets: 3,
  position: ({ shares, companies, tiles, stations }) => [shares, companies, tiles, stations],
  players: playing,
  finish,
});

/** No company can operate, and nobody can pay to start one (ruling A7). */
export function isIdle(state: State): boolean {
  if (COMPANY_IDS.some((company) => canAct(state, company))) return false;
  return !playing(state).some(
    (seat) =>
      certificatesForSale(state).some((purchase) => !purchaseObjection(state, seat, purchase)) ||
      poolConcessions(state).some((concession) => !poolConcessionObjection(state, seat, concession)) ||
      possibleFoundations(state).some((foundation) => !foundingObjection(state, seat, foundation)),
  );
}

interface Arrow extends Place {
  readonly box: string;
}

/** Arrows of all off-board areas; several may lead to one. */
const arrowsOn = memoize((board: Board): readonly Arrow[] =>
  [...board.hexes.values()].flatMap(({ id: hex, face }) =>
    face.nodes.flatMap(({ kind, group }, node) =>
      kind === 'offboard' ? [{ hex, node, box: group ?? hex }] : [],
    ),
  ),
);

/** The off-board areas of a map. */
export const boxesOn = memoize((board: Board) => new Set(arrowsOn(board).map(({ box }) => box)));

/** §5, C-22: an off-board area stays connected once any company's route has reached one of its arrows. */
export function connectBoxes(state: State): void {
  const boxes = boxesOn(boardOf(state));
  if (state.boxes.length === boxes.size) return;
  const arrows = arrowsOn(boardOf(state)).filter(
    (arrow) => !state.boxes.includes(arrow.box) && hasAccess(boardOf(state), state.tiles, arrow),
  );
  if (arrows.length === 0) return;
  for (const company of COMPANY_IDS.filter((id) => isActive(state, id))) {
    for (const arrow of arrows) {
      if (!comesTo(state, company, arrow) || state.boxes.includes(arrow.box)) continue;
      state.boxes.push(arrow.box);
      emit(state, { type: 'box-connected', company, box: arrow.box });
    }
  }
  if (state.boxes.length === boxes.size) state.trigger ??= 'boxes';
}

/** Does a company's route reach a place? Only companies with a base on the track that leads there are tried. */
function comesTo(state: State, company: Company, place: Place): boolean {
  const track = openTrackFrom(state, place);
  return (
    basesOf(state, company).some((base) => reaches(track, base)) &&
    reaches(reach(state, company, { crossing: true }), place)
  );
}
