import { faceIn, hexOf, type Point } from '@signalbox/rails';
import { SLOT, slotOffsets } from '../board/geometry/city-slots.ts';
import { facePlan, labelBox, markerSize, valueBox } from '../board/geometry/face-plan.ts';
import { centreOf, clearanceInside, plus } from '../board/geometry/hexagon.ts';
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
      ...(here.some(({ beside }) => beside) ? [thing('token', plan.spare[1], SLOT - 1)] : []),
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
  return [...missing(map, placed), ...covered(map, placed), ...astray(map, placed), ...mistaken(map, placed)];
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

function writtenOn({ board }: LetteredMap, placed: Placed): Thing[] {
  return [...placed].flatMap(([hex, { name }]): Thing[] => {
    if (!name) return [];
    const at = plus(centreOf(board.layout, hexOf(board, hex)), name.at);
    return [{ what: 'name', hex, ...boxed(at, nameBox(name)) }];
  });
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

/** Names in the middle of another named place. */
function astray(map: LetteredMap, placed: Placed): string[] {
  const { layout, hexes } = map.board;
  return writtenOn(map, placed).flatMap(({ hex, at: [x, y] }) =>
    [...hexes.values()]
      .filter((other) => {
        const [a, b] = centreOf(layout, other);
        return other.id !== hex && map.nameOf(other.id) && clearanceInside(layout, [x - a, y - b]) > 2;
      })
      .map((other) => `${map.nameOf(hex)} is in the hex of ${map.nameOf(other.id)}`),
  );
}

/** By how much a name may be nearer to another place than to its own. */
const NEARER = 3;

/** Names nearer to another named place than to their own: a reader would take them for that one's. */
function mistaken(map: LetteredMap, placed: Placed): string[] {
  const { board, nameOf } = map;
  const named = [...board.hexes.values()].filter(({ id }) => nameOf(id) !== null);
  return writtenOn(map, placed).flatMap((name) => {
    const away = (id: string) => gap(name.at, name, disc(centreOf(board.layout, hexOf(board, id)), 0));
    return named
      .filter(({ id }) => away(id) < away(name.hex) - NEARER)
      .map(({ id }) => `${nameOf(name.hex)} is nearer to ${nameOf(id)}`);
  });
}
