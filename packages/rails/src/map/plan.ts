import type { Board, Face, Tiles } from './face.ts';
import { laidFace } from './faces.ts';
import { type Track, trackOf } from './track.ts';

/** A board with its hexes numbered, for walks that visit many of them. */
export interface Plan {
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** By hex × 6 + edge: the hex that track may lead to, or -1. */
  readonly over: Int16Array;
  readonly printed: Ground;
}

/** Nodes of a hex are numbered hex × NODES + node. */
export const NODES = 8;

export function planOf(board: Board): Plan {
  let plan = plans.get(board);
  if (plan === undefined) {
    plan = drawPlan(board);
    plans.set(board, plan);
  }
  return plan;
}

/** The face of each hex, by number. */
export interface Ground {
  readonly faces: readonly Face[];
  readonly tracks: readonly Track[];
}

export function groundOf(board: Board, tiles: Tiles): Ground {
  let known = grounds.get(board);
  if (known === undefined) {
    known = new WeakMap();
    grounds.set(board, known);
  }
  let ground = known.get(tiles);
  if (ground === undefined) {
    ground = layGround(board, tiles);
    known.set(tiles, ground);
  }
  return ground;
}

const plans = new WeakMap<Board, Plan>();
const grounds = new WeakMap<Board, WeakMap<Tiles, Ground>>();

function layGround(board: Board, tiles: Tiles): Ground {
  const { numbers, printed } = planOf(board);
  const faces = printed.faces.slice();
  const tracks = printed.tracks.slice();
  for (const hex in tiles) {
    const number = numbers.get(hex)!;
    const face = laidFace(board, tiles[hex]!);
    faces[number] = face;
    tracks[number] = trackOf(face);
  }
  return { faces, tracks };
}

function drawPlan(board: Board): Plan {
  const hexes = [...board.hexes.values()];
  const numbers = new Map(hexes.map((hex, number) => [hex.id, number]));
  const over = hexes.flatMap((hex) => hex.neighbours.map((id) => (id === null ? -1 : numbers.get(id)!)));
  return {
    ids: hexes.map((hex) => hex.id),
    numbers,
    over: Int16Array.from(over),
    printed: { faces: hexes.map((hex) => hex.face), tracks: hexes.map((hex) => trackOf(hex.face)) },
  };
}
