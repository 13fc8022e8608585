import type { Board, Tiles } from '@signalbox/rails';
import { faceIn } from '@signalbox/rails';
import type { RecordedAction } from '../recording/recording.ts';
import type { RecordedRoute } from './trace.ts';

/**
 * The path of a recorded route, in our form. The site writes the hexes of each stretch from stop to stop, in either
 * direction; a stretch inside one hex is the hex alone, with its two nodes if it is ambiguous.
 */
export function pathOfRecorded(board: Board, tiles: Tiles, route: RecordedRoute): string[] | null {
  const stretches = route.connections.map((hexes) => hexes.map((hex) => hex.split(' ')[0]!));
  for (const turned of [false, true]) {
    for (const places of chained(stretches, turned)) {
      const path = nodesAlong(board, tiles, places);
      if (path) return path;
    }
  }
  return null;
}

/** The routes of an action, without trains that did not run. */
export function recordedRoutes({ routes }: RecordedAction): RecordedRoute[] {
  return (routes as RecordedRoute[]).filter(({ connections }) => connections.length > 0);
}

interface Place {
  readonly hex: string;
  /** Ends a stretch, so this is a stop. */
  readonly stop: boolean;
}

/**
 * All stretches in one direction, one after another. A stretch that returns to its own hex, to another stop there, may
 * be in either direction.
 */
function chained(stretches: readonly (readonly string[])[], turned: boolean): Place[][] {
  let chains: Place[][] = [[]];
  for (const stretch of stretches) {
    const way = stretch.length === 1 ? [stretch[0]!, stretch[0]!] : [...stretch];
    const back = [...way].reverse();
    const ways = way.join() === back.join() ? [way, way] : [way, back];
    chains = chains.flatMap((places) => {
      const last = places.at(-1)?.hex;
      const begun =
        last === undefined ? [ways[turned ? 1 : 0]!] : [...new Set(ways)].filter(([first]) => first === last);
      return begun.map((next) => [
        ...places,
        ...next.slice(places.length === 0 ? 0 : 1).map((hex, i, rest) => ({
          hex,
          stop: i === rest.length - 1 || (places.length === 0 && i === 0),
        })),
      ]);
    });
  }
  return chains;
}

/** Finds the node of each stop: the one that the track from the previous place and to the next place meets. */
function nodesAlong(board: Board, tiles: Tiles, places: readonly Place[]): string[] | null {
  const sideTo = (hex: string, other: string | undefined) =>
    other === undefined ? -1 : board.hexes.get(hex)!.neighbours.indexOf(other);
  const fits = (i: number, chosen: readonly number[]): number[] => {
    const { hex } = places[i]!;
    const { nodes, links = [] } = faceIn(board, tiles, hex);
    const before = places[i - 1];
    const after = places[i + 1];
    return nodes.flatMap((node, index) => {
      if (node.kind === 'junction' || node.kind === undefined) return [];
      if (before?.hex === hex) {
        const joined = links.some(
          (pair) => pair.includes(index) && pair.includes(chosen.at(-1)!) && index !== chosen.at(-1),
        );
        if (!joined) return [];
      } else if (before && !node.edges.includes(sideTo(hex, before.hex))) return [];
      if (after && after.hex !== hex && !node.edges.includes(sideTo(hex, after.hex))) return [];
      return [index];
    });
  };
  const search = (i: number, chosen: readonly number[]): string[] | null => {
    const place = places[i];
    if (!place) return [];
    const options = place.stop ? fits(i, chosen) : [-1];
    for (const node of options) {
      const rest = search(i + 1, place.stop ? [...chosen, node] : chosen);
      if (rest) return [place.stop ? `${place.hex}.${node}` : place.hex, ...rest];
    }
    return null;
  };
  return search(0, []);
}

/** Names the trains of a recorded run: the n-th train of a company is `KIND-n`. */
export function trainNames(trains: readonly string[]): (kind: string) => string {
  const idle = trains.map((kind, i) => ({ kind, id: `${kind}-${i + 1}` }));
  return (kind) => {
    const index = idle.findIndex((train) => train.kind === kind);
    return idle.splice(Math.max(0, index), 1)[0]?.id ?? kind;
  };
}
