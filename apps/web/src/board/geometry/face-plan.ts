import type { Face, FaceNode, Hex, Layout, Point, Terrain } from '@signalbox/rails';
import { SLOT, slotOffsets } from './city-slots.ts';
import { cornerAfter, SIDE, scaled } from './hexagon.ts';
import { type NodePlace, nodePlaces } from './node-places.ts';
import { type Box, type Obstacle, roomFor } from './room.ts';
import { type TrackLine, trackLines } from './track-lines.ts';

/** Where everything of a face is drawn, for sides of length `SIDE`, around the hex's centre. */
export interface FacePlan {
  readonly nodes: readonly NodePlace[];
  readonly tracks: readonly TrackLine[];
  readonly values: readonly { readonly value: number; readonly at: Point }[];
  readonly label: Point | null;
  readonly name: { readonly at: Point; readonly size: number; readonly lines: readonly string[] } | null;
  readonly terrain: Point | null;
  readonly id: Point;
  /** Where markers find room: hotels, ports, stations beside a city. */
  readonly spare: readonly [Point, Point];
}

export interface Lettering {
  readonly name: string | null;
  readonly terrain: Terrain | null;
}

const plans = new WeakMap<Face, Map<string, FacePlan>>();

export function facePlan(layout: Layout, face: Face, lettering: Lettering): FacePlan {
  const key = `${layout} ${lettering.name} ${lettering.terrain?.kind}`;
  let known = plans.get(face);
  if (!known) {
    known = new Map();
    plans.set(face, known);
  }
  let plan = known.get(key);
  if (!plan) {
    plan = draw(layout, face, lettering);
    known.set(key, plan);
  }
  return plan;
}

/** What is lettered on a hex: the terrain only as long as the map shows. */
export function letteringOf(hex: Hex, covered: boolean): Lettering {
  return { name: hex.name, terrain: covered ? null : hex.terrain };
}

const VALUE: Box = { width: 17, height: 15 };
const LABEL: Box = { width: 15, height: 14 };
const TERRAIN: Box = { width: 22, height: 20 };
const MARKER: Box = { width: 20, height: 20 };
const NAME_SIZE = 10;
const EDGE = 2.5;
const LONGEST_LINE = 14;
/** Smaller than this part of its size a name is not written; it rather reaches over the edge. */
const MIN_NAME_SCALE = 0.82;

function draw(layout: Layout, face: Face, { name, terrain }: Lettering): FacePlan {
  const nodes = nodePlaces(layout, face);
  const tracks = trackLines(layout, face, nodes);
  const id = scaled(cornerAfter(layout, 2), layout === 'flat' ? 0.8 : 0.8);
  const obstacles: Obstacle[] = [
    { at: id, radius: 6 },
    ...tracks.flatMap(({ points }) => points.map((at) => ({ at, radius: 5 }))),
    ...face.nodes.flatMap((node, i) => bodyOf(node, nodes[i]!)),
  ];
  const place = (box: Box, wish: Point, centred = false): Point => {
    const at = roomFor(layout, box, obstacles, wish, centred);
    obstacles.push(...solid(at, box));
    return at;
  };
  const named = name === null ? null : nameBox(name);
  // The longest first: what is small finds room beside it.
  const nameAt = named && place(named.box, nameWish(face), true);
  const squeeze = named && nameAt ? Math.min(1, widthAt(layout, nameAt, named.box) / named.box.width) : 1;
  const values = valuesOf(face).map(({ value, node }) => ({ value, at: place(VALUE, nodes[node]!.at) }));
  const label = face.label ? place({ ...LABEL, width: 6 + face.label.length * 6 }, [-30, 0]) : null;
  return {
    nodes,
    tracks,
    values,
    label,
    name: named && { at: nameAt!, size: named.size * Math.max(MIN_NAME_SCALE, squeeze), lines: named.lines },
    terrain: terrain ? place(TERRAIN, [0, -18]) : null,
    id,
    spare: [place(MARKER, [26, 14]), place(MARKER, [-26, 14])],
  };
}

/** How wide the hex is where a box lies, less a little for a line along its side. */
function widthAt(layout: Layout, [x, y]: Point, { height }: Box): number {
  const far = Math.abs(y) + height / 2;
  const half =
    layout === 'flat'
      ? SIDE - far / Math.sqrt(3)
      : Math.min((SIDE * Math.sqrt(3)) / 2, (SIDE - far) * Math.sqrt(3));
  return 2 * (half - Math.abs(x) - EDGE);
}

/** Below the stop; above it where discs will lie. */
function nameWish(face: Face): Point {
  return face.colour === 'white' && face.nodes[0]?.kind === 'city' ? [0, -24] : [0, 30];
}

/** A long name is broken in two, and written smaller if that does not do. */
function nameBox(name: string): { box: Box; size: number; lines: readonly string[] } {
  const lines = lengthOf(name) > LONGEST_LINE ? halves(name) : [name];
  const longest = Math.max(...lines.map(lengthOf));
  const size = NAME_SIZE * Math.min(1, Math.max(0.75, (LONGEST_LINE - 1) / longest));
  return { size, lines, box: { width: longest * size * 0.56, height: lines.length * (size + 0.5) } };
}

/** In letters of the alphabet; those of Japanese are about twice as wide. */
function lengthOf(line: string): number {
  return [...line].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1.75 : 1), 0);
}

function halves(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (middle === undefined && name > '\u2e80') {
    const half = Math.ceil(name.length / 2);
    return [name.slice(0, half), name.slice(half)];
  }
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** Equal values of several nodes are printed once. */
function valuesOf({ nodes }: Face): { value: number; node: number }[] {
  const shown: { value: number; node: number }[] = [];
  nodes.forEach(({ kind, revenue }, node) => {
    if (kind === 'offboard' || kind === 'junction' || typeof revenue !== 'number' || revenue === 0) return;
    if (!shown.some(({ value }) => value === revenue)) shown.push({ value: revenue, node });
  });
  return shown;
}

function bodyOf({ kind, slots, revenue }: FaceNode, { at: [x, y] }: NodePlace): Obstacle[] {
  if (kind === 'city') {
    return slotOffsets(slots).map(([dx, dy]) => ({ at: [x + dx, y + dy], radius: SLOT + 2 }));
  }
  if (kind === 'offboard') {
    const count = typeof revenue === 'number' ? 1 : revenue.length;
    return solid([x, y], { width: count * 24, height: 18 });
  }
  return [{ at: [x, y], radius: kind === 'junction' ? 2 : 9 }];
}

/** A box as points, so that other boxes keep off it. */
function solid([x, y]: Point, { width, height }: Box): Obstacle[] {
  const count = Math.max(1, Math.round(width / height));
  return Array.from({ length: count }, (_, i) => ({
    at: [x + (i - (count - 1) / 2) * (width / count), y],
    radius: height / 2,
  }));
}
