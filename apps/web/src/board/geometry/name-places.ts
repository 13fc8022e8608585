import { type Board, faceIn, type Hex, type Point, type Station, type Tiles } from '@signalbox/rails';
import type { Marker } from '../model.ts';
import { leaderObstacles } from './belonging.ts';
import { facePlan } from './face-plan.ts';
import { CENTRE, clearanceOfBox, cornerAfter, EDGES, edgePoint, SIDE, scaled } from './hexagon.ts';
import { textWidth } from './letters.ts';
import { nearTo, obstaclesIn, seenFrom } from './map-obstacles.ts';
import { type FoundName, findName, nameBox, type WrittenName } from './name-search.ts';
import { boxed, clearOf, disc, type Obstacle } from './room.ts';

/** What is written on a hex in addition to its tile, relative to the hex's centre. */
export interface HexLetters {
  readonly name: WrittenName | null;
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
  /** A hex that somebody looks at: no other names are written in it. */
  readonly chosen?: string | null;
  /** The size of letters, and that of names where there is hardly any room. */
  readonly size: number;
  readonly least: number;
  /** How far the picture extends beyond the map on the left and on the right. */
  readonly margin: number;
}

/**
 * Names keep further from each other than lines of one name, in parts of their size, or they would be read as one. Where
 * there is hardly any room, only their outlines must not touch.
 */
const FROM_NAMES = 0.7;
const OUTLINE = 0.36;
/** On one line they would be read as one all the same: there they keep this much further away. */
const BESIDE = 0.36;
/** One below another they would be read as lines of one name: between them is room for another line. */
const BELOW = 0.75;
const APART = 1.2;

/**
 * Where the names and coordinates of a map are written: clear of track, stops, tokens, values and each other, and
 * placed again when track changes. A name may extend into a neighbouring hex if nothing is in its way, and a reader takes
 * it for no other's. If it does not fit it is broken, written in narrower letters, led to its stop by a line or shortened,
 * and omitted if even that does not help; so are coordinates.
 */
export function placeNames(map: LetteredMap): ReadonlyMap<string, HexLetters> {
  const { board, size, coordinates } = map;
  const taken = takenOn(map);
  const names = chooseNames(map, taken);
  const letters = new Map<string, HexLetters>();
  for (const hex of board.hexes.values()) {
    const near = surroundings(board, hex, taken, names);
    const id = unchanged(board, `${hex.id} id ${size}`, near, () =>
      coordinates ? placeId(board, size, hex, around(board, hex, taken, names)) : null,
    );
    letters.set(hex.id, { name: names.get(hex.id) ?? null, id: coordinates ? id : null });
  }
  return letters;
}

/** What is in the way in each hex of its own name, and of those of others. */
interface Taken {
  readonly own: ReadonlyMap<string, readonly Obstacle[]>;
  readonly others: ReadonlyMap<string, readonly Obstacle[]>;
}
type Names = ReadonlyMap<string, WrittenName | null>;

const NO_NAMES: Names = new Map();

interface Named {
  readonly hex: Hex;
  readonly name: string;
  /** All that its place depends on, except what is around it. */
  readonly key: string;
  /** Where it would be if no other name were on the map. */
  readonly alone: FoundName;
}

/**
 * Names with the least room come first; those that have room elsewhere make way for them. If some have hardly any room
 * left by those before them, they come before those, and all are placed again.
 */
function chooseNames(map: LetteredMap, taken: Taken): Names {
  let order = namedPlaces(map, taken).toSorted((a, b) => b.alone.failed - a.alone.failed);
  let best = placeInOrder(map, taken, order, 0);
  for (let round = 1; round < ROUNDS; round++) {
    const isPressed = ({ hex, alone }: Named) => best.get(hex.id)!.failed > Math.max(alone.failed, EASY);
    const pressed = order.filter(isPressed);
    if (pressed.length === 0) break;
    order = [...pressed, ...order.filter((one) => !pressed.includes(one))];
    const next = placeInOrder(map, taken, order, round);
    if (hardship(next) < hardship(best)) best = next;
  }
  return new Map([...best].map(([id, { name }]) => [id, name]));
}

const ROUNDS = 3;
/** Names that failed no more often than this are as good as others. */
const EASY = 13;

type Found = ReadonlyMap<string, FoundName>;

function hardship(found: Found): number {
  const failures = [...found.values()].map(({ failed }) => Math.max(0, failed - EASY) ** 2);
  return failures.reduce((sum, one) => sum + one, 0);
}

function namedPlaces(map: LetteredMap, taken: Taken): Named[] {
  const { board, size, least, margin, nameOf } = map;
  return [...board.hexes.values()].flatMap((hex) => {
    const name = nameOf(hex.id);
    if (name === null) return [];
    const key = `${hex.id} ${name} ${size} ${least} ${margin}`;
    const near = surroundings(board, hex, taken, NO_NAMES);
    const alone = unchanged(board, `${key} alone`, near, () =>
      findName(map, hex, name, around(board, hex, taken, NO_NAMES)),
    );
    return [{ hex, name, key, alone }];
  });
}

function placeInOrder(map: LetteredMap, taken: Taken, order: readonly Named[], round: number): Found {
  const names = new Map<string, WrittenName | null>();
  return new Map(
    order.map((one) => {
      const near = surroundings(map.board, one.hex, taken, names);
      const found = unchanged(map.board, `${one.key} ${round}`, near, () => beside(map, one, taken, names));
      names.set(one.hex.id, found.name);
      return [one.hex.id, found];
    }),
  );
}

/** The place of a name among those that have one: where it would be without them, if they leave room there. */
function beside(map: LetteredMap, { hex, name, alone }: Named, taken: Taken, names: Names): FoundName {
  const others = namesAround(map.board, hex, names);
  if (alone.name === null || clearOf(others, APART)(alone.name.at, nameBox(alone.name))) return alone;
  return findName(map, hex, name, around(map.board, hex, taken, names));
}

const remembered = new WeakMap<Board, Map<string, { inputs: readonly unknown[]; found: unknown }>>();

/** The previous result if all inputs are the same objects; otherwise a new one, made with regard to the previous. */
function recalled<T>(board: Board, key: string, inputs: readonly unknown[], find: (last?: T) => T): T {
  let known = remembered.get(board);
  if (!known) {
    known = new Map();
    remembered.set(board, known);
  }
  const last = known.get(key);
  if (last?.inputs.every((input, i) => input === inputs[i])) return last.found as T;
  const found = find(last?.found as T | undefined);
  known.set(key, { inputs, found });
  return found;
}

/** The previous result if nothing nearby has changed, so that a new tile only moves names around it. */
function unchanged<T>(board: Board, key: string, inputs: readonly unknown[], find: () => T): T {
  return recalled<T>(board, key, inputs, (last) => {
    const now = find();
    // The same object, so that results that depend on it stay cached too.
    return last !== undefined && JSON.stringify(now) === JSON.stringify(last) ? last : now;
  });
}

function takenOn(map: LetteredMap): Taken {
  const { board, chosen } = map;
  const own = new Map([...board.hexes.values()].map((hex) => [hex.id, takenIn(map, hex)]));
  const there = chosen ? own.get(chosen) : undefined;
  if (!chosen || !there) return { own, others: own };
  const closed = recalled(board, `${chosen} chosen`, [there], () => [...there, CHOSEN]);
  return { own, others: new Map([...own, [chosen, closed]]) };
}

/** Names may reach over the sides of a chosen hex; a line may cross it. */
const CHOSEN: Obstacle = { ...disc(CENTRE, SIDE * 0.74), crossable: true };

function contents({ own, others }: Taken, hex: Hex, id: string): readonly Obstacle[] {
  return (id === hex.id ? own : others).get(id)!;
}

/** The contents of a hex before anything is written; the same object as long as nothing on it changes. */
function takenIn({ board, tiles, size, ...map }: LetteredMap, hex: Hex): readonly Obstacle[] {
  const terrain = tiles[hex.id] === undefined ? hex.terrain : null;
  const plan = facePlan(board.layout, faceIn(board, tiles, hex.id), terrain, size);
  const stations = map.stations.filter((station) => station.hex === hex.id);
  const markers = map.markers[hex.id] ?? [];
  const key = `${hex.id} taken ${JSON.stringify([stations, markers])}`;
  return unchanged(board, key, [plan], () => obstaclesIn(board, tiles, size, hex, plan, stations, markers));
}

/** Everything that the position of a name depends on. */
function surroundings(board: Board, hex: Hex, taken: Taken, names: Names): unknown[] {
  const { things, names: others } = nearTo(board, hex);
  return [...things.map((id) => contents(taken, hex, id)), ...others.map((id) => names.get(id))];
}

/** What is in the hex and around it, seen from its centre. */
function around(board: Board, hex: Hex, taken: Taken, names: Names): Obstacle[] {
  return [...thingsAround(board, hex, taken), ...namesAround(board, hex, names).filter(isNearby)];
}

/** The nearest first. The names around change more often, so this is kept apart from them. */
function thingsAround(board: Board, hex: Hex, taken: Taken): readonly Obstacle[] {
  const { things } = nearTo(board, hex);
  const inputs = things.map((id) => contents(taken, hex, id));
  return recalled(board, `${hex.id} things`, inputs, () =>
    inputs
      .flatMap((found, i) => seenFrom(board, hex, things[i]!, found).filter(isNearby))
      .map((obstacle) => ({ obstacle, away: Math.hypot(...obstacle.at) }))
      .sort((a, b) => a.away - b.away)
      .map(({ obstacle }) => obstacle),
  );
}

function isNearby({ at: [x, y] }: Obstacle): boolean {
  return Math.abs(x) < SIDE * 5 && Math.abs(y) < SIDE * 2.5;
}

function namesAround(board: Board, hex: Hex, names: Names): Obstacle[] {
  return nearTo(board, hex).names.flatMap((id) => {
    const name = names.get(id);
    if (!name) return [];
    const radius = name.size * FROM_NAMES;
    const leader = name.leader ? leaderObstacles(name.leader) : [];
    const { width, height } = nameBox(name);
    const box = { width: width + 2 * BESIDE * name.size, height };
    const stacked = {
      width: Math.max(0, width - OUTLINE * name.size),
      height: height + 2 * BELOW * name.size,
    };
    const edge = radius - name.size * OUTLINE;
    const letters = [box, stacked].map((one) => ({ ...boxed(name.at, one), radius, edge }));
    return seenFrom(board, hex, id, [...letters, ...leader]);
  });
}

/** In a corner, the upper left one if that is free; otherwise beside a side. */
function placeId(board: Board, size: number, hex: Hex, obstacles: readonly Obstacle[]): Point | null {
  const { layout } = board;
  const box = { width: textWidth(hex.id) * size * 0.95, height: size * 0.76 };
  const corners = EDGES.map((edge) => cornerAfter(layout, (edge + 2) % 6));
  const sides = EDGES.map((edge) => edgePoint(layout, (edge + 2) % 6));
  const isClear = clearOf(obstacles, APART);
  for (const towards of [...corners, ...sides]) {
    // As near to the corner as the box fits.
    for (const part of [0.85, 0.78, 0.71, 0.64, 0.56]) {
      const at = scaled(towards, part);
      if (clearanceOfBox(layout, at, box) >= 0.5 && isClear(at, box)) return at;
    }
  }
  return null;
}
