import { opposite } from '../map/geometry.ts';
import type { Edge, Vertex } from './network.ts';
import { type HexTrack, NODE } from './track.ts';

export interface Stitched {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
  readonly trunk: readonly number[];
}

/**
 * Follows track from hex to hex until it meets a node or forks. `beyond` gives for each side (hex * 6 + side) the hex
 * in which the track across it continues, or -1.
 */
export function stitch(tracks: readonly HexTrack[], beyond: Int32Array): Stitched {
  const vertices: Vertex[] = [];
  const firstNode: number[] = [];
  const forkAt = new Int32Array(beyond.length).fill(-1);
  tracks.forEach((track, hex) => {
    firstNode.push(vertices.length);
    track.nodes.forEach((face, index) => {
      vertices.push({ hex, node: { index, face } });
    });
  });
  tracks.forEach((track, hex) => {
    for (let side = 0; side < 6; side++) {
      if (track.arms[side]!.length < 2 || beyond[hex * 6 + side]! < 0) continue;
      forkAt[hex * 6 + side] = vertices.length;
      vertices.push({ hex, node: null });
    }
  });

  const edges: Edge[] = [];
  const trunk = new Array<number>(vertices.length).fill(-1);
  // Every stretch is walked from both of its ends. Each exit of a vertex has a number, its port; only the walk from the
  // lower one counts. Ports of nodes come first, then trunks of forks, then their branches.
  const trunkPort = (at: number) => beyond.length + at;
  const branchPort = (at: number, other: number) => 2 * beyond.length + at * 6 + other;
  const isTrunk = (port: number) => port >= beyond.length && port < 2 * beyond.length;

  /** What the current walk has crossed, in lists that all walks share: half of them do not count. */
  const sides: number[] = [];
  const enters: number[] = [];
  let crossed = 0;

  const add = (u: number, port: number, v: number, arrival: number) => {
    if (port >= arrival) return;
    if (isTrunk(port)) trunk[u] = edges.length;
    if (isTrunk(arrival)) trunk[v] = edges.length;
    edges.push({ u, v, sides: sides.slice(0, crossed), enters: enters.slice(0, crossed) });
  };

  /** Leaves a hex by a side, having come from another side or (-1) from the vertex itself. */
  const walk = (u: number, port: number, hex: number, side: number, from: number) => {
    crossed = 0;
    for (;;) {
      const at = hex * 6 + side;
      if (beyond[at]! < 0) return;
      if (from >= 0 && forkAt[at]! >= 0) return add(u, port, forkAt[at]!, branchPort(at, from));
      hex = beyond[at]!;
      sides[crossed] = at;
      enters[crossed++] = hex;
      from = opposite(side);
      const into = hex * 6 + from;
      if (forkAt[into]! >= 0) return add(u, port, forkAt[into]!, trunkPort(into));
      side = tracks[hex]!.arms[from]![0]!;
      if (side >= NODE) return add(u, port, firstNode[hex]! + side - NODE, into);
    }
  };

  tracks.forEach((track, hex) => {
    const inside = (u: number, v: number) => edges.push({ u, v, sides: [], enters: [] });
    track.nodes.forEach(({ edges: exits }, index) => {
      const u = firstNode[hex]! + index;
      for (const side of exits) {
        const fork = forkAt[hex * 6 + side]!;
        if (fork >= 0) inside(u, fork);
        else walk(u, hex * 6 + side, hex, side, -1);
      }
    });
    for (const [a, b] of track.links) inside(firstNode[hex]! + a, firstNode[hex]! + b);
    for (let side = 0; side < 6; side++) {
      const at = hex * 6 + side;
      const fork = forkAt[at]!;
      if (fork < 0) continue;
      walk(fork, trunkPort(at), hex, side, -1);
      for (const arm of track.arms[side]!) {
        if (arm < NODE) walk(fork, branchPort(at, arm), hex, arm, side);
      }
    }
  });
  return { vertices, edges, trunk };
}
