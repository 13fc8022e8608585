import { type Board, faceIn, type Hex, hexOf, type Point, type Station, type Tiles } from '@signalbox/rails';
import type { Marker } from '../model.ts';
import { type Area, viewBox } from './bounds.ts';
import { SLOT, slotOffsets } from './city-slots.ts';
import { type FacePlan, facePlan, markerSize } from './face-plan.ts';
import {
  centreOf,
  clearanceInside,
  cornerAfter,
  EDGES,
  edgeEnds,
  edgePoint,
  plus,
  SIDE,
  scaled,
} from './hexagon.ts';
import { isJapanese, nameForms, textWidth } from './letters.ts';
import { type Box, boxed, cheapest, cornersOf, disc, gap, isClear, type Obstacle } from './room.ts';

/** What is written on a hex in addition to its tile, relative to the hex's centre. */
export interface HexLetters {
  readonly name: { readonly lines: readonly string[]; readonly at: Point } | null;
  readonly id: Point | null;
}

/** Everything that names must not cover. */
export interface LetteredMap {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly markers: Readonly<Record<string, readonly Marker[]>>;
  /** What each place is called, in the reader's language. */
  readonly nameOf: (hex: string) => string | null;
  readonly coordinates: boolean;
  readonly size: number;
  /** How far the picture extends beyond the map on the left and on the right. */
  readonly margin: number;
}

const LINE = 1.02;
/** Names keep this far from everything, and further from each other: their outlines would touch. */
const APART = 1.2;
const FROM_NAMES = 1.5;
/** Where there is hardly any room, this far from everything else. */
const CLOSE = 0.4;

/** Is a name written in full, in one line or in several? */
export function isWhole(written: HexLetters['name'], name: string): boolean {
  const letters = (text: string) => text.replaceAll(/[-\s]/g, '');
  return written !== null && letters(written.lines.join('')) === letters(name);
}

/**
 * Where the names and coordinates of a map are written: clear of track, stops, tokens, values and each other, and
 * placed again when track changes. A name may extend into a neighbouring hex if nothing is in its way. If it does not fit
 * it is broken or shortened, and omitted if even that does not help; so are coordinates.
 */
export function placeNames(map: LetteredMap): ReadonlyMap<string, HexLetters> {
  const { board, size, coordinates, margin } = map;
  const taken = new Map([...board.hexes.values()].map((hex) => [hex.id, takenIn(map, hex)]));
  const names = new Map<string, HexLetters['name']>();
  for (const hex of board.hexes.values()) {
    const name = map.nameOf(hex.id);
    if (name === null) continue;
    const near = surroundings(board, hex, taken, names);
    names.set(
      hex.id,
      unchanged(board, `${hex.id} ${name} ${size} ${margin}`, near, () =>
        placeName(map, hex, name, around(map, hex, taken, names)),
      ),
    );
  }
  const letters = new Map<string, HexLetters>();
  for (const hex of board.hexes.values()) {
    const near = surroundings(board, hex, taken, names);
    const id = unchanged(board, `${hex.id} id ${size}`, near, () =>
      coordinates ? placeId(board, size, hex, around(map, hex, taken, names)) : null,
    );
    letters.set(hex.id, { name: names.get(hex.id) ?? null, id: coordinates ? id : null });
  }
  return letters;
}

const remembered = new WeakMap<Board, Map<string, { inputs: readonly unknown[]; found: unknown }>>();

/** The previous result if nothing nearby has changed, so that a new tile only moves names around it. */
function unchanged<T>(board: Board, key: string, inputs: readonly unknown[], find: () => T): T {
  let known = remembered.get(board);
  if (!known) {
    known = new Map();
    remembered.set(board, known);
  }
  const last = known.get(key);
  if (last?.inputs.every((input, i) => input === inputs[i])) return last.found as T;
  const now = find();
  // The same object, so that results that depend on it stay cached too.
  const found = last && JSON.stringify(now) === JSON.stringify(last.found) ? (last.found as T) : now;
  known.set(key, { inputs, found });
  return found;
}

export function nameBox(lines: readonly string[], size: number): Box {
  return {
    width: Math.max(...lines.map(textWidth)) * size,
    // Letters leave some of their line free, Japanese signs hardly any.
    height: (lines.length - 1) * size * LINE + size * (lines.some(isJapanese) ? 0.9 : 0.78),
  };
}

/** The position of each line of a name. */
export function lineOffset(line: number, lines: number, size: number): number {
  return (line - (lines - 1) / 2) * size * LINE;
}

function planOf({ board, tiles, size }: LetteredMap, hex: Hex): FacePlan {
  const covered = tiles[hex.id] !== undefined;
  return facePlan(board.layout, faceIn(board, tiles, hex.id), covered ? null : hex.terrain, size);
}

/** The contents of a hex before anything is written; the same object as long as nothing on it changes. */
function takenIn(map: LetteredMap, hex: Hex): readonly Obstacle[] {
  const plan = planOf(map, hex);
  const stations = map.stations.filter((station) => station.hex === hex.id);
  const markers = map.markers[hex.id] ?? [];
  const key = `${hex.id} taken ${JSON.stringify([stations, markers])}`;
  return unchanged(map.board, key, [plan], () => obstaclesIn(map, hex, plan, stations, markers));
}

function obstaclesIn(
  { board, tiles, size }: LetteredMap,
  hex: Hex,
  { nodes, spare, taken }: FacePlan,
  stations: readonly Station[],
  markers: readonly Marker[],
): Obstacle[] {
  const crowded = nodes.flatMap(({ at }, i) => {
    const inside = stations.filter(({ node, beside }) => node === i && !beside);
    return slotOffsets(inside.length)
      .slice(0, inside.length)
      .map((offset) => disc(plus(at, offset), SLOT + 1));
  });
  // A pass is drawn smaller than the token that may be placed on it.
  const passes = faceIn(board, tiles, hex.id).nodes.flatMap(({ kind }, i) =>
    kind === 'pass' ? [disc(nodes[i]!.at, SLOT)] : [],
  );
  const beside = stations.some((station) => station.beside) ? [disc(spare[1], SLOT)] : [];
  const discs = markers.filter(({ kind }) => kind === 'disc');
  const has = (...kinds: Marker['kind'][]) => markers.some(({ kind }) => kinds.includes(kind));
  return [
    ...taken,
    ...crowded,
    ...passes,
    ...beside,
    ...(has('hotel', 'port') ? [disc(spare[0], markerSize(size) / 2)] : []),
    ...(has('goal') ? [disc([0, 0], SLOT)] : []),
    ...discs.map((_, i) => disc(discPlace(i, discs.length), SLOT)),
    ...hex.closedSides.flatMap((side) => sideObstacles(board, side)),
  ];
}

/** Discs lie side by side below the middle. */
export function discPlace(i: number, count: number): Point {
  return [(i - (count - 1) / 2) * SLOT * 2.05, 24];
}

/** A shore or a ridge along a side. */
function sideObstacles({ layout }: Board, side: number): Obstacle[] {
  const [a, b] = edgeEnds(layout, side);
  return [0, 0.25, 0.5, 0.75, 1].map((t) => disc([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], 2.6));
}

type Taken = ReadonlyMap<string, readonly Obstacle[]>;
type Names = ReadonlyMap<string, HexLetters['name']>;

/** Everything that the position of a name depends on. */
function surroundings(board: Board, hex: Hex, taken: Taken, names: Names): unknown[] {
  const { things, names: others } = nearTo(board, hex);
  return [...things.map((id) => taken.get(id)), ...others.map((id) => names.get(id))];
}

/** What is in the hex and around it, seen from its centre; the nearest first. */
function around({ board, size }: LetteredMap, hex: Hex, taken: Taken, names: Names): Obstacle[] {
  const [x, y] = centreOf(board.layout, hex);
  const from = (id: string, obstacle: Obstacle): Obstacle => {
    const [a, b] = centreOf(board.layout, hexOf(board, id));
    return { ...obstacle, at: plus(obstacle.at, [a - x, b - y]) };
  };
  const { things, names: others } = nearTo(board, hex);
  return [
    ...things.flatMap((id) => taken.get(id)!.map((one) => from(id, one))),
    ...others.flatMap((id) => {
      const name = names.get(id);
      return name ? [from(id, { ...boxed(name.at, nameBox(name.lines, size)), radius: FROM_NAMES })] : [];
    }),
  ]
    .filter(({ at: [a, b] }) => Math.abs(a) < SIDE * 5 && Math.abs(b) < SIDE * 2.5)
    .toSorted((a, b) => Math.hypot(...a.at) - Math.hypot(...b.at));
}

interface Neighbourhood {
  /** Hexes with something in them that a name might reach. */
  readonly things: readonly string[];
  /** Hexes whose names it might reach, as they reach towards it. */
  readonly names: readonly string[];
}

const neighbourhoods = new WeakMap<Board, Map<string, Neighbourhood>>();

function nearTo(board: Board, hex: Hex): Neighbourhood {
  let known = neighbourhoods.get(board);
  if (!known) {
    const centres = [...board.hexes.values()].map((one) => [one.id, centreOf(board.layout, one)] as const);
    const within = ([x, y]: Point, distance: number) =>
      centres.filter(([, [a, b]]) => Math.hypot(a - x, b - y) < distance).map(([id]) => id);
    known = new Map(
      centres.map(([id, at]) => [id, { things: within(at, SIDE * 3.6), names: within(at, SIDE * 6) }]),
    );
    neighbourhoods.set(board, known);
  }
  return known.get(hex.id)!;
}

/** Places around the middle of a hex, this far apart. */
function placesAround(across: number, down: number): readonly Point[] {
  const [columns, rows] = [Math.round(84 / across), Math.round(65 / down)];
  return Array.from({ length: 2 * rows + 1 }, (_, row) =>
    Array.from(
      { length: 2 * columns + 1 },
      (_, column): Point => [(column - columns) * across, (row - rows) * down],
    ),
  ).flat();
}

const PLACES = placesAround(7, 6.5);
/** Where there is hardly any room, more places are tried. */
const MORE_PLACES = placesAround(2.8, 2.6);

/** How close to the middle of its hex a name has to be; a little further away is better than shortened. */
const NEAR = SIDE * 0.62;
const FURTHER = SIDE * 0.86;
const FURTHEST = SIDE * 1.15;
/** Where even that leaves no room, the whole name is written here: cut off, nobody could read it. */
const OUTSIDE = SIDE * 1.45;

/** Below the stop, or above it in titles where discs are placed below. */
function preferredPlace(hex: Hex): Point {
  return hex.face.colour === 'white' && hex.face.nodes[0]?.kind === 'city' ? [0, -28] : [0, 30];
}

function placeName(
  { board, size, margin, nameOf }: LetteredMap,
  hex: Hex,
  name: string,
  obstacles: readonly Obstacle[],
): HexLetters['name'] {
  const preferred = preferredPlace(hex);
  const far = ([dx, dy]: Point) =>
    Math.hypot(dx - preferred[0], dy - preferred[1]) * 0.1 + Math.abs(dx) * 0.06;
  const { whole, narrow, shortened: parts, cut } = nameForms(name);
  // Shortened to the name of another place, it would be taken for that.
  const places = new Set([...board.hexes.keys()].map(nameOf));
  const shortened = parts.filter((lines) => !places.has(lines.join('')));
  const tries = [
    [NEAR, whole],
    [FURTHER, whole],
    [NEAR, shortened.slice(0, 1)],
    [FURTHER, shortened.slice(0, 1)],
    [NEAR, shortened],
    [FURTHEST, [...whole, ...narrow, ...shortened]],
    [OUTSIDE, [...whole, ...narrow, ...shortened], MORE_PLACES, CLOSE],
    [FURTHEST, cut],
  ] as const;
  for (const [reach, forms, places = PLACES, apart = APART] of tries) {
    for (const lines of forms) {
      const box = nameBox(lines, size);
      const cost = (at: Point) =>
        cornersOf(at, box).reduce((sum, corner) => sum + strayed(board, hex, corner), far(at));
      const at = cheapest(
        places,
        (place) =>
          gap(place, box, MIDDLE) < reach &&
          inFrame(board, margin, hex, place, box) > 0 &&
          isClear(place, box, obstacles, apart),
        cost,
      );
      if (at) return { lines, at };
    }
  }
  return null;
}

const MIDDLE = disc([0, 0], 0);

/** The cost of a name that extends beyond its hex: higher if into another hex, where it could be mistaken for that hex's name. */
function strayed(board: Board, hex: Hex, corner: Point): number {
  const out = Math.max(0, -clearanceInside(board.layout, corner));
  if (out === 0) return 0;
  const [x, y] = centreOf(board.layout, hex);
  const elsewhere = nearTo(board, hex).things.some((id) => {
    const [a, b] = centreOf(board.layout, hexOf(board, id));
    return id !== hex.id && clearanceInside(board.layout, [corner[0] + x - a, corner[1] + y - b]) > 0;
  });
  return out * (elsewhere ? 0.35 : 0.1);
}

/** How far from the rim of the picture. */
function inFrame(board: Board, margin: number, hex: Hex, [dx, dy]: Point, { width, height }: Box): number {
  const frame = frameOf(board);
  const [x, y] = plus(centreOf(board.layout, hex), [dx, dy]);
  return Math.min(
    x - width / 2 - frame.x + margin,
    frame.x + frame.width - x - width / 2 + margin,
    y - height / 2 - frame.y,
    frame.y + frame.height - y - height / 2,
  );
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

/** In a corner, the upper left one if that is free; otherwise beside a side. */
function placeId(board: Board, size: number, hex: Hex, obstacles: readonly Obstacle[]): Point | null {
  const { layout } = board;
  const box = { width: textWidth(hex.id) * size * 0.95, height: size * 0.76 };
  const corners = EDGES.map((edge) => cornerAfter(layout, (edge + 2) % 6));
  const sides = EDGES.map((edge) => edgePoint(layout, (edge + 2) % 6));
  for (const towards of [...corners, ...sides]) {
    // As near to the corner as the box fits.
    for (const part of [0.85, 0.78, 0.71, 0.64, 0.56]) {
      const at = scaled(towards, part);
      const inside = Math.min(...cornersOf(at, box).map((corner) => clearanceInside(layout, corner)));
      if (inside >= 0.5 && isClear(at, box, obstacles, APART)) return at;
    }
  }
  return null;
}
