import { type Cited, cited, memoize } from '@signalbox/kernel';
import {
  type Face,
  faceIn,
  fits,
  hexOf,
  type Lay,
  layTile,
  opposite,
  planOf,
  replacements,
  stock,
  type Tiles,
} from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import { COMPANIES, type Company } from './data/companies.ts';
import { type Phase, phaseRules } from './data/phases.ts';
import { COMPANY_IDS, type State } from './state.ts';

/**
 * §7.2.1: no lay may leave a company that has not operated without any possible route. A route is possible if, with the
 * colours of the phase and the tiles in supply (G-5), some sequence of lays leads from its home to another stop. The
 * result names the hexes of one such sequence; only a lay there, or of a tile that runs out, can break it.
 */
export function cutOffObjection(state: State): (lay: Lay) => Cited | null {
  const waiting = COMPANY_IDS.filter((company) => !state.companies[company].operated);
  let ways: Map<Company, ReadonlySet<string>> | null = null;
  return (lay) => {
    if (waiting.length === 0) return null;
    ways ??= new Map(
      waiting.flatMap((company) => {
        const way = knownWay(company, state.tiles, state.phase);
        return way ? [[company, way] as const] : [];
      }),
    );
    const runsOut = stock(BOARD, state.tiles, lay.tile) === 1;
    for (const [company, way] of ways) {
      if (!runsOut && !way.has(lay.hex)) continue;
      if (!possibleWay(company, layTile(state.tiles, lay), state.phase)) {
        return cited('7.2.1', 'track/cuts-off', { company });
      }
    }
    return null;
  };
}

const knownWays = memoize((_tiles: Tiles) => new Map<string, ReadonlySet<string> | null>());

/** The same track is asked about at every turn until a tile is laid. */
function knownWay(company: Company, tiles: Tiles, phase: Phase): ReadonlySet<string> | null {
  const ways = knownWays(tiles);
  const key = `${company} ${phase}`;
  let way = ways.get(key);
  if (way === undefined) {
    way = possibleWay(company, tiles, phase);
    ways.set(key, way);
  }
  return way;
}

/** The hexes of a possible track from a company's home to another stop, or null. */
function possibleWay(company: Company, tiles: Tiles, phase: Phase): ReadonlySet<string> | null {
  const { hex, node } = COMPANIES[company].home;
  const queue: { hex: string; edge: number; way: readonly string[] }[] = [];
  const seen = new Set<string>();
  const leave = (from: string, edges: readonly number[], way: readonly string[]) => {
    for (const edge of edges) {
      const to = hexOf(BOARD, from).neighbours[edge];
      if (!to || seen.has(`${to}.${opposite(edge)}`)) continue;
      seen.add(`${to}.${opposite(edge)}`);
      queue.push({ hex: to, edge: opposite(edge), way: [...way, to] });
    }
  };
  for (const face of possibleFaces(hex, tiles, phase)) leave(hex, homeEdges(face, hex, node, tiles), [hex]);
  for (let at = queue.shift(); at; at = queue.shift()) {
    for (const face of possibleFaces(at.hex, tiles, phase)) {
      const entered = face.nodes.filter(({ edges }) => edges.includes(at.edge));
      if (entered.some(({ kind }) => kind !== 'junction')) return new Set(at.way);
      const onward = [...entered.flatMap(({ edges }) => edges), ...crossingsFrom(face, at.edge)];
      leave(
        at.hex,
        onward.filter((edge) => edge !== at.edge),
        at.way,
      );
    }
  }
  return null;
}

/** Edges of the home city on a face: the city that keeps its present edges. */
function homeEdges(face: Face, hex: string, node: number, tiles: Tiles): readonly number[] {
  const now = faceIn(BOARD, tiles, hex).nodes;
  const edges = (now[node] ?? now[0]!).edges;
  return face.nodes.find((city) => edges.every((edge) => city.edges.includes(edge)))!.edges;
}

function crossingsFrom(face: Face, edge: number): number[] {
  return face.crossings.flatMap(([a, b]) => (a === edge ? [b] : b === edge ? [a] : []));
}

/** The present face and everything that could replace it, step by step, with the colours and tiles available. */
function possibleFaces(hex: string, tiles: Tiles, phase: Phase): Face[] {
  const { colours } = phaseRules(phase);
  const number = planOf(BOARD).numbers.get(hex)!;
  const faces = [faceIn(BOARD, tiles, hex)];
  for (let i = 0; i < faces.length; i++) {
    for (const { tile, face } of replacements(BOARD, fits, number, faces[i]!)) {
      if (colours.includes(tile.colour) && stock(BOARD, tiles, tile.id) > 0 && !faces.includes(face))
        faces.push(face);
    }
  }
  return faces;
}
