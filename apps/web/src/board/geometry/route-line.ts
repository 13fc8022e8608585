import { type Board, type Face, faceIn, hexOf, type Point, type Tiles } from '@signalbox/rails';
import type { DrawnRoute } from '../model.ts';
import { trackPlan } from './face-plan.ts';
import { CENTRE, centreOf } from './hexagon.ts';
import type { End, TrackLine } from './track-lines.ts';

/** A piece of track on the board: its path, and where its hex's centre lies. */
export interface PlacedLine {
  readonly d: string;
  readonly centre: Point;
}

/** The track of a route as it is drawn on the map. */
export function routeLines(board: Board, tiles: Tiles, route: DrawnRoute): PlacedLine[] {
  return route.pieces.flatMap(({ hex, from, to, link }) => {
    const face = faceIn(board, tiles, hex);
    const { tracks } = trackPlan(board.layout, face);
    const centre = centreOf(board.layout, hexOf(board, hex)) ?? CENTRE;
    const lines = link ? linkOf(tracks, link) : linesBetween(face, tracks, from, to);
    return lines.map(({ d }) => ({ d, centre }));
  });
}

/** The track between two nodes of a hex; the hex may have more of it, beyond the route's end. */
function linkOf(tracks: readonly TrackLine[], link: readonly [number, number]): readonly TrackLine[] {
  const isNode = (end: End, node: number) => 'node' in end && end.node === node;
  return tracks.filter(({ ends: [a, b] }) => link.every((node) => isNode(a, node) || isNode(b, node)));
}

/** From edge to edge there is either one piece of track, or two that meet in a node or in the centre. */
function linesBetween(
  face: Face,
  tracks: readonly TrackLine[],
  from: number | null,
  to: number | null,
): readonly TrackLine[] {
  if (from !== null && to !== null) {
    const crossing = tracks.find(({ ends: [a, b] }) => isEdge(a, from, to) && isEdge(b, from, to));
    if (crossing) return [crossing];
    const node = face.nodes.findIndex(({ edges }) => edges.includes(from) && edges.includes(to));
    return tracks.filter(({ ends: [a, b] }) => isEdge(a, from, to) && 'node' in b && b.node === node);
  }
  const edge = from ?? to;
  return tracks.filter(({ ends: [a, b] }) => 'edge' in a && a.edge === edge && 'node' in b).slice(0, 1);
}

function isEdge(end: End, a: number, b: number): boolean {
  return 'edge' in end && (end.edge === a || end.edge === b);
}
