import { memoize } from '@signalbox/kernel';
import type { Board, Tiles } from './face.ts';
import { opposite } from './geometry.ts';
import { type Network, network } from './network.ts';
import { groundOf, planOf } from './plan.ts';

/** A node of a hex's present face. */
export interface Place {
  readonly hex: string;
  readonly node: number;
}

/** A piece of track within a hex: from an edge or node to another edge or node. */
export interface Piece {
  readonly hex: string;
  readonly edges: readonly number[];
  readonly nodes: readonly number[];
}

export function reaches(network: Network, { hex, node }: Place): boolean {
  return network.distances[numberOf(network, hex, node)]! >= 0;
}

/**
 * The distance of a node from the nearest station along the track, in hexes: its own hex counts, the station's does
 * not. Null if out of reach.
 */
export function distanceTo(network: Network, { hex, node }: Place): number | null {
  const distance = network.distances[numberOf(network, hex, node)]!;
  return distance < 0 ? null : distance;
}

/** Edges of a hex at which the network arrives from outside: where new track would connect. */
export function arrivalsAt(network: Network, hex: string): readonly number[] {
  return edgesIn(network.arrivals[network.plan.numbers.get(hex)!]!);
}

/** Does the network come to a hex, as numbered in the plan? Not necessarily to track there. */
export function touches({ arrivals, own }: Network, hex: number): boolean {
  return arrivals[hex] !== 0 || own[hex] !== 0;
}

/** Does track lead to this place from a neighbouring hex? Otherwise nobody reaches it from anywhere else. */
export function hasAccess(board: Board, tiles: Tiles, { hex, node }: Place): boolean {
  const { numbers, over } = planOf(board);
  const { tracks } = groundOf(board, tiles);
  const at = numbers.get(hex)!;
  return edgesIn(tracks[at]!.edgesOf[node]!).some((edge) => {
    const next = over[at * 6 + edge]!;
    return next >= 0 && (tracks[next]!.edges & (1 << opposite(edge))) !== 0;
  });
}

/** Does track lead from one of the company's stations to another stop, whether a station of its own or not? */
export const reachesAnotherStop = memoize((reach: Network): boolean => {
  const { distances, own, plan } = reach;
  for (let at = 0; at < distances.length; at++) {
    if (distances[at]! < 0 || !isStop(reach, at)) continue;
    if ((own[Math.floor(at / plan.width)]! & (1 << (at % plan.width))) === 0) return true;
  }
  const { board, tiles, stations, owner, rules, mine } = reach;
  return (
    mine.length > 1 &&
    mine.some((start) => {
      const alone = network(board, tiles, stations, owner, {
        ...rules,
        from: (station) => station === start,
      });
      return alone.distances.some((distance, at) => distance > 0 && isStop(alone, at));
    })
  );
});

function isStop({ faces, plan: { width } }: Network, at: number): boolean {
  return faces[Math.floor(at / width)]!.nodes[at % width]!.kind !== 'junction';
}

export function reachedPlaces(network: Network): Place[] {
  const { distances, plan } = network;
  const { ids, width } = plan;
  const places: Place[] = [];
  for (let at = 0; at < distances.length; at++) {
    if (distances[at]! >= 0) places.push({ hex: ids[Math.floor(at / width)]!, node: at % width });
  }
  return places;
}

/** All track that belongs to the network, piece by piece, for drawing. */
export function reachedTrack(network: Network): Piece[] {
  const { plan, faces, arrivals, passed } = network;
  const pieces: Piece[] = [];
  plan.ids.forEach((hex, number) => {
    const arrived = (edge: number) => (arrivals[number]! & (1 << edge)) !== 0;
    const through = (node: number) => (passed[number]! & (1 << node)) !== 0;
    const face = faces[number]!;
    for (const [a, b] of face.crossings) {
      if (arrived(a) || arrived(b)) pieces.push({ hex, edges: [a, b], nodes: [] });
    }
    face.nodes.forEach(({ edges }, node) => {
      for (const edge of edges) {
        if (arrived(edge) || through(node)) pieces.push({ hex, edges: [edge], nodes: [node] });
      }
    });
    for (const [a, b] of face.links ?? []) {
      if (through(a) || through(b)) pieces.push({ hex, edges: [], nodes: [a, b] });
    }
  });
  return pieces;
}

function numberOf({ plan }: Network, hex: string, node: number): number {
  return plan.numbers.get(hex)! * plan.width + node;
}

function edgesIn(set: number): readonly number[] {
  return [0, 1, 2, 3, 4, 5].filter((edge) => (set & (1 << edge)) !== 0);
}
