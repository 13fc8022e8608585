import { Recent } from '@signalbox/kernel';
import type { Board, Face, Laid, Tile, Tiles } from './face.ts';
import { laidFace, laidTile, tileOf } from './faces.ts';
import { opposite } from './geometry.ts';
import { type Track, trackOf } from './track.ts';

/** A board with its hexes numbered, for walks that visit many of them. */
export interface Plan {
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** By hex × 6 + edge: the hex that track may lead to, or -1. */
  readonly over: Int16Array;
  /** By hex × 6 + edge: the same side as the hex that track may lead to numbers it, or -1. */
  readonly across: Int16Array;
  /** The nodes of a hex are numbered from hex × width: no face has more. */
  readonly width: number;
  readonly tiles: readonly Tile[];
  readonly tileNumbers: ReadonlyMap<string, number>;
  readonly printed: Ground;
}

export function planOf(board: Board): Plan {
  let plan = plans.get(board);
  if (plan === undefined) {
    plan = drawPlan(board);
    plans.set(board, plan);
  }
  return plan;
}

/** What lies on the map and what is left to lay, by number. */
export interface Ground {
  readonly board: Board;
  /** By hex. */
  readonly faces: readonly Face[];
  readonly tracks: readonly Track[];
  /** By tile: how many are left. */
  readonly left: readonly number[];
}

export function groundOf(board: Board, tiles: Tiles): Ground {
  const known = grounds.find(tiles, null);
  return known?.value.board === board ? known.value : grounds.add(tiles, null, layGround(board, tiles));
}

/** The tiles on the map after one is laid. If the ground before it is known, so is the ground after it. */
export function withTile(tiles: Tiles, hex: string, on: Laid): Tiles {
  const after: Tiles = { ...tiles, [hex]: on };
  const ground = grounds.find(tiles, null)?.value;
  if (ground !== undefined) grounds.add(after, null, changedGround(ground, hex, tiles[hex], on));
  return after;
}

/** How many of a tile are left to lay. */
export function stock(board: Board, tiles: Tiles, tile: string): number {
  const number = planOf(board).tileNumbers.get(tile);
  // An unknown tile is an error in the data.
  return number === undefined ? tileOf(board, tile).count : groundOf(board, tiles).left[number]!;
}

const plans = new WeakMap<Board, Plan>();
const grounds = new Recent<Tiles, null, Ground>();

function layGround(board: Board, tiles: Tiles): Ground {
  const { numbers, tileNumbers, printed } = planOf(board);
  const faces = printed.faces.slice();
  const tracks = printed.tracks.slice();
  const left = printed.left.slice();
  for (const hex in tiles) {
    const number = numbers.get(hex)!;
    const on = tiles[hex]!;
    faces[number] = laidFace(board, on);
    tracks[number] = trackOf(faces[number]!);
    left[tileNumbers.get(laidTile(on).tile)!]! -= 1;
  }
  return { board, faces, tracks, left };
}

function changedGround(before: Ground, hex: string, old: Laid | undefined, on: Laid): Ground {
  const { board } = before;
  const { numbers, tileNumbers } = planOf(board);
  const faces = before.faces.slice();
  const tracks = before.tracks.slice();
  const left = before.left.slice();
  const number = numbers.get(hex)!;
  faces[number] = laidFace(board, on);
  tracks[number] = trackOf(faces[number]!);
  left[tileNumbers.get(laidTile(on).tile)!]! -= 1;
  if (old !== undefined) left[tileNumbers.get(laidTile(old).tile)!]! += 1;
  return { board, faces, tracks, left };
}

function drawPlan(board: Board): Plan {
  const hexes = [...board.hexes.values()];
  const numbers = new Map(hexes.map((hex, number) => [hex.id, number]));
  const over = hexes.flatMap((hex) => hex.neighbours.map((id) => (id === null ? -1 : numbers.get(id)!)));
  const tiles = [...board.tiles.values()];
  return {
    ids: hexes.map((hex) => hex.id),
    numbers,
    over: Int16Array.from(over),
    across: Int16Array.from(over, (hex, side) => (hex < 0 ? -1 : hex * 6 + opposite(side % 6))),
    width: Math.max(1, ...[...hexes.map(({ face }) => face), ...tiles].map(({ nodes }) => nodes.length)),
    tiles,
    tileNumbers: new Map(tiles.map((tile, number) => [tile.id, number])),
    printed: {
      board,
      faces: hexes.map((hex) => hex.face),
      tracks: hexes.map((hex) => trackOf(hex.face)),
      left: tiles.map((tile) => tile.count),
    },
  };
}
