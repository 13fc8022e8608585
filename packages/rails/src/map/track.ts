import type { Face } from './face.ts';

/** The track of a face as bit sets of edges or nodes. */
export interface Track {
  /** Edges with any track. */
  readonly edges: number;
  /** By edge: the edges that track crosses to. */
  readonly crossings: readonly number[];
  /** By edge: the nodes that track leads to. */
  readonly nodes: readonly number[];
  /** By node: its edges. */
  readonly edgesOf: readonly number[];
  /** By node: the nodes it is linked with. */
  readonly links: readonly number[];
}

export function trackOf(face: Face): Track {
  let track = tracks.get(face);
  if (track === undefined) {
    track = readTrack(face);
    tracks.set(face, track);
  }
  return track;
}

/** The lowest member of a non-empty set. */
export function first(set: number): number {
  return 31 - Math.clz32(set & -set);
}

const tracks = new WeakMap<Face, Track>();

function readTrack(face: Face): Track {
  const crossings = [0, 0, 0, 0, 0, 0];
  const nodes = [0, 0, 0, 0, 0, 0];
  const links = face.nodes.map(() => 0);
  let edges = 0;
  for (const [a, b] of face.crossings) {
    crossings[a]! |= 1 << b;
    crossings[b]! |= 1 << a;
    edges |= (1 << a) | (1 << b);
  }
  for (const [a, b] of face.links ?? []) {
    links[a]! |= 1 << b;
    links[b]! |= 1 << a;
  }
  const edgesOf = face.nodes.map((node, n) => {
    let set = 0;
    for (const edge of node.edges) {
      nodes[edge]! |= 1 << n;
      set |= 1 << edge;
    }
    edges |= set;
    return set;
  });
  return { edges, crossings, nodes, edgesOf, links };
}
