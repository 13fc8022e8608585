import type { Board } from './face.ts';
import { type AcrossBy, type ClosedSides, coordinates, type Layout, neighbours } from './geometry.ts';
import { parseHex, parseLines, parseTile } from './notation.ts';

/** A title's map and tiles, in the notation of `notation.ts`. */
export interface BoardText {
  readonly layout: Layout;
  /** Which part of a hex's id is its x coordinate. */
  readonly across: AcrossBy;
  readonly hexes: string;
  readonly tiles: string;
  /** If absent, a closed side is closed for both hexes. */
  readonly closed?: ClosedSides;
}

/** Parses a board. Boards are compared by identity, so a title parses each of its boards once. */
export function board({ layout, across, hexes, tiles, closed = 'both-hexes' }: BoardText): Board {
  const placed = [...parseLines(hexes, parseHex).values()].map((hex) => ({
    ...hex,
    ...coordinates(hex.id, across),
  }));
  const beside = neighbours(layout, placed, closed);
  return {
    layout,
    hexes: new Map(placed.map((hex) => [hex.id, { ...hex, neighbours: beside.get(hex.id)! }])),
    tiles: parseLines(tiles, parseTile),
  };
}
