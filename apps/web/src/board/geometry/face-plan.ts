import type { Face, FaceNode, Layout, Point, Terrain } from '@signalbox/rails';
import { SLOT, slotOffsets } from './city-slots.ts';
import { clearanceInside, clearanceOfBox, distance, plus, SIDE } from './hexagon.ts';
import { textWidth } from './letters.ts';
import { type NodePlace, nodePlaces } from './node-places.ts';
import { type Box, boxed, disc, gap, nearestGap, type Obstacle, roomiest, TOO_LITTLE } from './room.ts';
import { type TrackLine, trackLines } from './track-lines.ts';

/** Where track and stops of a face are drawn, for sides of length `SIDE`, around the hex's centre. */
export interface TrackPlan {
  readonly nodes: readonly NodePlace[];
  readonly tracks: readonly TrackLine[];
}

/** Where everything else on the face is drawn. */
export interface FacePlan extends TrackPlan {
  readonly values: readonly { readonly value: number; readonly node: number; readonly at: Point }[];
  readonly label: Point | null;
  readonly terrain: Point | null;
  /** Where there is room for markers: hotels and ports, and for a token beside the only city. */
  readonly spare: readonly [Point, Point];
  /** Where a token beside each node is drawn: where several cities share the hex, at the rim of its own. */
  readonly beside: readonly Point[];
  /** What each node covers. */
  readonly stops: readonly (readonly Obstacle[])[];
  /** Everything above, except the places for markers, as obstacles for names. */
  readonly taken: readonly Obstacle[];
}

const trackPlans = new WeakMap<Face, Map<Layout, TrackPlan>>();
const facePlans = new WeakMap<Face, Map<string, FacePlan>>();

export function trackPlan(layout: Layout, face: Face): TrackPlan {
  return known(trackPlans, face, layout, () => {
    const nodes = nodePlaces(layout, face);
    return { nodes, tracks: trackLines(layout, face, nodes) };
  });
}

/** The plan for letters of this size; terrain is shown as long as no tile covers it. */
export function facePlan(layout: Layout, face: Face, terrain: Terrain | null, size: number): FacePlan {
  return known(facePlans, face, `${layout} ${size} ${terrain?.kind} ${terrain?.cost}`, () =>
    draw(layout, face, terrain, size),
  );
}

function known<K, T>(plans: WeakMap<Face, Map<K, T>>, face: Face, key: K, make: () => T): T {
  let ofFace = plans.get(face);
  if (!ofFace) {
    ofFace = new Map();
    plans.set(face, ofFace);
  }
  let plan = ofFace.get(key);
  if (plan === undefined) {
    plan = make();
    ofFace.set(key, plan);
  }
  return plan;
}

/** Half of the width of track, with its pale edges, and their width. */
const TRACK = 4.8;
const PALE = 1.4;

export function valueBox(value: number, size: number): Box {
  return { width: textWidth(String(value)) * size + size * 0.42, height: size * 1.16 };
}

export function labelBox(label: string, size: number): Box {
  return { width: textWidth(label) * size * 1.1, height: size };
}

/** A pass has its own drawing of a mountain, so only the terrain cost is added. */
function terrainBox({ kind, cost }: Terrain, size: number): Box {
  const drawn = kind === 'swamp' || kind === 'water' || kind === 'mountain';
  return {
    width: Math.max(drawn ? 22 : 0, textWidth(String(cost)) * size),
    height: size * 0.85 + (drawn ? 12 : 0),
  };
}

/** A hotel or a port. */
export const markerSize = (size: number): number => 8 + size * 0.9;

/** Heavy letters are wider than others, and names have outlines: this far from a label, in parts of its size, nothing is placed. */
const AROUND_LABEL = 0.2;

function draw(layout: Layout, face: Face, terrain: Terrain | null, size: number): FacePlan {
  const { nodes, tracks } = trackPlan(layout, face);
  const track = tracks.flatMap(({ points }) => points.map((at) => crossable(disc(at, TRACK, PALE))));
  const stops = face.nodes.map((node, i) => bodyOf(node, nodes[i]!, size));
  const taken = [...track, ...stops.flat()];
  const place = (
    box: Box,
    preferred: Point,
    reserved: readonly Obstacle[] = [],
    { fromMiddles, fromSlots } = NOWHERE_ELSE,
    isLetters = false,
  ): Point => {
    const obstacles = [...taken, ...reserved];
    const room = (overhang: number) => (at: Point, least: number) =>
      nearestGap(at, box, obstacles, { least, most: clearanceOfBox(layout, at, box) - 1 + overhang });
    const cost = (strayed: Strayed) => (at: Point) => distance(at, preferred) * 0.12 + strayed(at) * 4;
    const inside = roomiest(ANYWHERE, room(0), cost(fromMiddles));
    if (isLetters && room(0)(inside, TOO_LITTLE) < 0) {
      const free = roomiest(EVERYWHERE, room(SLIGHT), cost(fromMiddles));
      if (room(SLIGHT)(free, TOO_LITTLE) > room(0)(inside, TOO_LITTLE)) return free;
    }
    const covered = [...taken.slice(track.length), ...reserved];
    const isClear = covered.every((one) => gap(inside, box, one) >= TOO_LITTLE);
    if (isClear && fromMiddles(inside) < ASTRAY) return inside;
    return roomiest(AT_CORNERS, room(OVERHANG), cost(fromSlots));
  };
  const take = (box: Box, preferred: Point, others?: OtherStops, isLetters = false): Point => {
    const at = place(box, preferred, [], others, isLetters);
    taken.push({ ...boxed(at, box), radius: isLetters ? size * AROUND_LABEL : 0 });
    return at;
  };
  const shown = valuesOf(face);
  const values = shown.map(({ value, node }) => ({
    value,
    node,
    at: take(valueBox(value, size), nodes[node]!.at, besides(face, nodes, node, shown)),
  }));
  const label = face.label ? take(labelBox(face.label, size), [-30, 0], NOWHERE_ELSE, true) : null;
  const cost = terrain ? take(terrainBox(terrain, size), [0, -18]) : null;
  const marker = { width: markerSize(size), height: markerSize(size) };
  const first = place(marker, [26, 14]);
  const second = place({ width: SLOT * 2, height: SLOT * 2 }, [-26, 14], [boxed(first, marker)]);
  const inTheWay = [...taken.filter(({ crossable }) => !crossable), boxed(first, marker)];
  const beside = face.nodes.map((_, i) => placeBeside(layout, face, nodes, i, inTheWay) ?? second);
  return { nodes, tracks, values, label, terrain: cost, spare: [first, second], beside, stops, taken };
}

/** How far the rims of a city and of the token beside it are apart at most. */
const JOINED = 6;
/** It is this much nearer to its own city than to another one. */
const NEARER = SLOT * 1.5;
/** A token at the rim of its city covers the side of the hex rather than something that is to be read, but this far at most. */
const OVER_SIDE = 18;

/** At the rim of its own city and further from the others; null if there is only one city. */
function placeBeside(
  layout: Layout,
  { nodes }: Face,
  places: readonly NodePlace[],
  node: number,
  inTheWay: readonly Obstacle[],
): Point | null {
  const slotsOf = (i: number) => slotOffsets(nodes[i]!.slots).map((slot) => plus(places[i]!.at, slot));
  const own = nodes[node]!.slots > 0 ? slotsOf(node) : [];
  const others = nodes.flatMap(({ slots }, i) => (slots > 0 && i !== node ? slotsOf(i) : []));
  if (own.length === 0 || others.length === 0) return null;
  const token = { width: 0, height: 0 };
  const around = own.flatMap((slot) =>
    AROUND.map((way) => plus(slot, way)).filter((at) => nearest(at, own) >= SLOT * 2),
  );
  const room = (at: Point) =>
    Math.min(...inTheWay.map((one) => gap(at, token, one)), clearanceInside(layout, at) + OVER_SIDE) - SLOT;
  const cost = (at: Point) =>
    nearest(at, own) +
    4 * Math.max(0, nearest(at, own) + NEARER - nearest(at, others)) -
    Math.min(0, clearanceInside(layout, at));
  return roomiest(around, room, cost);
}

const crossable = (obstacle: Obstacle): Obstacle => ({ ...obstacle, crossable: true });

/** How much nearer a place is to another stop: a value there would be read as that one's. */
type Strayed = (at: Point) => number;

interface OtherStops {
  readonly fromMiddles: Strayed;
  /** The same, where a city is as near as the nearest of its slots. */
  readonly fromSlots: Strayed;
}

const NOWHERE_ELSE: OtherStops = { fromMiddles: () => 0, fromSlots: () => 0 };

/** The stops with other values than that of this one. */
function besides(
  face: Face,
  nodes: readonly NodePlace[],
  node: number,
  shown: readonly { readonly node: number }[],
): OtherStops {
  if (shown.length === 1) return NOWHERE_ELSE;
  const strayed = (spotsOf: (node: number) => readonly Point[]): Strayed => {
    const own = spotsOf(node);
    const others = shown.flatMap((other) => (other.node === node ? [] : spotsOf(other.node)));
    return (at) => Math.max(0, nearest(at, own) - nearest(at, others));
  };
  const slotsOf = (i: number) => slotOffsets(face.nodes[i]!.slots).map((slot) => plus(nodes[i]!.at, slot));
  return { fromMiddles: strayed((i) => [nodes[i]!.at]), fromSlots: strayed(slotsOf) };
}

function nearest(at: Point, points: readonly Point[]): number {
  return Math.min(...points.map((point) => distance(at, point)));
}

/** What would lie on a slot or on other letters may extend beyond a corner this far: no track leads there. */
const OVERHANG = 8;
/** So may a value that would be this much nearer to another stop. */
const ASTRAY = SLOT * 0.6;
/** Letters have no ground of their own: those that would lie on track may extend beyond a corner this far. */
const SLIGHT = 3;

const RADII = [0, 0.2, 0.3, 0.4, 0.48, 0.56, 0.63];
function placesAt(radii: readonly number[], directions = 24): readonly Point[] {
  const angles = Array.from({ length: directions }, (_, i) => (i * 2 * Math.PI) / directions);
  return radii.flatMap((radius) =>
    angles
      .slice(0, radius === 0 ? 1 : undefined)
      .map((angle): Point => [Math.cos(angle) * radius * SIDE, Math.sin(angle) * radius * SIDE]),
  );
}
const ANYWHERE = placesAt(RADII);
const AROUND = placesAt(
  [0, JOINED / 2, JOINED].map((apart) => (SLOT * 2 + apart) / SIDE),
  48,
);
const AT_CORNERS = placesAt([...RADII, 0.7, 0.77, 0.84]);
/** Letters that fit at none of those may fit between two of them. */
const EVERYWHERE = placesAt(
  [...Array(18).keys()].map((i) => 0.1 + i * 0.045),
  60,
);

/** Equal values of several nodes are printed once. */
function valuesOf({ nodes }: Face): { value: number; node: number }[] {
  const shown: { value: number; node: number }[] = [];
  nodes.forEach(({ kind, revenue }, node) => {
    if (kind === 'offboard' || kind === 'junction' || typeof revenue !== 'number' || revenue === 0) return;
    if (!shown.some(({ value }) => value === revenue)) shown.push({ value: revenue, node });
  });
  return shown;
}

/** The boxes of an off-board area's values, side by side around its middle. Each is as wide as its number needs. */
export function periodBoxes(values: readonly number[], size: number): { left: number; width: number }[] {
  const widths = values.map((value) => (textWidth(String(value)) + 0.4) * size);
  const half = widths.reduce((sum, width) => sum + width, 0) / 2;
  return widths.map((width, i) => ({
    left: widths.slice(0, i).reduce((sum, one) => sum + one, -half),
    width,
  }));
}

function bodyOf({ kind, slots, revenue }: FaceNode, { at: [x, y] }: NodePlace, size: number): Obstacle[] {
  if (kind === 'city') return slotOffsets(slots).map(([dx, dy]) => disc([x + dx, y + dy], SLOT + 1.5, 0.7));
  if (kind === 'offboard') {
    const values = typeof revenue === 'number' ? [revenue] : revenue;
    const width = periodBoxes(values, size).reduce((sum, box) => sum + box.width, 0);
    return [boxed([x, y], { width, height: size * 1.25 })];
  }
  if (kind === 'pass') return [boxed([x, y], { width: 24, height: 26 })];
  return [disc([x, y], kind === 'junction' ? 2 : kind === 'port' ? 13 : 10)];
}
