import { choices, type Json } from '@signalbox/kernel';
import {
  type Face,
  faceIn,
  hexOf,
  laid,
  laidFace,
  layTile,
  moveStations,
  reachedPlaces,
  terrainCost,
  tileOf,
} from '@signalbox/rails';
import { because } from '../explanation.ts';
import type { Advice, Question } from '../heuristics.ts';
import { potentialOf } from './potential.ts';
import { type RailwayState, type Railways, trainsSoon } from './railways.ts';

export type Lay = { readonly hex: string; readonly tile: string; readonly rotation: number };
interface Likely {
  readonly choice: Lay & Json;
  readonly potential: number;
  readonly estimate: number;
}

/** Cost of one route search, in simulated actions. */
const ROUTE_NODES = 10;
/** Estimated value of a stop on a tile, before the route search. */
const STOP = 30;
/** Weight of what new track leads to: much of it will be built by others, or never. */
const POTENTIAL = 0.4;
/** The gain of a tile counts for this many rounds; later the track will have changed. */
const ROUNDS = 4;

/** Scores the most promising tile lays by what they earn and what they lead to. */
export function layTrack<S extends RailwayState>(railways: Railways<S>) {
  return ({ state, offer, vars, quick, budget }: Question<S, { readonly company: string }>): Advice[] => {
    const { company } = vars;
    const pass: Advice = { choice: { do: 'pass' }, score: 0, because: because('rail/no-track', { company }) };
    if (quick) return [pass];
    const advice: Advice[] = [pass];
    const rounds = Math.min(ROUNDS, railways.roundsLeft(state));
    const time = (rounds - 1) / (ROUNDS - 1);
    const before = earnings(railways, state, company);
    for (const { choice, potential } of likelyLays(railways, state, company, choices(offer))) {
      if (budget.exhausted) break;
      budget.spend(ROUTE_NODES);
      const after = earnings(railways, withLay(railways, state, choice), company);
      const run = after.now - before.now;
      const cost =
        state.tiles[choice.hex] === undefined
          ? terrainCost(railways.board(state), state.tiles, choice.hex)
          : 0;
      const score = rounds * run + 2 * (after.later - before.later) + time * potential - 0.7 * cost;
      const { hex, tile } = choice;
      const why = run > 0 ? 'rail/track-earns' : 'rail/track-leads';
      advice.push({ choice, score, because: because(why, { company, hex, tile, run }) });
    }
    return advice;
  };
}

/** A first tile, before any train can run: towards the most revenue. */
export function layFirstTile<S extends RailwayState>(railways: Railways<S>) {
  return ({ state, offer, vars }: Question<S, { readonly company: string }>): Advice[] =>
    likelyLays(railways, state, vars.company, choices(offer)).map(({ choice, potential }) => ({
      choice,
      score: potential,
      because: because('rail/track-leads', {
        company: vars.company,
        hex: choice.hex,
        tile: choice.tile,
        run: 0,
      }),
    }));
}

export function isLay(choice: Json): choice is Lay & Json {
  return typeof choice === 'object' && choice !== null && 'tile' in choice && 'rotation' in choice;
}

/** The most promising lays by a quick estimate, without a route search. */
function likelyLays<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
  offered: Iterable<Json>,
): Likely[] {
  const board = railways.board(state);
  const reached = new Set(reachedPlaces(railways.network(state, company)).map(({ hex }) => hex));
  const found: Likely[] = [];
  for (const choice of offered) {
    if (!isLay(choice)) continue;
    const potential = potentialOfLay(railways, state, choice, reached);
    const gain =
      stopRevenue(tileOf(board, choice.tile)) - stopRevenue(faceIn(board, state.tiles, choice.hex));
    const stops = tileOf(board, choice.tile).nodes.some(({ kind }) => kind !== 'junction');
    found.push({ choice, potential, estimate: potential + (stops ? STOP : 0) + gain });
  }
  const perHex = new Map<string, number>();
  const spread = found
    .sort((a, b) => b.estimate - a.estimate)
    .filter(({ choice: { hex } }) => {
      const before = perHex.get(hex) ?? 0;
      perHex.set(hex, before + 1);
      return before < railways.tileLays.onHex;
    });
  return spread.slice(0, railways.tileLays.most);
}

/** The value beyond the edges of the new tile. */
function potentialOfLay<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  { hex, tile, rotation }: Lay,
  reached: ReadonlySet<string>,
): number {
  const board = railways.board(state);
  const face = laidFace(board, laid(tile, rotation));
  const edges = edgesOf(face);
  const { neighbours } = hexOf(board, hex);
  let most = 0;
  const old = edgesOf(faceIn(board, state.tiles, hex));
  for (const edge of edges) {
    if (old.has(edge)) continue;
    const next = neighbours[edge];
    if (next && !reached.has(next))
      most = Math.max(most, potentialOf(board, railways.stopValues, next, reached));
  }
  return POTENTIAL * most;
}

export function stopRevenue({ nodes }: Face): number {
  let sum = 0;
  for (const { revenue } of nodes) sum += typeof revenue === 'number' ? revenue : 0;
  return sum;
}

export function edgesOf({ nodes, crossings }: Face): ReadonlySet<number> {
  return new Set([...nodes.flatMap((node) => node.edges), ...crossings.flat()]);
}

function withLay<S extends RailwayState>(railways: Railways<S>, state: S, lay: Lay): S {
  return {
    ...state,
    stations: moveStations(railways.board(state), state.tiles, state.stations, lay),
    tiles: layTile(state.tiles, lay),
  };
}

/** Earnings with its trains (or the one it will buy first), and with the next train of the bank alone. */
function earnings<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
): { now: number; later: number } {
  const now = railways.earnings(state, company, trainsSoon(railways, state, company));
  const next = railways.nextTrain(state);
  const later = next && railways.trains(state, company).length > 0 ? [next.train] : [];
  return { now, later: railways.earnings(state, company, later) };
}
