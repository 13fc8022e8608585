import type { Face } from './face.ts';
import { leadsOn, type Network } from './network.ts';
import { NODES } from './plan.ts';
import { first, type Track } from './track.ts';
import type { Upgrade } from './upgrade.ts';

/** What a company's network would have of a tile. */
export interface Contact {
  /** Any track of the tile belongs to the network. */
  readonly touched: boolean;
  /** Some of it is new. */
  readonly newTrack: boolean;
  /** Nodes of the tile that the network reaches: a set. */
  readonly nodes: number;
}

interface Change {
  readonly face: Face;
  readonly track: Track;
  readonly upgrade: Upgrade;
}

/**
 * Looks how the network would run on a tile laid in a hex. The way leads in where it arrives now, and starts from
 * the company's stations in the hex; the tile's own slots decide which cities let it through.
 */
export function contact(network: Network, hex: number, { face, track, upgrade }: Change): Contact {
  let touched = false;
  let newTrack = false;
  let nodes = 0;

  const enter = (node: number, isStart: boolean) => {
    touched = true;
    if ((nodes & (1 << node)) !== 0) return;
    nodes |= 1 << node;
    if (!isStart && !leadsThrough(network, hex, face, upgrade, node)) return;
    if (upgrade.freshEdges[node] !== 0 || upgrade.freshLinks[node] !== 0) newTrack = true;
    for (let rest = track.links[node]!; rest !== 0; rest &= rest - 1) enter(first(rest), false);
  };

  upgrade.becomes.forEach((heir, old) => {
    const at = hex * NODES + old;
    if (network.own[at] === 1 && network.distances[at] === 0) enter(heir, true);
  });
  for (let edges = network.arrivals[hex]! & track.edges; edges !== 0; edges &= edges - 1) {
    const edge = first(edges);
    touched = true;
    if (upgrade.freshCrossings[edge] !== 0) newTrack = true;
    for (let rest = track.nodes[edge]!; rest !== 0; rest &= rest - 1) {
      const node = first(rest);
      if ((upgrade.freshEdges[node]! & (1 << edge)) !== 0) newTrack = true;
      enter(node, false);
    }
  }
  return { touched, newTrack, nodes };
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
    taken += network.taken[hex * NODES + old]!;
    own ||= network.own[hex * NODES + old] === 1;
  }
  return leadsOn(face, node, taken, own, network.rules.ends);
}
