import { type Board, faceIn, type Hex, hexOf, type Point, type Tiles } from '@signalbox/rails';
import { facePlan, valueBox } from './face-plan.ts';
import { CENTRE, centreOf, clearanceInside, clearanceOfBox, distance, plus } from './hexagon.ts';
import { nearTo } from './map-obstacles.ts';
import { type Box, boxed, clearOf, disc, gap, type Obstacle } from './room.ts';

/** A stop as it is drawn. */
interface Stop {
  readonly middle: Point;
  readonly parts: readonly Obstacle[];
  /** Its value, which a name beside it seems to belong to. */
  readonly values: readonly Obstacle[];
  readonly named: boolean;
}

/** What a name near a hex can be read as belonging to, seen from the hex's centre. */
export interface Stops {
  /** The stops of the hex, and those of its area. */
  readonly own: readonly Stop[];
  readonly others: readonly Stop[];
  /** The middles of other hexes that have names. */
  readonly named: readonly Point[];
}

interface StopMap {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly size: number;
  readonly nameOf: (hex: string) => string | null;
}

export function stopsAround(map: StopMap, hex: Hex): Stops {
  const { board, nameOf } = map;
  const near = nearTo(board, hex).things.map((id) => hexOf(board, id));
  const area = areaOf(hex);
  const isOwn = (other: Hex) => other.id === hex.id || (area !== undefined && area === areaOf(other));
  const [x, y] = centreOf(board.layout, hex);
  const seen = (other: Hex): Stop[] => {
    const [a, b] = centreOf(board.layout, other);
    const moved = (at: Point) => plus(at, [a - x, b - y]);
    const all = (parts: readonly Obstacle[]) => parts.map((part) => ({ ...part, at: moved(part.at) }));
    return stopsIn(map, other).map(({ middle, parts, values, named }) => ({
      middle: moved(middle),
      parts: all(parts),
      values: all(values),
      named,
    }));
  };
  const others = near.filter((other) => !isOwn(other));
  // Also a hex whose area has its name in another one.
  const named = others
    .filter((other) => nameOf(other.id) !== null || areaOf(other) !== undefined)
    .map((other) => centreOf(board.layout, other));
  return {
    own: near.filter(isOwn).flatMap(seen),
    others: others.flatMap(seen),
    named: named.map(([a, b]) => [a - x, b - y]),
  };
}

/** The off-board area to which a hex belongs: one of its hexes has the name of all. */
function areaOf({ face }: Hex): string | undefined {
  return face.nodes[0]?.group;
}

/** The stops of a hex; a named hex without one is its own stop. A port without a name belongs to the city beside it. */
function stopsIn({ board, tiles, size, nameOf }: StopMap, hex: Hex): Stop[] {
  const face = faceIn(board, tiles, hex.id);
  const { nodes, stops, values } = facePlan(board.layout, face, null, size);
  const valuesOf = (i: number) =>
    values.flatMap(({ node, value, at }) => (node === i ? [boxed(at, valueBox(value, size))] : []));
  const isNamed = nameOf(hex.id) !== null;
  const named = isNamed || areaOf(hex) !== undefined;
  const found = face.nodes.flatMap(({ kind }, i): Stop[] =>
    kind === 'junction' || (kind === 'port' && !isNamed)
      ? []
      : [{ middle: nodes[i]!.at, parts: stops[i]!, values: valuesOf(i), named }],
  );
  return found.length > 0 || !isNamed
    ? found
    : [{ middle: CENTRE, parts: [disc(CENTRE, 0)], values: [], named }];
}

/** How far a name seems to be from a stop: its nearest letter counts, and so does its middle, this much. */
const MIDDLE = 0.7;
/** Nobody looks for the name of a stop that has none. */
const NAMELESS = 14;
/** A name has to seem this much nearer to its own stop than to any other, and this many times as near. */
const CLEARLY = 2;
const TIMES = 1.2;
/** Its nearest letter may be this much nearer to another stop, but not this near. */
const LETTERS = 2;
const TOUCHING = 4;
/** A name that reaches no further beyond its hex seems to be nearer to the stop in it, this many times. */
const INTO = 5;
const INSIDE = 0.5;

const awayFrom = (at: Point, box: Box, { parts }: Stop) =>
  Math.max(0, Math.min(...parts.map((part) => gap(at, box, part))));

/** The same of another stop, whose value counts too: it seems to be this much further away. */
const VALUE = 3;

const awayFromOther = (at: Point, box: Box, stop: Stop) =>
  Math.min(awayFrom(at, box, stop), ...stop.values.map((value) => Math.max(0, gap(at, box, value)) + VALUE));

/** Would a reader take a name here for that of the hex, and of no other place? */
export function isReadAsOwn(board: Board, stops: Stops, at: Point, box: Box): boolean {
  if (isInNamedHex(board, stops, at)) return false;
  const inside = isInside(board, at, box) ? INSIDE : 1;
  const letters = Math.max(nearestOf(stops, at, box) * inside - LETTERS, TOUCHING * inside);
  const middle = (stop: Stop) => MIDDLE * distance(at, stop.middle);
  const own = Math.min(...stops.own.map((stop) => awayFrom(at, box, stop) + middle(stop)));
  const needed = own * inside * TIMES + CLEARLY;
  return stops.others.every((stop) => {
    const away = awayFromOther(at, box, stop) + (stop.named ? 0 : NAMELESS);
    return away >= letters && away + middle(stop) >= needed;
  });
}

const isInside = ({ layout }: Board, at: Point, box: Box) => clearanceOfBox(layout, at, box) > -INTO;

/** Is a point in the hex of another named place? */
export function isInNamedHex({ layout }: Board, { named }: Stops, [x, y]: Point): boolean {
  return named.some(([a, b]) => clearanceInside(layout, [x - a, y - b]) > 0);
}

const nearestOf = ({ own }: Stops, at: Point, box: Box) =>
  Math.min(...own.map((stop) => awayFrom(at, box, stop)));

/** A name in another hex that is not beside its stop is found sooner with a line to it. */
export function needsLeader(board: Board, stops: Stops, at: Point, box: Box): boolean {
  return !isInside(board, at, box) && nearestOf(stops, at, box) > BESIDE;
}

const BESIDE = 13;

/** A thin line from a name to its stop. */
export type Leader = readonly [from: Point, to: Point];

/** Half of the width of a leader with its pale edges. */
const LEADER = 1.8;
const STEP = 3;
/** A longer one is hard to follow, and so is one that runs along track for more than this part of it. */
const LONGEST = 50;
/** A shorter one is not seen. */
const SHORTEST = 6;
const ON_TRACK = 0.4;

/** The shortest line from a name to its stop; null if that is far away, or something is in between. Track may be crossed. */
export function leaderTo({ own }: Stops, obstacles: readonly Obstacle[], at: Point, box: Box): Leader | null {
  const parts = own.flatMap((stop) => stop.parts);
  const stop = parts.reduce((a, b) => (gap(at, box, b) < gap(at, box, a) ? b : a));
  const from = nearestIn(at, box, stop.at);
  const target = nearestIn(stop.at, stop, from);
  const length = distance(from, target) - stop.radius;
  if (length > LONGEST || length < SHORTEST) return null;
  const to = along(from, target, length / (length + stop.radius));
  const leader: Leader = [from, to];
  const way = pointsOn(leader).slice(1, -2);
  const isOn = (hindrances: readonly Obstacle[]) => {
    const isFree = clearOf(hindrances, LEADER);
    return (point: Point) => !isFree(point, POINT);
  };
  const near = obstacles.filter((one) => gap(at, box, one) < length);
  if (way.some(isOn(near.filter(({ crossable }) => !crossable)))) return null;
  const crossed = way.filter(isOn(near.filter(({ crossable }) => crossable))).length;
  return crossed <= way.length * ON_TRACK ? leader : null;
}

const POINT: Box = { width: 0, height: 0 };

function lengthOf([from, to]: Leader): number {
  return distance(from, to);
}

/** A place is better with a shorter line, and not beside another stop. */
export function costOfLeader(stops: Stops, leader: Leader, at: Point, box: Box): number {
  const beside = Math.min(...stops.others.flatMap(({ parts }) => parts.map((part) => gap(at, box, part))));
  const crowded = Math.max(0, ROOMY - beside) * 0.4;
  return lengthOf(leader) * 0.25 + crowded;
}

const ROOMY = 12;

/** A leader as it is in the way of others. */
export function leaderObstacles(leader: Leader): Obstacle[] {
  return pointsOn(leader).map((at) => disc(at, LEADER));
}

function pointsOn(leader: Leader): Point[] {
  const count = Math.ceil(lengthOf(leader) / STEP);
  return Array.from({ length: count + 1 }, (_, i) => along(...leader, i / count));
}

/** The point of a box that is nearest to another one. */
function nearestIn([x, y]: Point, { width, height }: Box, [a, b]: Point): Point {
  const limited = (value: number, half: number) => Math.max(-half, Math.min(half, value));
  return [x + limited(a - x, width / 2), y + limited(b - y, height / 2)];
}

function along([x, y]: Point, [a, b]: Point, part: number): Point {
  return plus([x, y], [(a - x) * part, (b - y) * part]);
}
