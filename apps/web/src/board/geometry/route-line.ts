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
  return route.pieces.flatMap(({ hex, from, to }) => {
    const face = faceIn(board, tiles, hex);
    const { tracks } = trackPlan(board.layout, face);
    const centre = centreOf(board.layout, hexOf(board, hex)) ?? CENTRE;
    return linesBetween(face, tracks, from, to).map(({ d }) => ({ d, centre }));
  });
}

/** From edge to edge there is either one piece of track, or two that meet in a node or in the centre. */
function linesBetween(
  face: Face,
  tracks: readonly TrackLine[],
  from: number | null,
  to: number | null,
): readonly TrackLine[] {
  if (from === null && to === null) return tracks.filter(({ ends }) => ends.every((end) => 'node' in end));
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
