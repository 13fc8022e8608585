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

/**
 * A board in the notation. Boards are compared by identity, so a title makes each of its boards once. The text is
 * parsed when it is first looked at: a process that plays one title does not parse the boards of the others.
 */
export function board(text: BoardText): Board {
  return new WrittenBoard(text);
}

class WrittenBoard implements Board {
  readonly layout: Layout;
  private readonly text: BoardText;
  private parsed: Pick<Board, 'hexes' | 'tiles'> | null = null;

  constructor(text: BoardText) {
    this.layout = text.layout;
    this.text = text;
  }

  get hexes(): Board['hexes'] {
    this.parsed ??= parse(this.text);
    return this.parsed.hexes;
  }

  get tiles(): Board['tiles'] {
    this.parsed ??= parse(this.text);
    return this.parsed.tiles;
  }
}

function parse({ layout, across, hexes, tiles, closed = 'both-hexes' }: BoardText) {
  const placed = [...parseLines(hexes, parseHex).values()].map((hex) => ({
    ...hex,
    ...coordinates(hex.id, across),
  }));
  const beside = neighbours(layout, placed, closed);
  return {
    hexes: new Map(placed.map((hex) => [hex.id, { ...hex, neighbours: beside.get(hex.id)! }])),
    tiles: parseLines(tiles, parseTile),
  };
}
