import type { Board, Face, FaceNode, Hex } from '../map/face.ts';
import { opposite } from '../map/geometry.ts';

/** Where a piece of track leads inside its hex: a side (0 to 5), or NODE + index of a node. */
export type Arm = number;
export const NODE = 6;

/** The track of a face, side by side. */
export interface HexTrack {
  readonly nodes: readonly FaceNode[];
  /** For each side, where track from it leads. */
  readonly arms: readonly (readonly Arm[])[];
  readonly links: readonly (readonly [number, number])[];
  /** No track. */
  readonly bare: boolean;
}

const tracks = new WeakMap<Face, HexTrack>();

/** The track of a placed face; computed once, since faces are shared. */
export function trackOf(face: Face): HexTrack {
  let track = tracks.get(face);
  if (track === undefined) {
    track = readTrack(face);
    tracks.set(face, track);
  }
  return track;
}

function readTrack({ nodes, crossings, links = [] }: Face): HexTrack {
  const arms: Arm[][] = [[], [], [], [], [], []];
  nodes.forEach(({ edges }, index) => {
    for (const edge of edges) arms[edge]!.push(NODE + index);
  });
  for (const [a, b] of crossings) {
    arms[a]!.push(b);
    arms[b]!.push(a);
  }
  return { nodes, arms, links, bare: links.length === 0 && arms.every((side) => side.length === 0) };
}

/** The hex across a side, if track may lead there from both hexes. */
export function across(board: Board, hex: Hex, side: number): Hex | null {
  const id = hex.neighbours[side];
  const other = id == null ? undefined : board.hexes.get(id);
  return other && other.neighbours[opposite(side)] === hex.id ? other : null;
}
