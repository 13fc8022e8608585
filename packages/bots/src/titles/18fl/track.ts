import { choices, type Json } from '@signalbox/kernel';
import { hexOf, laid, laidFace, layTile, moveStations, reachedPlaces, tileOf } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { networkOf } from '@signalbox/titles/18fl/reach.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { promiseOf } from './hexes.ts';
import { roundsLeft } from './outlook.ts';
import { nextTrain, revenueWith } from './revenue.ts';

type LayChoice = { do: 'lay' | 'bonus-lay'; hex: string; tile: string; rotation: number };
type TrackChoice = { do: 'pass' } | LayChoice | { do: 'port' | 'terminal'; hex: string };

/** So many lays are asked of the route finder. */
const LOOKED_AT = 7;
/** What a look at the route finder costs of the budget. */
const ROUTE_NODES = 10;

/** Track towards revenue: of the lays that look best the one that earns most, or leads to most. */
export function layTrack({ state, offer, vars, quick, budget }: Question<State, CompanyTurn>): Advice[] {
  const { company } = vars;
  const pass: Advice = { choice: { do: 'pass' }, score: 0, because: because('18fl/no-track', { company }) };
  if (quick) return [pass];
  const lays = likelyLays(state, company, choices(offer) as Iterable<TrackChoice & Json>);
  const advice: Advice[] = [pass];
  const rounds = Math.min(4, roundsLeft(state));
  const before = earnings(state, company);
  for (const { choice, promise } of lays) {
    if (budget.exhausted) break;
    budget.spend(ROUTE_NODES);
    const after = earnings(withLay(state, choice), company);
    const run = after.now - before.now;
    const cost = state.tiles[choice.hex] === undefined ? (hexOf(BOARD, choice.hex).terrain?.cost ?? 0) : 0;
    const score = rounds * run + 2 * (after.later - before.later) + promise - 0.7 * cost;
    const why = run > 0 ? '18fl/track-earns' : '18fl/track-leads';
    advice.push({
      choice,
      score,
      because: because(why, { company, hex: choice.hex, tile: choice.tile, run }),
    });
  }
  return advice;
}

/** The lays that look best without the route finder's help. */
function likelyLays(
  state: State,
  company: Company,
  offered: Iterable<TrackChoice & Json>,
): { choice: LayChoice & Json; promise: number }[] {
  const reached = new Set(reachedPlaces(networkOf(state, company)).map(({ hex }) => hex));
  const found: { choice: LayChoice & Json; promise: number; look: number }[] = [];
  for (const choice of offered) {
    if (choice.do !== 'lay' && choice.do !== 'bonus-lay') continue;
    const promise = promiseOfLay(choice, reached);
    const look =
      promise + (tileOf(BOARD, choice.tile).nodes.some(({ kind }) => kind !== 'junction') ? 15 : 0);
    found.push({ choice, promise, look });
  }
  return found.sort((a, b) => b.look - a.look).slice(0, LOOKED_AT);
}

/** What lies beyond the edges of the new tile. */
function promiseOfLay({ hex, tile, rotation }: LayChoice, reached: ReadonlySet<string>): number {
  const face = laidFace(BOARD, laid(tile, rotation));
  const edges = new Set([...face.nodes.flatMap((node) => node.edges), ...face.crossings.flat()]);
  const { neighbours } = hexOf(BOARD, hex);
  let most = 0;
  for (const edge of edges) {
    const next = neighbours[edge];
    if (next && !reached.has(next)) most = Math.max(most, promiseOf(next, reached));
  }
  return most;
}

function withLay(state: State, choice: LayChoice): State {
  return {
    ...state,
    stations: moveStations(BOARD, state.tiles, state.stations, choice),
    tiles: layTile(state.tiles, choice),
  };
}

/** With the trains it has (or will buy first), and with the next one as well. */
function earnings(state: State, company: Company): { now: number; later: number } {
  const { trains } = state.companies[company];
  const { train } = nextTrain(state);
  const now = trains.length > 0 ? trains : [train];
  return {
    now: revenueWith(state, company, now),
    later: trains.length > 0 ? revenueWith(state, company, [train]) : 0,
  };
}
