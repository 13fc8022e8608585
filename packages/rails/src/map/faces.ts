import type { Board, Face, Hex, Laid, Tile, Tiles } from './face.ts';
import { turn } from './turn.ts';

export function laid(tile: string, rotation: number): Laid {
  return `${tile}/${rotation}`;
}

export function laidTile(on: Laid): { readonly tile: string; readonly rotation: number } {
  const slash = on.lastIndexOf('/');
  return { tile: on.slice(0, slash), rotation: Number(on.slice(slash + 1)) };
}

/** The tile on a hex; undefined where the printed map shows. */
export function tileIn(board: Board, tiles: Tiles, hex: string): Tile | undefined {
  const on = tiles[hex];
  return on === undefined ? undefined : board.tiles.get(laidTile(on).tile);
}

/** The track that a hex shows now: that of its tile, or what is printed. */
export function faceIn(board: Board, tiles: Tiles, hex: string): Face {
  const on = tiles[hex];
  return on === undefined ? hexOf(board, hex).face : laidFace(board, on);
}

/** The face of a placed tile. Made once per board and shared. */
export function laidFace(board: Board, on: Laid): Face {
  let faces = laidFaces.get(board);
  if (faces === undefined) {
    faces = new Map();
    laidFaces.set(board, faces);
  }
  let face = faces.get(on);
  if (face === undefined) {
    const { tile, rotation } = laidTile(on);
    face = turn(tileOf(board, tile), rotation);
    faces.set(on, face);
  }
  return face;
}

export function hexOf(board: Board, id: string): Hex {
  const hex = board.hexes.get(id);
  if (hex === undefined) throw new Error(`no hex ${id}`);
  return hex;
}

export function tileOf(board: Board, id: string): Tile {
  const tile = board.tiles.get(id);
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile;
}

/** Does a tile replace another, printed on the map or laid before? Only yellow ones are laid where there is none. */
export function isUpgrade(board: Board, tile: string): boolean {
  return tileOf(board, tile).colour !== 'yellow';
}

const laidFaces = new WeakMap<Board, Map<Laid, Face>>();
