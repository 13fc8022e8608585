import type { Face, FaceNode } from './face.ts';

/** Kinds of node that may replace each other: a village may be a halt or a town. */
export function family({ kind, size }: FaceNode): string {
  if (kind === 'halt') return 'town';
  return kind === 'pass' ? `pass ${size}` : kind;
}

/**
 * Which node each node of a face becomes when another face covers it: the one that has all its edges; nodes without
 * edges become the next of their kind. Null if there is none, since the track would lead elsewhere. Cities may merge if
 * the new face has fewer.
 */
export function successors(from: Face, to: Face): number[] | null {
  const becomes = from.nodes.map(() => -1);
  const used = new Set<number>();
  const withTrackFirst = [...from.nodes.keys()].sort(
    (a, b) => from.nodes[b]!.edges.length - from.nodes[a]!.edges.length,
  );
  for (const n of withTrackFirst) {
    const old = from.nodes[n]!;
    const kin = [...to.nodes.keys()].filter((k) => family(to.nodes[k]!) === family(old));
    const merge = kin.length < from.nodes.filter((node) => family(node) === family(old)).length;
    const free = kin.filter((k) => merge || !used.has(k));
    const heir = free.find((k) => old.edges.every((edge) => to.nodes[k]!.edges.includes(edge)));
    if (heir === undefined) return null;
    used.add(heir);
    becomes[n] = heir;
  }
  return becomes;
}
