import { type Board, faceIn, type Hex, hexOf, type Point, type Station, type Tiles } from '@signalbox/rails';
import type { Marker } from '../model.ts';
import { SLOT, slotOffsets } from './city-slots.ts';
import { type FacePlan, markerSize } from './face-plan.ts';
import { centreOf, edgeEnds, plus, SIDE } from './hexagon.ts';
import { disc, type Obstacle } from './room.ts';

/** What lies on a hex and on its sides, before anything is written. */
export function obstaclesIn(
  board: Board,
  tiles: Tiles,
  size: number,
  hex: Hex,
  { nodes, spare, beside: places, taken }: FacePlan,
  stations: readonly Station[],
  markers: readonly Marker[],
): Obstacle[] {
  // A pass is drawn smaller than the tokens that may be placed on it, and a city may hold more than it has slots.
  const crowded = faceIn(board, tiles, hex.id).nodes.flatMap(({ kind, slots }, i) => {
    const inside = stations.filter(({ node, beside }) => node === i && !beside).length;
    if (kind !== 'pass' && inside === 0) return [];
    return slotOffsets(Math.max(slots, inside)).map((offset) => disc(plus(nodes[i]!.at, offset), SLOT + 1));
  });
  const beside = stations.filter((station) => station.beside).map(({ node }) => disc(places[node]!, SLOT));
  const discs = markers.filter(({ kind }) => kind === 'disc');
  const has = (...kinds: Marker['kind'][]) => markers.some(({ kind }) => kinds.includes(kind));
  return [
    ...taken,
    ...crowded,
    ...beside,
    ...(has('hotel', 'port') ? [disc(spare[0], markerSize(size) / 2)] : []),
    ...(has('goal') ? [disc([0, 0], SLOT)] : []),
    ...discs.map((_, i) => disc(discPlace(i, discs.length), SLOT)),
    ...hex.closedSides.flatMap((side) => sideObstacles(board, side)),
  ];
}

/** Discs lie side by side below the middle. */
export function discPlace(i: number, count: number): Point {
  return [(i - (count - 1) / 2) * SLOT * 2.05, 24];
}

/** A shore or a ridge along a side. */
function sideObstacles({ layout }: Board, side: number): Obstacle[] {
  const [a, b] = edgeEnds(layout, side);
  return [0, 0.25, 0.5, 0.75, 1].map((t) => disc([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], 2.6));
}

interface Neighbourhood {
  /** Hexes with something in them that a name might reach. */
  readonly things: readonly string[];
  /** Hexes whose names it might reach, as they reach towards it. */
  readonly names: readonly string[];
}

const neighbourhoods = new WeakMap<Board, Map<string, Neighbourhood>>();

export function nearTo(board: Board, hex: Hex): Neighbourhood {
  let known = neighbourhoods.get(board);
  if (!known) {
    const centres = [...board.hexes.values()].map((one) => [one.id, centreOf(board.layout, one)] as const);
    const within = ([x, y]: Point, distance: number) =>
      centres.filter(([, [a, b]]) => Math.hypot(a - x, b - y) < distance).map(([id]) => id);
    known = new Map(
      centres.map(([id, at]) => [id, { things: within(at, SIDE * 3.6), names: within(at, SIDE * 6) }]),
    );
    neighbourhoods.set(board, known);
  }
  return known.get(hex.id)!;
}

/** Obstacles of another hex as they are seen from the centre of this one. */
export function seenFrom(board: Board, hex: Hex, id: string, found: readonly Obstacle[]): Obstacle[] {
  const [x, y] = centreOf(board.layout, hex);
  const [a, b] = centreOf(board.layout, hexOf(board, id));
  return found.map((obstacle) => ({ ...obstacle, at: plus(obstacle.at, [a - x, b - y]) }));
}
