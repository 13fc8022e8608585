import { choices as choicesOf, type Json } from '@signalbox/kernel';
import { type Board, faceIn, hexOf, laid, laidFace, reachedPlaces, terrainCost } from '@signalbox/rails';
import { because } from '../explanation.ts';
import type { Figures, Habit } from '../habits.ts';
import type { Advice, Question } from '../heuristics.ts';
import { potentialOf } from './potential.ts';
import type { RailwayState, Railways } from './railways.ts';
import { edgesOf, isLay, type Lay, stopRevenue } from './track.ts';

/** What people do when a company lays track: they connect it with other track, also where it earns nothing yet. */
export function trackHabit<S extends RailwayState, V extends { readonly company: string }, C extends Json>(
  railways: Railways<S>,
): Pick<Habit<S, V, C>, 'figures' | 'further'> {
  return {
    figures: ({ state, vars }: Question<S, V, C>, choices: readonly Advice[]) => {
      const networks = networksOf(railways, state, vars.company);
      const before = new Map<string, number>();
      const best = Math.max(0, ...choices.map(({ score }) => score));
      return choices.map(({ choice, score }) => {
        if (!isLay(choice)) return { pass: 1, 'pass-gain': Math.log1p(best / GAIN) };
        const variants = before.get(choice.hex) ?? 0;
        before.set(choice.hex, variants + 1);
        return {
          'hex-again': Math.min(MANY, variants) / MANY,
          'hex-first': variants === 0 ? 1 : 0,
          gain: Math.log1p(Math.max(0, score) / GAIN),
          ...figuresOf(railways, state, vars.company, choice, networks),
        };
      });
    },
    further: ({ offer, vars }: Question<S, V, C>) =>
      [...choicesOf<Json>(offer)].filter(isLay).map((choice) => ({
        choice,
        score: 0,
        because: because('rail/track-leads', {
          company: vars.company,
          hex: choice.hex,
          tile: choice.tile,
          run: 0,
        }),
      })),
  };
}

/** More lays than this on one hex make no difference. */
const MANY = 4;
/** Units of money that make the figures about 1. */
const REVENUE = 20;
const COST = 40;
const VALUE = 30;
/** Gains are compared on a logarithmic scale; this much counts as one unit. */
const GAIN = 30;

/** The hexes that companies reach. */
interface Networks {
  readonly reached: ReadonlySet<string>;
  /** Those that other companies of the same president reach, and those that all others do, from their homes if they have not started. */
  readonly allied: ReadonlySet<string>;
  readonly foreign: ReadonlySet<string>;
}

function networksOf<S extends RailwayState>(railways: Railways<S>, state: S, company: string): Networks {
  const hexesOf = (one: string) => reachedPlaces(railways.network(state, one)).map(({ hex }) => hex);
  const president = railways.president(state, company);
  const allied = new Set<string>();
  const foreign = new Set<string>();
  for (const owner of new Set(state.stations.map((station) => station.owner))) {
    if (owner === company) continue;
    const hexes = railways.president(state, owner) === president ? allied : foreign;
    for (const hex of hexesOf(owner)) hexes.add(hex);
  }
  return { reached: new Set(hexesOf(company)), allied, foreign };
}

function figuresOf<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
  { hex, tile, rotation }: Lay,
  { reached, allied, foreign }: Networks,
): Figures {
  const board = railways.board(state);
  const face = laidFace(board, laid(tile, rotation));
  const old = faceIn(board, state.tiles, hex);
  const isUpgrade = state.tiles[hex] !== undefined;
  const hasStop = face.nodes.some(({ kind }) => kind !== 'junction');
  const isHome = state.stations.some((station) => station.owner === company && station.hex === hex);
  return {
    upgrade: isUpgrade ? 1 : 0,
    'upgrade-stop': isUpgrade && hasStop ? 1 : 0,
    'new-stop': !isUpgrade && hasStop ? 1 : 0,
    revenue: (stopRevenue(face) - stopRevenue(old)) / REVENUE,
    cost: isUpgrade ? 0 : terrainCost(board, state.tiles, hex) / COST,
    home: isHome ? 1 : 0,
    reached: reached.has(hex) ? 1 : 0,
    'reached-allied': allied.has(hex) ? 1 : 0,
    'reached-foreign': foreign.has(hex) ? 1 : 0,
    ...curveOf(edgesOf(old), edgesOf(face)),
    ...newEdges(railways, state, board, hex, { from: edgesOf(old), to: edgesOf(face) }, reached),
  };
}

/** Is the first track on a hex straight, or a sharp curve? */
function curveOf(before: ReadonlySet<number>, edges: ReadonlySet<number>): Figures {
  if (before.size > 0 || edges.size !== 2) return {};
  const [a, b] = [...edges] as [number, number];
  const turn = Math.abs(a - b);
  return { straight: turn === 3 ? 1 : 0, sharp: turn === 1 || turn === 5 ? 1 : 0 };
}

/** Where the new track leads: to other track, to the bare side of a tile, or towards stops. */
function newEdges<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  board: Board,
  hex: string,
  edges: { readonly from: ReadonlySet<number>; readonly to: ReadonlySet<number> },
  reached: ReadonlySet<string>,
): Figures {
  const { neighbours } = hexOf(board, hex);
  let added = 0;
  let meeting = 0;
  let blocked = 0;
  let most = 0;
  let sum = 0;
  for (const edge of edges.to) {
    if (edges.from.has(edge)) continue;
    added += 1;
    const next = neighbours[edge];
    if (!next) continue;
    if (edgesOf(faceIn(board, state.tiles, next)).has((edge + 3) % 6)) meeting += 1;
    else if (state.tiles[next] !== undefined) blocked += 1;
    if (reached.has(next)) continue;
    const value = potentialOf(board, railways.stopValues, next, reached) / VALUE;
    most = Math.max(most, value);
    sum += value;
  }
  return { edges: added, meeting, blocked, towards: most, 'towards-all': sum };
}
