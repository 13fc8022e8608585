import { faceIn, type Hex, hexOf, type Point } from '@signalbox/rails';
import { SLOT, slotOffsets } from '../board/geometry/city-slots.ts';
import { facePlan, labelBox, markerSize, valueBox } from '../board/geometry/face-plan.ts';
import { centreOf, clearanceInside, clearanceOfBox, distance, plus } from '../board/geometry/hexagon.ts';
import { nameForms } from '../board/geometry/letters.ts';
import { discPlace } from '../board/geometry/map-obstacles.ts';
import { type HexLetters, type LetteredMap, placeNames } from '../board/geometry/name-places.ts';
import { isWhole, nameBox } from '../board/geometry/name-search.ts';
import { type Box, boxed, disc, gap, type Obstacle } from '../board/geometry/room.ts';

/** Half of the width of track. */
const TRACK = 3.3;
const POINT: Box = { width: 0, height: 0 };

interface Thing extends Obstacle {
  readonly what: string;
  readonly hex: string;
}

/** Everything that is drawn on the map, where it is drawn. */
function drawn({ board, tiles, stations, markers, size }: LetteredMap): Thing[] {
  return [...board.hexes.values()].flatMap((hex) => {
    const face = faceIn(board, tiles, hex.id);
    const terrain = tiles[hex.id] === undefined ? hex.terrain : null;
    const plan = facePlan(board.layout, face, terrain, size);
    const thing = (what: string, at: Point, radius: number, box = POINT): Thing => ({
      ...{ what, hex: hex.id, ...box, radius, edge: 0 },
      at: plus(centreOf(board.layout, hex), at),
    });
    const here = stations.filter((station) => station.hex === hex.id);
    const kinds = (markers[hex.id] ?? []).map(({ kind }) => kind);
    const discs = kinds.filter((kind) => kind === 'disc');
    return [
      ...plan.tracks.flatMap(({ points }) => points.map((at) => thing('track', at, TRACK))),
      ...plan.nodes.flatMap(({ at }, i) => {
        const tokens = here.filter(({ node, beside }) => node === i && !beside).length;
        const count = Math.max(face.nodes[i]!.slots, tokens);
        return (count > 0 ? slotOffsets(count) : []).map((offset) => thing('slot', plus(at, offset), SLOT));
      }),
      ...plan.values.map(({ value, at }) => thing('value', at, 0, valueBox(value, size))),
      ...(plan.label ? [thing('label', plan.label, size * 0.1, labelBox(face.label!, size))] : []),
      ...here.filter(({ beside }) => beside).map(({ node }) => thing('token', plan.beside[node]!, SLOT - 1)),
      ...(kinds.some((kind) => kind === 'hotel' || kind === 'port')
        ? [thing('marker', plan.spare[0], markerSize(size) / 2 - 1)]
        : []),
      ...(kinds.includes('goal') ? [thing('goal', [0, 0], SLOT - 1)] : []),
      ...discs.map((_, i) => thing('disc', discPlace(i, discs.length), SLOT - 1)),
    ];
  });
}

type Placed = ReadonlyMap<string, HexLetters>;

/** All that a reader would mind about the names of a map; empty if all is well. */
export function flaws(map: LetteredMap): string[] {
  const placed = placeNames(map);
  return [missing, covered, astray, lost, mistaken, crossed, joined].flatMap((flawsIn) =>
    flawsIn(map, placed),
  );
}

function missing({ board, nameOf }: LetteredMap, placed: Placed): string[] {
  return [...board.hexes.keys()].flatMap((hex) => {
    const name = nameOf(hex);
    const written = placed.get(hex)!.name;
    if (name === null || isWhole(written, name)) return [];
    if (written === null) return [`${name} is missing`];
    const part = nameForms(name).part.some((lines) => lines.join() === written.lines.join());
    return part ? [] : [`${name} is cut to ${written.lines.join('/')}`];
  });
}

interface Written extends Thing {
  /** The size of its letters. */
  readonly size: number;
  /** Points on the line to its stop. */
  readonly leader: readonly Point[];
}

function writtenOn({ board }: LetteredMap, placed: Placed): Written[] {
  return [...placed].flatMap(([hex, { name }]): Written[] => {
    if (!name) return [];
    const centre = centreOf(board.layout, hexOf(board, hex));
    const leader = name.leader ? between(...name.leader).map((at) => plus(centre, at)) : [];
    return [{ what: 'name', hex, size: name.size, ...boxed(plus(centre, name.at), nameBox(name)), leader }];
  });
}

function between([x, y]: Point, [a, b]: Point): Point[] {
  return Array.from({ length: 21 }, (_, i): Point => [x + ((a - x) * i) / 20, y + ((b - y) * i) / 20]);
}

const overlaps = (a: Thing, b: Thing) => gap(a.at, a, b) < 0;

function covered(map: LetteredMap, placed: Placed): string[] {
  const names = writtenOn(map, placed);
  const things = drawn(map);
  return names.flatMap((name, i) =>
    [...things, ...names.slice(0, i)]
      .filter((thing) => overlaps(name, thing))
      .map(({ what, hex }) => `${map.nameOf(name.hex)} is on a ${what} of ${hex}`),
  );
}

/** Names of which most, or the middle without a line, is in the hex of another named place or in the chosen one. */
function astray(map: LetteredMap, placed: Placed): string[] {
  const hexes = [...map.board.hexes.values()];
  const others = hexes.filter(({ id }) => map.nameOf(id) !== null || id === map.chosen);
  return writtenOn(map, placed).flatMap((name) =>
    others
      .filter((hex) => hex.id !== name.hex)
      .filter(
        (hex) => partIn(map, name, hex) > MOSTLY || (name.leader.length === 0 && isMidway(map, name, hex)),
      )
      .map(({ id }) => `${map.nameOf(name.hex)} is in ${map.nameOf(id) ?? `the chosen hex ${id}`}`),
  );
}

/** Names wholly in another hex that are neither beside their stops nor led to them. */
function lost(map: LetteredMap, placed: Placed): string[] {
  const hexes = [...map.board.hexes.values()];
  const stops = namedStops(map);
  return writtenOn(map, placed).flatMap((name) => {
    const parts = stops.flatMap((stop) => (stop.hex === name.hex ? stop.parts : []));
    const isBeside = parts.some((part) => gap(name.at, name, part) < BESIDE);
    if (isBeside || name.leader.length > 0) return [];
    const there = hexes.find((hex) => hex.id !== name.hex && partIn(map, name, hex) > WHOLLY);
    return there ? [`${map.nameOf(name.hex)} is lost in ${there.id}`] : [];
  });
}

/** Is the middle of a name in a hex? */
function isMidway({ board: { layout } }: LetteredMap, { at: [x, y] }: Obstacle, hex: Hex): boolean {
  const [a, b] = centreOf(layout, hex);
  return clearanceInside(layout, [x - a, y - b]) > 2;
}

/** How much of a name is in a hex. */
function partIn({ board: { layout } }: LetteredMap, name: Obstacle, hex: Hex): number {
  const points = pointsIn(name);
  const [a, b] = centreOf(layout, hex);
  return points.filter(([x, y]) => clearanceInside(layout, [x - a, y - b]) > 0).length / points.length;
}

const BESIDE = 14;
const WHOLLY = 0.9;
const MOSTLY = 0.5;

/** Points all over a box. */
function pointsIn({ at: [x, y], width, height }: Obstacle): Point[] {
  const parts = [-0.45, -0.35, -0.25, -0.15, -0.05, 0.05, 0.15, 0.25, 0.35, 0.45];
  return parts.flatMap((across) =>
    [-0.4, -0.2, 0, 0.2, 0.4].map((down): Point => [x + across * width, y + down * height]),
  );
}

/** How far two names have to be apart, in parts of their size. */
const ACROSS = 0.7;
const DOWN = 0.25;
/** One below another they would look like lines of one name: between them is room for another line. */
const STACKED = 1;

/** Names that would be read as one: side by side on a line, or below each other like lines of one name. */
function joined(map: LetteredMap, placed: Placed): string[] {
  const names = writtenOn(map, placed);
  return names.flatMap((name, i) =>
    names
      .slice(0, i)
      .filter((other) => {
        const dx = Math.abs(other.at[0] - name.at[0]) - (name.width + other.width) / 2;
        const dy = Math.abs(other.at[1] - name.at[1]) - (name.height + other.height) / 2;
        const size = Math.min(name.size, other.size);
        return (dx < size * ACROSS && dy < size * DOWN) || (dx < 0 && dy < size * STACKED);
      })
      .map((other) => `${map.nameOf(name.hex)} reads as one with ${map.nameOf(other.hex)}`),
  );
}

interface Stop {
  readonly hex: string;
  readonly at: Point;
  readonly parts: readonly Obstacle[];
}

/** What a name could be taken for the name of: all named stops and those of off-board areas. */
function namedStops({ board, tiles, size, nameOf }: LetteredMap): Stop[] {
  return [...board.hexes.values()].flatMap((hex): Stop[] => {
    const face = faceIn(board, tiles, hex.id);
    const { nodes, stops } = facePlan(board.layout, face, null, size);
    if (nameOf(hex.id) === null && areaOf(hex) === undefined) return [];
    const centre = centreOf(board.layout, hex);
    const found = face.nodes.flatMap(({ kind }, i): Stop[] => {
      if (kind === 'junction') return [];
      const parts = stops[i]!.map((part) => ({ ...part, at: plus(centre, part.at) }));
      return [{ hex: hex.id, at: plus(centre, nodes[i]!.at), parts }];
    });
    return found.length > 0 ? found : [{ hex: hex.id, at: centre, parts: [disc(centre, 0)] }];
  });
}

const areaOf = ({ face }: Hex) => face.nodes[0]?.group;

/** By how much the nearest letter of a name may be nearer to another stop than to its own, and by how much its middle. */
const LETTER = 3;
const MIDDLE = 12;
/** A name that reaches no further beyond its hex is read as that hex's, unless it is twice as near to another stop. */
const INTO = 5;

/** Names without a line that a reader would take for those of other stops, because they are nearer to them. */
function mistaken(map: LetteredMap, placed: Placed): string[] {
  const { board, nameOf } = map;
  const stops = namedStops(map);
  return writtenOn(map, placed).flatMap((name) => {
    const hex = hexOf(board, name.hex);
    const isOwn = (id: string) =>
      id === hex.id || (areaOf(hex) !== undefined && areaOf(hex) === areaOf(hexOf(board, id)));
    const letter = ({ parts }: Stop) =>
      Math.min(...parts.map((part) => Math.max(0, gap(name.at, name, part))));
    const middle = ({ at }: Stop) => distance(name.at, at);
    const own = stops.filter((stop) => isOwn(stop.hex));
    const [ownLetter, ownMiddle] = [Math.min(...own.map(letter)), Math.min(...own.map(middle))];
    const [x, y] = centreOf(board.layout, hex);
    const isInside = clearanceOfBox(board.layout, [name.at[0] - x, name.at[1] - y], name) > -INTO;
    const seemsNearer = (stop: Stop) =>
      isInside
        ? letter(stop) < ownLetter / 2 - LETTER
        : letter(stop) < ownLetter - LETTER ||
          (middle(stop) < ownMiddle - MIDDLE && letter(stop) < ownLetter * 2);
    return stops
      .filter((stop) => name.leader.length === 0 && !isOwn(stop.hex) && seemsNearer(stop))
      .map(({ hex: id }) => `${nameOf(name.hex)} is nearer to ${nameOf(id) ?? id}`);
  });
}

/** Lines that cross what they do not lead to, and names and lines that cross each other. */
function crossed(map: LetteredMap, placed: Placed): string[] {
  const names = writtenOn(map, placed);
  const stops = namedStops(map);
  return names.flatMap(({ hex, leader }) => {
    const isOn = (parts: readonly Obstacle[]) =>
      leader.some((at) => parts.some((part) => gap(at, POINT, part) < 0));
    const others = stops.filter((stop) => stop.hex !== hex && isOn(stop.parts));
    const written = names.filter((name) => name.hex !== hex && isOn([name]));
    return [...others, ...written].map(
      (one) => `the line of ${map.nameOf(hex)} crosses ${map.nameOf(one.hex) ?? one.hex}`,
    );
  });
}
