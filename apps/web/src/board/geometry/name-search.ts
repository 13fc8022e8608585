import type { Board, Hex, Point, Tiles } from '@signalbox/rails';
import {
  costOfLeader,
  isInNamedHex,
  isReadAsOwn,
  type Leader,
  leaderTo,
  needsLeader,
  type Stops,
  stopsAround,
} from './belonging.ts';
import { type Area, viewBox } from './bounds.ts';
import { CENTRE, centreOf, clearanceInside, distance, SIDE } from './hexagon.ts';
import { isAbroad, isAtHome, isElsewhere } from './home.ts';
import { isJapanese, type NameForms, nameForms, partsMeet, textWidth } from './letters.ts';
import {
  type Box,
  cheapest,
  clearOf,
  cornersOf,
  disc,
  gap,
  type Obstacle,
  type PricedPlace,
  withoutEdges,
} from './room.ts';

/** A name as it is written, relative to its hex's centre. */
export interface WrittenName {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly size: number;
  /** The width of its letters as a part of the usual one. */
  readonly narrowed: number;
  /** Where it could be taken for another's, a line leads to its stop. */
  readonly leader: Leader | null;
}

/** A name with how hard it was to place: the number of ways in which it does not fit. */
export interface FoundName {
  readonly name: WrittenName | null;
  readonly failed: number;
}

const LINE = 1.02;

export function nameBox({ lines, size, narrowed }: Pick<WrittenName, 'lines' | 'size' | 'narrowed'>): Box {
  return {
    width: Math.max(...lines.map(textWidth)) * size * narrowed,
    // Letters leave some of their line free, Japanese signs hardly any.
    height: (lines.length - 1) * size * LINE + size * (lines.some(isJapanese) ? 0.9 : 0.78),
  };
}

/** The position of each line of a name. */
export function lineOffset(line: number, lines: number, size: number): number {
  return (line - (lines - 1) / 2) * size * LINE;
}

/** Is a name written in full, in one line or in several? */
export function isWhole(written: WrittenName | null, name: string): boolean {
  return written !== null && lettersOf(written.lines.join('')) === lettersOf(name);
}

const lettersOf = (text: string) => text.replaceAll(/[-\s]/g, '');

/** How far from the middle of its hex the middle of a name can be. */
const ACROSS = 84;
const DOWN = 65;

/** Places around the middle of a hex, this far apart, the best first. */
function placesAround(preferred: Point, across: number, down: number): readonly PricedPlace[] {
  const [columns, rows] = [Math.round(ACROSS / across), Math.round(DOWN / down)];
  return Array.from({ length: 2 * rows + 1 }, (_, row) =>
    Array.from({ length: 2 * columns + 1 }, (_, column): PricedPlace => {
      const at: Point = [(column - columns) * across, (row - rows) * down];
      return { at, least: distance(at, preferred) * 0.1 + Math.abs(at[0]) * 0.06 };
    }),
  )
    .flat()
    .toSorted((a, b) => a.least - b.least);
}

interface Places {
  readonly usual: readonly PricedPlace[];
  /** Where there is hardly any room, more places are tried. */
  readonly more: readonly PricedPlace[];
}

function placesFor(preferred: Point): Places {
  return { usual: placesAround(preferred, 7, 6.5), more: placesAround(preferred, 2.8, 2.6) };
}

const BELOW = placesFor([0, 30]);
const ABOVE = placesFor([0, -28]);

/** Below the stop, or above it in titles where discs are placed below. */
function placesOf(hex: Hex): Places {
  return hex.face.colour === 'white' && hex.face.nodes[0]?.kind === 'city' ? ABOVE : BELOW;
}

/** How close to the middle of its hex a name has to be; a little further away is better than shortened. */
const NEAR = SIDE * 0.62;
const FURTHER = SIDE * 0.86;
const FURTHEST = SIDE * 1.15;
/** Where even that leaves no room, the whole name is written here: cut off, nobody could read it. */
const OUTSIDE = SIDE * 1.45;

/** Names keep this far from everything. Where there is hardly any room, this far, and pale edges do not count. */
const APART = 1.2;
const CLOSE = 0.4;

/** Letters may be this narrow, as on other crowded maps, before a name is cut. */
const NARROWER = 0.86;
const NARROWEST = 0.74;
/** Narrower than on other maps, but still better than cut. */
const SQUEEZED = 0.62;

/** A way to write a name. */
interface Try {
  readonly reach: number;
  readonly forms: NameForms['whole'];
  readonly narrowed?: number;
  /** Between obstacles without their pale edges, at more places. */
  readonly close?: boolean;
  /** Anywhere, even nearer to another place, with a line to its own. */
  readonly led?: boolean;
  /** Away from its stop even without a line, and with one even in the hex of another place. */
  readonly lost?: boolean;
  /** In the smallest letters. */
  readonly smaller?: boolean;
  /** For the most part in no other hex. */
  readonly home?: boolean;
}

/** The best first. */
function triesFor({ whole, narrow, part, cut }: NameForms): readonly Try[] {
  const complete = [...whole, ...narrow];
  const known = [...complete, ...part];
  const unbroken = whole.filter((lines) => brokenWords(lines) === 0);
  return [
    { reach: NEAR, forms: unbroken, home: true },
    { reach: FURTHER, forms: unbroken, home: true },
    { reach: FURTHER, forms: unbroken, home: true, close: true },
    { reach: FURTHER, forms: unbroken, home: true, close: true, narrowed: NARROWER },
    { reach: NEAR, forms: whole },
    { reach: FURTHER, forms: whole },
    { reach: FURTHER, forms: part.length > 0 ? whole : [], close: true },
    // Whole, if not pretty, beside its stop rather than a part of it anywhere.
    { reach: FURTHER, forms: part.length > 0 ? complete : [], home: true, close: true, narrowed: NARROWEST },
    { reach: FURTHER, forms: part.length > 0 ? unbroken : [], home: true, close: true, narrowed: SQUEEZED },
    { reach: NEAR, forms: part.slice(0, 1) },
    { reach: FURTHER, forms: part.slice(0, 1) },
    { reach: FURTHEST, forms: known },
    { reach: FURTHER, forms: known, close: true },
    { reach: FURTHER, forms: known, close: true, narrowed: NARROWER },
    { reach: OUTSIDE, forms: known, close: true },
    { reach: OUTSIDE, forms: known, close: true, narrowed: NARROWEST },
    { reach: OUTSIDE, forms: known, close: true, narrowed: NARROWER, smaller: true },
    { reach: OUTSIDE, forms: known, close: true, led: true },
    { reach: OUTSIDE, forms: known, close: true, led: true, narrowed: NARROWEST },
    { reach: OUTSIDE, forms: known, close: true, led: true, narrowed: NARROWER, smaller: true },
    { reach: OUTSIDE, forms: known, close: true, narrowed: SQUEEZED },
    { reach: OUTSIDE, forms: known, close: true, narrowed: NARROWEST, smaller: true },
    { reach: OUTSIDE, forms: known, close: true, led: true, narrowed: SQUEEZED },
    { reach: OUTSIDE, forms: known, close: true, narrowed: SQUEEZED, smaller: true },
    { reach: OUTSIDE, forms: known, close: true, led: true, narrowed: SQUEEZED, smaller: true },
    { reach: OUTSIDE, forms: known, close: true, led: true, lost: true, narrowed: NARROWEST },
    { reach: OUTSIDE, forms: known, close: true, lost: true, narrowed: NARROWEST },
    { reach: OUTSIDE, forms: known, close: true, lost: true, narrowed: SQUEEZED, smaller: true },
    { reach: FURTHEST, forms: cut, close: true, narrowed: NARROWEST },
    { reach: FURTHEST, forms: cut, close: true, narrowed: NARROWEST, smaller: true },
    { reach: FURTHEST, forms: cut, close: true, narrowed: NARROWEST, led: true },
  ];
}

export interface NameQuery {
  readonly board: Board;
  readonly tiles: Tiles;
  /** The size of letters, and that of letters where there is hardly any room. */
  readonly size: number;
  readonly least: number;
  readonly margin: number;
  readonly nameOf: (hex: string) => string | null;
}

/** The best way in which the name of a hex can be written clear of obstacles, which are seen from its centre. */
export function findName(
  query: NameQuery,
  hex: Hex,
  name: string,
  obstacles: readonly Obstacle[],
): FoundName {
  const tries = triesFor(distinct(query, nameForms(name)));
  const around = inReach(query, obstacles, tries);
  const isHome = homeOf(query.board, hex);
  const places = placesOf(hex).usual;
  const usual: Room = { places, home: places.filter(isHome), isClear: clearOf(around, APART) };
  const search: Search = { query, hex, name, stops: stopsAround(query, hex), around };
  let close: Room | undefined;
  for (const [failed, one] of tries.entries()) {
    if (one.close) close ??= closeRoom(query, hex, around, tries);
    const found = attempt(search, one.close ? close! : usual, one);
    if (found) return { name: found, failed };
  }
  return { name: null, failed: tries.length };
}

/** What the place of a name depends on. */
interface Search {
  readonly query: NameQuery;
  readonly hex: Hex;
  readonly name: string;
  readonly stops: Stops;
  /** Everything it could touch. */
  readonly around: readonly Obstacle[];
}

/** Shortened to the name of another place, it would be taken for that. */
function distinct({ board, nameOf }: NameQuery, forms: NameForms): NameForms {
  if (forms.part.length === 0) return forms;
  const places = new Set([...board.hexes.keys()].map(nameOf));
  return { ...forms, part: forms.part.filter((lines) => !places.has(lines.join(''))) };
}

/** Only what some form of the name could touch. */
function inReach(
  { size }: NameQuery,
  obstacles: readonly Obstacle[],
  tries: readonly Try[],
): readonly Obstacle[] {
  const boxes = tries.flatMap(({ forms }) => forms.map((lines) => nameBox({ lines, size, narrowed: 1 })));
  const [right, down] = [
    ACROSS + Math.max(...boxes.map(widthOf)) / 2,
    DOWN + Math.max(...boxes.map(heightOf)) / 2,
  ];
  return obstacles.filter(
    ({ at: [x, y], width, height, radius }) =>
      Math.abs(x) < right + width / 2 + radius + APART && Math.abs(y) < down + height / 2 + radius + APART,
  );
}

const widthOf = ({ width }: Box) => width;
const heightOf = ({ height }: Box) => height;

/** Where a name can be tried. */
interface Room {
  readonly places: readonly PricedPlace[];
  /** Those of them that are in no other hex. */
  readonly home: readonly PricedPlace[];
  readonly isClear: (at: Point, box: Box) => boolean;
}

/** More places, as far as there is room for the smallest box that a form of the name could have. */
function closeRoom(query: NameQuery, hex: Hex, around: readonly Obstacle[], tries: readonly Try[]): Room {
  const isClear = clearOf(withoutEdges(around), CLOSE);
  const boxes = tries.flatMap(({ forms }) =>
    forms.map((lines) => nameBox({ lines, size: query.least, narrowed: SQUEEZED })),
  );
  const smallest = {
    width: Math.min(...boxes.map(widthOf)),
    height: Math.min(...boxes.map(heightOf)),
  };
  const places = placesOf(hex).more.filter(({ at }) => isClear(at, smallest));
  return { places, home: places.filter(homeOf(query.board, hex)), isClear };
}

const homes = new WeakMap<Hex, ReadonlySet<PricedPlace>>();

/** Is a place around this hex in no other one? */
function homeOf(board: Board, hex: Hex): (place: PricedPlace) => boolean {
  let found = homes.get(hex);
  if (!found) {
    const { usual, more } = placesOf(hex);
    found = new Set([...usual, ...more].filter(({ at }) => !isElsewhere(board, hex, at)));
    homes.set(hex, found);
  }
  return (place) => found.has(place);
}

/** The cheapest form of a name that has room in this way. */
function attempt(search: Search, room: Room, one: Try): WrittenName | null {
  const { query, name } = search;
  if (one.smaller && query.least === query.size) return null;
  let best: WrittenName | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const lines of one.forms) {
    const extra = costOfLines(lines, name);
    const found = placeLines(search, room, one, lines, lowest - extra);
    if (!found) continue;
    lowest = found.price + extra;
    best = found.name;
    // To compare lines takes longer than it is worth.
    if (one.led) break;
  }
  return best;
}

/** The cheapest place for a name in these lines, if it costs less than `most`. */
function placeLines(
  { query, hex, stops, around }: Search,
  room: Room,
  { reach, narrowed = 1, led = false, lost = reach < OUTSIDE, smaller = false, home = false }: Try,
  lines: readonly string[],
  most: number,
): { readonly name: WrittenName; readonly price: number } | null {
  const { board, margin } = query;
  const size = smaller ? query.least : query.size;
  const box = nameBox({ lines, size, narrowed });
  const inFrame = frameFor(board, margin, hex, box);
  const leader = (place: Point) => leaderTo(stops, around, place, box);
  const unclear = (place: Point) => needsLeader(board, stops, place, box);
  const found = cheapest(
    home ? room.home : room.places,
    (place) =>
      isNear(place, box, reach) &&
      inFrame(place) &&
      room.isClear(place, box) &&
      (!home || isAtHome(board, hex, place, box)) &&
      (led
        ? (lost || !isInNamedHex(board, stops, place)) && leader(place) !== null
        : isReadAsOwn(board, stops, place, box) &&
          (!unclear(place) ||
            (lost && !(reach < OUTSIDE && isAbroad(board, hex, place, box))) ||
            leader(place) !== null)),
    (place) =>
      led
        ? costOfLeader(stops, leader(place)!, place, box)
        : cornersOf(place, box).reduce((sum, corner) => sum + strayed(board, hex, corner), 0) +
          (unclear(place) && !leader(place) ? UNCLEAR : 0),
    most,
  );
  if (!found) return null;
  const { at, price } = found;
  return { name: { lines, at, size, narrowed, leader: led || unclear(at) ? leader(at) : null }, price };
}

/** What it costs to read a name in several lines, more if a word is broken, or only a part of it. */
function costOfLines(lines: readonly string[], name: string): number {
  const part = lettersOf(lines.join('')) === lettersOf(name) ? 0 : ONLY_PART;
  return (lines.length - 1) * ANOTHER_LINE + brokenWords(lines) * BROKEN_WORD + part;
}

const ANOTHER_LINE = 2;
const BROKEN_WORD = 20;
const ONLY_PART = 8;

/** How many lines end within a word. Japanese has no spaces, so its signs tell. */
function brokenWords(lines: readonly string[]): number {
  return lines.filter((line, i) => {
    const next = lines[i + 1];
    return next !== undefined && (line.endsWith('-') || (isJapanese(line) && !partsMeet(line, next)));
  }).length;
}

/** Is some of a box this near to the middle of the hex? */
function isNear(at: Point, box: Box, reach: number): boolean {
  return gap(at, box, MIDDLE) < reach;
}

const MIDDLE = disc(CENTRE, 0);
/** The cost of a name that should have a line to its stop, and has no room for one. */
const UNCLEAR = 6;

/** The cost of a name that extends beyond its hex: higher if into another hex, where it could be mistaken for that hex's name. */
function strayed(board: Board, hex: Hex, corner: Point): number {
  const out = Math.max(0, -clearanceInside(board.layout, corner));
  if (out === 0) return 0;
  return out * (isElsewhere(board, hex, corner) ? 0.35 : 0.06);
}

/** Is a box within the picture? */
function frameFor(board: Board, margin: number, hex: Hex, { width, height }: Box): (at: Point) => boolean {
  const frame = frameOf(board);
  const [x, y] = centreOf(board.layout, hex);
  const left = frame.x - margin + width / 2 - x;
  const right = frame.x + frame.width + margin - width / 2 - x;
  const top = frame.y + height / 2 - y;
  const bottom = frame.y + frame.height - height / 2 - y;
  return ([a, b]) => a > left && a < right && b > top && b < bottom;
}

const frames = new WeakMap<Board, Area>();

function frameOf(board: Board): Area {
  let frame = frames.get(board);
  if (!frame) {
    frame = viewBox(board);
    frames.set(board, frame);
  }
  return frame;
}
