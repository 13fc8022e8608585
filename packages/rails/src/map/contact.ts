import type { Face } from './face.ts';
import type { Network } from './network.ts';
import { first, type Track } from './track.ts';
import type { Upgrade } from './upgrade.ts';
import { leadsOn } from './ways.ts';

/** How a company's network would use a tile. */
export interface Contact {
  /** Some track of the tile belongs to the network. */
  readonly touched: boolean;
  /** Some of that track is new. */
  readonly newTrack: boolean;
  /** Nodes of the tile that the network reaches (a bit set). */
  readonly nodes: number;
}

/** A tile in a rotation, and what it changes. */
export interface Change {
  readonly face: Face;
  readonly track: Track;
  readonly upgrade: Upgrade;
}

/**
 * How a company's network would continue on a tile laid in a hex. It enters where it arrives now, and starts at the
 * company's stations in the hex; the tile's slots decide which cities can be passed.
 */
export function contact(network: Network, hex: number, { face, track, upgrade }: Change): Contact {
  const { freshEdges, freshCrossings, freshLinks, becomes } = upgrade;
  let starts = 0;
  for (let old = 0; old < becomes.length; old++) {
    if ((network.own[hex]! & (1 << old)) === 0) continue;
    if (network.distances[hex * network.plan.width + old] === 0) starts |= 1 << becomes[old]!;
  }

  const arrivals = network.arrivals[hex]! & track.edges;
  let newTrack = false;
  let nodes = 0;
  let pending = starts;
  for (let edges = arrivals; edges !== 0; edges &= edges - 1) {
    const edge = first(edges);
    if (freshCrossings[edge] !== 0) newTrack = true;
    for (let rest = track.nodes[edge]!; rest !== 0; rest &= rest - 1) {
      const node = first(rest);
      if ((freshEdges[node]! & (1 << edge)) !== 0) newTrack = true;
      pending |= 1 << node;
    }
  }
  while (pending !== 0) {
    const node = first(pending);
    const bit = 1 << node;
    nodes |= bit;
    if ((starts & bit) !== 0 || leadsThrough(network, hex, face, upgrade, node)) {
      if (freshEdges[node] !== 0 || freshLinks[node] !== 0) newTrack = true;
      pending |= track.links[node]!;
    }
    pending &= ~nodes;
  }
  return { touched: arrivals !== 0 || starts !== 0, newTrack, nodes };
}

function leadsThrough(
  network: Network,
  hex: number,
  face: Face,
  { becomes }: Upgrade,
  node: number,
): boolean {
  let taken = 0;
  let own = false;
  for (let old = 0; old < becomes.length; old++) {
    if (becomes[old] !== node) continue;
    taken += network.taken[hex * network.plan.width + old]!;
    own ||= (network.own[hex]! & (1 << old)) !== 0;
  }
  return leadsOn(face, node, taken, own, network.rules.ends);
}
