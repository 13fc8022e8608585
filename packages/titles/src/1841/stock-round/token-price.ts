import { type Face, faceIn, hexOf, opposite } from '@signalbox/rails';
import { COMPANIES, type Company } from '../data/companies.ts';
import { isBorder } from '../operating-round/borders.ts';
import { boardOf, type State } from '../state.ts';

const HISTORICAL = 50;
/** By the distance to the nearest track (§3.3.4). */
const BY_DISTANCE = [200, 100, 50] as const;
const FAR_OFF = 25;
const MAX_STEPS = 2;

/** §3.3.4: what each token of a company costs when it is founded; with two homes the higher price applies to all. */
export function tokenPrice(state: State, company: Company, homes: readonly string[]): number {
  if (COMPANIES[company].foundedBy === 'concession') return HISTORICAL;
  return Math.max(...homes.map((hex) => priceAt(state, hex)));
}

function priceAt(state: State, home: string): number {
  const board = boardOf(state);
  let nearest = MAX_STEPS + 1;
  for (const [hex, steps] of surroundings(state, home)) {
    if (!isBuilt(state, hex)) continue;
    const [a, b] = [hexOf(board, home), hexOf(board, hex)];
    nearest = Math.min(nearest, state.options.trackDistance === 'steps' ? steps : hexDistance(a, b));
  }
  return BY_DISTANCE[nearest] ?? FAR_OFF;
}

/**
 * Hexes within two steps; no step crosses a border or an impassable side, and ports and off-board areas do not count as
 * track (1841-R10).
 */
function surroundings(state: State, home: string): Map<string, number> {
  const board = boardOf(state);
  const barred = isBorder(state);
  const found = new Map([[home, 0]]);
  for (const [hex, steps] of found) {
    if (steps === MAX_STEPS) continue;
    for (const [edge, beyond] of hexOf(board, hex).neighbours.entries()) {
      if (beyond === null || found.has(beyond) || barred(hex, edge)) continue;
      if (!['red', 'blue'].includes(hexOf(board, beyond).face.colour)) found.set(beyond, steps + 1);
    }
  }
  return found;
}

/** The distance in hexes, in doubled coordinates: a step to the side also covers half a step up or down. */
function hexDistance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return dx + Math.max(0, dy - dx) / 2;
}

/** A tile, or printed track that leads to a city; other printed track only once a tile connects to it (C-20). */
function isBuilt(state: State, hex: string): boolean {
  if (state.tiles[hex] !== undefined) return true;
  const board = boardOf(state);
  const { face, neighbours } = hexOf(board, hex);
  if (face.nodes.some(({ kind, edges }) => kind === 'city' && edges.length > 0)) return true;
  return neighbours.some((beyond, edge) => {
    if (beyond === null || state.tiles[beyond] === undefined || !leadsTo(face, edge)) return false;
    return leadsTo(faceIn(board, state.tiles, beyond), opposite(edge));
  });
}

function leadsTo(face: Face, edge: number): boolean {
  return (
    face.nodes.some(({ edges }) => edges.includes(edge)) || face.crossings.some((pair) => pair.includes(edge))
  );
}
