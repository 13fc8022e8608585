import type { Face, FaceNode, Tile } from './face.ts';

type Pair = readonly [number, number];

const turned = new WeakMap<Face, Face[]>();

/** The face turned clockwise by this many sides. Made once and shared: two calls return the same object. */
export function turn(face: Face, rotation: number): Face {
  if (rotation === 0) return face;
  let turns = turned.get(face);
  if (turns === undefined) {
    turns = [];
    turned.set(face, turns);
  }
  turns[rotation] ??= turnedFace(face, rotation);
  return turns[rotation];
}

/** The distinct rotations of a tile: a straight has three, not six. */
export function rotationsOf(tile: Tile): readonly number[] {
  if (tile.fixed) return ONLY_AS_PRINTED;
  let rotations = distinct.get(tile);
  if (rotations === undefined) {
    const looks = new Map<string, number>();
    for (const rotation of ALL_ROTATIONS) {
      const look = lookOf(turn(tile, rotation));
      if (!looks.has(look)) looks.set(look, rotation);
    }
    rotations = [...looks.values()];
    distinct.set(tile, rotations);
  }
  return rotations;
}

export function orderedPairs(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.map(([a, b]): Pair => (a < b ? [a, b] : [b, a])).sort(([a, b], [c, d]) => a - c || b - d);
}

const ALL_ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
const ONLY_AS_PRINTED = [0] as const;
const distinct = new WeakMap<Tile, readonly number[]>();

function turnedFace(face: Face, rotation: number): Face {
  const edge = (e: number) => (e + rotation) % 6;
  const node = (n: FaceNode): FaceNode => ({
    ...n,
    edges: n.edges.map(edge).sort((a, b) => a - b),
    ...(typeof n.at === 'number' && { at: edge(n.at) }),
  });
  return {
    colour: face.colour,
    label: face.label,
    nodes: face.nodes.map(node),
    crossings: orderedPairs(face.crossings.map(([a, b]): Pair => [edge(a), edge(b)])),
    ...(face.links && { links: face.links }),
  };
}

/** Faces that look the same but number their nodes the other way round are equal. */
function lookOf(face: Face): string {
  const nodes = face.nodes.map(({ kind, revenue, slots, edges }) =>
    JSON.stringify([kind, revenue, slots, edges]),
  );
  const links = (face.links ?? []).map(([a, b]) => [nodes[a]!, nodes[b]!].sort().join());
  return JSON.stringify([[...nodes].sort(), links.sort(), face.crossings]);
}
