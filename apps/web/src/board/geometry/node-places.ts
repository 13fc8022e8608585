import type { Face, FaceNode, Layout, Point } from '@signalbox/rails';
import { type Curve, curve } from './curve.ts';
import { CENTRE, distance, edgePoint, SIDE, scaled } from './hexagon.ts';

/** Where a node is drawn. */
export interface NodePlace {
  readonly at: Point;
  /** Direction of the track, in degrees: bars lie across it. */
  readonly angle: number;
  /** The curve on which the node lies, and where on it; null if separate track leads to it from each edge. */
  readonly on: { readonly curve: Curve; readonly t: number } | null;
}

const MIN_DISTANCE = SIDE * 0.62;
const ALONG = [0.5, 0.28, 0.72, 0.2, 0.8];

export function nodePlaces(layout: Layout, face: Face): readonly NodePlace[] {
  const alone = face.nodes.length === 1 && face.crossings.length === 0;
  const curves = face.nodes.map((node) => curveOf(layout, node, alone));
  const slid = slide(curves);
  return face.nodes.map((_, i) => {
    const on = curves[i];
    if (on) return { at: on.at(slid[i]!), angle: on.tangent(slid[i]!), on: { curve: on, t: slid[i]! } };
    return { at: placeOff(layout, face, i, alone), angle: 0, on: null };
  });
}

/** A town on two edges sits on the track between them, and so does a city that shares its hex. */
function curveOf(layout: Layout, { kind, edges, at }: FaceNode, alone: boolean): Curve | null {
  if (edges.length !== 2 || kind === 'junction' || kind === 'offboard') return null;
  if (at !== undefined) return null;
  if (alone && kind === 'city') return null;
  return curve(layout, edges[0]!, edges[1]!);
}

function placeOff(layout: Layout, face: Face, i: number, alone: boolean): Point {
  const node = face.nodes[i]!;
  if (node.at === 'centre' || node.kind === 'junction') return CENTRE;
  if (node.at !== undefined) return scaled(edgePoint(layout, node.at), nearness(node));
  if (alone) return CENTRE;
  if (node.edges.length === 0) return spread(layout, face, i);
  const [x, y] = node.edges.reduce<Point>(
    ([a, b], edge) => [a + edgePoint(layout, edge)[0], b + edgePoint(layout, edge)[1]],
    CENTRE,
  );
  const length = Math.hypot(x, y);
  return length < 1
    ? CENTRE
    : scaled([x / length, y / length], SIDE * (node.edges.length === 1 ? 0.5 : 0.36));
}

/** How far a node is moved towards its side: two slots need more room, an anchor even more. */
function nearness({ kind, slots }: FaceNode): number {
  if (kind === 'port') return 0.45;
  return slots > 1 ? 0.46 : 0.56;
}

/** Nodes without track stand side by side. */
function spread(layout: Layout, face: Face, i: number): Point {
  const loose = face.nodes.flatMap((node, index) =>
    node.edges.length === 0 && node.at === undefined ? [index] : [],
  );
  if (loose.length === 1) return CENTRE;
  const offset = loose.indexOf(i) - (loose.length - 1) / 2;
  return layout === 'flat' ? [offset * SIDE * 0.72, offset * SIDE * 0.3] : [offset * SIDE * 0.72, 0];
}

/** Moves nodes along their curves so that they do not lie on each other. */
function slide(curves: readonly (Curve | null)[]): number[] {
  const at = curves.map(() => 0.5);
  curves.forEach((one, i) => {
    if (!one) return;
    const others = curves.flatMap((other, j) => (other && j < i ? [other.at(at[j]!)] : []));
    const room = (t: number) => Math.min(Infinity, ...others.map((other) => distance(other, one.at(t))));
    at[i] = ALONG.find((t) => room(t) >= MIN_DISTANCE) ?? ALONG.toSorted((t, u) => room(u) - room(t))[0]!;
  });
  const first = curves.findIndex(Boolean);
  if (curves.filter(Boolean).length > 1 && first >= 0) relax(curves, at, first);
  return at;
}

/** The first one was placed before it had neighbours. */
function relax(curves: readonly (Curve | null)[], at: number[], first: number): void {
  const others = curves.flatMap((other, j) => (other && j !== first ? [other.at(at[j]!)] : []));
  const one = curves[first]!;
  const room = (t: number) => Math.min(...others.map((other) => distance(other, one.at(t))));
  at[first] = ALONG.find((t) => room(t) >= MIN_DISTANCE) ?? ALONG.toSorted((t, u) => room(u) - room(t))[0]!;
}
