import type { Face, Layout, Point } from '@signalbox/rails';
import { bend, curve, straight } from './curve.ts';
import type { NodePlace } from './node-places.ts';

/** An end of a piece of track: an edge of the hex or a node in it. */
export type End = { readonly edge: number } | { readonly node: number };

export interface TrackLine {
  readonly d: string;
  readonly ends: readonly [End, End];
  /** Points along it, for finding room beside it. */
  readonly points: readonly Point[];
}

const SAMPLES = Array.from({ length: 11 }, (_, i) => i / 10);

/** All track of a face, each piece from an edge to a node, from edge to edge or from node to node. */
export function trackLines(layout: Layout, face: Face, places: readonly NodePlace[]): readonly TrackLine[] {
  const toNodes = face.nodes.flatMap(({ edges }, node) =>
    edges.map((edge, i) => toNode(layout, edge, i, node, places[node]!)),
  );
  const crossings = face.crossings.map(([a, b]): TrackLine => {
    const way = curve(layout, a, b);
    return { d: way.path(0, 1), ends: [{ edge: a }, { edge: b }], points: SAMPLES.map(way.at) };
  });
  const links = (face.links ?? []).map(([a, b]): TrackLine => {
    const way = straight(places[a]!.at, places[b]!.at);
    return { d: way.path(0, 1), ends: [{ node: a }, { node: b }], points: SAMPLES.map(way.at) };
  });
  return [...crossings, ...toNodes, ...links];
}

function toNode(layout: Layout, edge: number, i: number, node: number, place: NodePlace): TrackLine {
  const ends = [{ edge }, { node }] as const;
  if (place.on) {
    const { curve: way, t } = place.on;
    const from = i === 0 ? 0 : 1;
    return { d: way.path(from, t), ends, points: SAMPLES.map((s) => way.at(from + (t - from) * s)) };
  }
  const way = bend(layout, edge, place.at);
  return { d: way.path(0, 1), ends, points: SAMPLES.map(way.at) };
}
