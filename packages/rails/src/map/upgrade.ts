import type { Face, FaceNode } from './face.ts';
import { successors } from './successors.ts';
import { trackOf } from './track.ts';

/** What a new face changes compared to the old one that it covers, if no track is lost. Sets are bit sets. */
export interface Upgrade {
  /** By old node: the node it becomes. */
  readonly becomes: readonly number[];
  /** By new node: edges whose track into it is new. */
  readonly freshEdges: readonly number[];
  /** By edge: edges that new track crosses to. */
  readonly freshCrossings: readonly number[];
  /** By new node: nodes that new track links it with. */
  readonly freshLinks: readonly number[];
  /** New nodes worth more than what they were. */
  readonly raised: number;
  /** New nodes that are cities. */
  readonly cities: number;
}

/**
 * Compares two faces; null if the new one loses track: every edge must lead to the node it led to before, and edges
 * that were connected must stay connected. Computed once per pair and shared.
 */
export function upgrade(from: Face, to: Face): Upgrade | null {
  let known = upgrades.get(from);
  if (known === undefined) {
    known = new WeakMap();
    upgrades.set(from, known);
  }
  let found = known.get(to);
  if (found === undefined) {
    found = compare(from, to);
    known.set(to, found);
  }
  return found;
}

const upgrades = new WeakMap<Face, WeakMap<Face, Upgrade | null>>();

function compare(from: Face, to: Face): Upgrade | null {
  const becomes = successors(from, to);
  if (becomes === null || !keepsCrossings(from, to)) return null;
  const links = (from.links ?? []).map(([a, b]) => [becomes[a]!, becomes[b]!] as const);
  const after = trackOf(to);
  if (links.some(([a, b]) => a !== b && (after.links[a]! & (1 << b)) === 0)) return null;

  const before = trackOf(from);
  const oldEdges = to.nodes.map((node) => (node.kind === 'junction' ? before.edges : 0));
  const oldLinks = to.nodes.map(() => 0);
  const oldValue = to.nodes.map(() => 0);
  becomes.forEach((heir, old) => {
    oldEdges[heir]! |= before.edgesOf[old]!;
    oldValue[heir] = Math.max(oldValue[heir]!, value(from.nodes[old]!));
  });
  for (const [a, b] of links) {
    oldLinks[a]! |= 1 << b;
    oldLinks[b]! |= 1 << a;
  }
  return {
    becomes,
    freshEdges: after.edgesOf.map((edges, n) => edges & ~oldEdges[n]!),
    freshCrossings: after.crossings.map((edges, edge) => edges & ~before.crossings[edge]!),
    freshLinks: after.links.map((set, n) => set & ~oldLinks[n]!),
    raised: nodesOf(to, (node, n) => value(node) > oldValue[n]!),
    cities: nodesOf(to, (node) => node.kind === 'city'),
  };
}

/** Edges connected by track stay connected, directly or in a junction. */
function keepsCrossings(from: Face, to: Face): boolean {
  const after = trackOf(to);
  const junction = to.nodes.findIndex((node) => node.kind === 'junction');
  const meeting = junction < 0 ? 0 : after.edgesOf[junction]!;
  return from.crossings.every(([a, b]) => {
    const both = (1 << a) | (1 << b);
    return (after.crossings[a]! & (1 << b)) !== 0 || (meeting & both) === both;
  });
}

function nodesOf(face: Face, which: (node: FaceNode, n: number) => boolean): number {
  return face.nodes.reduce((set, node, n) => (which(node, n) ? set | (1 << n) : set), 0);
}

function value({ revenue }: FaceNode): number {
  return typeof revenue === 'number' ? revenue : Math.max(...revenue);
}
