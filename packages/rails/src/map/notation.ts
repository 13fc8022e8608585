import type { Hex, Tile } from './face.ts';
import { parseWords } from './words.ts';

/**
 * Maps and tiles are written one line each, so that a board can be read and corrected by eye.
 *
 *     tile:  58   x8  yellow       town10(0,2)
 *            80   x4  green        (0,1,2)
 *            487  x1  green  =Jax  city40(1,2) city40(3,4)
 *     hex:   B5   "Mobile"  yellow =K city20(1,4)
 *            H25  swamp40 |4 |5
 *            A22  "Savannah" red off30,80(5)
 *
 * A tile has an id, a count (`x*` is unlimited) and a colour; a hex has an id, perhaps a name, and a colour
 * unless it is white. The rest are words in any order:
 *
 * | word             | meaning                                                                             |
 * | ---------------- | ----------------------------------------------------------------------------------- |
 * | `0-2`            | track from edge to edge                                                             |
 * | `city30/2(1,4)`  | a city worth 30 with two slots (one, if not given) and track to edges 1 and 4          |
 * | `town` `halt` `pass` `port` `off` | the other kinds of node, in the same form; a value of 0 is omitted |
 * | `off30,80(5)`    | values of successive periods                                                         |
 * | `(0,1,2)`        | a junction: track meets in the bare centre; always the last node                    |
 * | `#0-#1`          | track between the first and the second node of the line                             |
 * | `=K`             | the label                                                                           |
 * | `swamp40`        | terrain (`swamp`, `water`, `mountain`; `climb` over a pass) and the cost of building; on a tile, of replacing it |
 * | `\|4`            | edge 4 is closed (hexes)                                                            |
 * | `@SFMA`          | reserved for a company somewhere in the hex; after a node, in that node              |
 * | `fixed`          | cannot be rotated (tiles)                                                           |
 *
 * A node's value may be followed, in this order, by `/2` slots, `*2` size (passes), `[Trento]` the name of the
 * off-board area it is part of, `(…)` edges, `^3` or `^2.5` or `^c` where it is drawn (towards an edge, in the centre),
 * `!` a terminal, `@C&N` a reservation for a company. Text after `//` is a comment.
 */
export function parseTile(line: string): Tile {
  const [id, count, ...rest] = split(line);
  const number = /^x(\d+|\*)$/.exec(count ?? '')?.[1];
  if (id === undefined || number === undefined)
    throw new NotationError(line, 'a tile starts with id and count');
  const { face, terrain, fixed, closedSides, reserved } = wordsOf(line, rest);
  if (face.colour === 'white') throw new NotationError(line, 'a tile has a colour');
  if (closedSides.length + reserved.length > 0) throw new NotationError(line, '"|" and "@" belong to hexes');
  return {
    id,
    count: number === '*' ? Number.POSITIVE_INFINITY : Number(number),
    ...face,
    ...(fixed && { fixed: true }),
    ...(terrain && { terrain }),
  };
}

/** A hex as printed; its position and neighbours follow from the whole map. */
export type PrintedHex = Omit<Hex, 'x' | 'y' | 'neighbours'>;

export function parseHex(line: string): PrintedHex {
  const named = /^(\S+)\s+"([^"]+)"(.*)$/.exec(line);
  const [id, ...rest] = named ? [named[1]!, ...split(named[3]!)] : split(line);
  if (id === undefined) throw new NotationError(line, 'a hex starts with its id');
  const { face, terrain, fixed, closedSides, reserved } = wordsOf(line, rest);
  if (fixed) throw new NotationError(line, '"fixed" belongs to tiles');
  return {
    id,
    name: named?.[2] ?? null,
    face,
    terrain,
    closedSides,
    ...(reserved.length > 0 && { reserved }),
  };
}

/** Parses one item per line; blank lines and comments are skipped. */
export function parseLines<T extends { readonly id: string }>(
  text: string,
  parse: (line: string) => T,
): ReadonlyMap<string, T> {
  const things = new Map<string, T>();
  for (const line of linesOf(text)) {
    const thing = parse(line);
    if (things.has(thing.id)) throw new NotationError(line, `${thing.id} is already there`);
    things.set(thing.id, thing);
  }
  return things;
}

/**
 * A variant of a map or tile set, written as the difference: lines of `changed` replace those with the same id or are
 * added at the end, ids in `without` are removed.
 */
export function amend(text: string, { changed = '', without = [] }: Amendment): string {
  const lines = new Map(linesOf(text).map((line) => [split(line)[0], line]));
  for (const id of without) {
    if (!lines.delete(id)) throw new NotationError(id, 'nothing to leave out');
  }
  for (const line of linesOf(changed)) lines.set(split(line)[0], line);
  return [...lines.values()].join('\n');
}

export interface Amendment {
  readonly changed?: string;
  readonly without?: readonly string[];
}

/** A mistake in the data of a title; its message is for developers, so it is in English. */
export class NotationError extends Error {
  constructor(line: string, why: string) {
    super(`${why}: in “${line.trim()}”`);
    this.name = 'NotationError';
  }
}

function wordsOf(line: string, words: readonly string[]) {
  try {
    return parseWords(words);
  } catch (error) {
    throw new NotationError(line, (error as Error).message);
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\/\/.*$/, '').trim())
    .filter((line) => line !== '');
}

function split(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}
