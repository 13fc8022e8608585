import type { Board, Tiles } from '@signalbox/rails';
import { faceIn } from '@signalbox/rails';
import type { RecordedAction } from '../recording/recording.ts';
import type { Difference } from '../trace/difference.ts';
import type { RecordedRoute } from './trace.ts';

/**
 * The path of a recorded route, in our form. The site writes the hexes of each stretch from stop to stop, in either
 * direction; a stretch inside one hex is the hex alone, with its two nodes if it is ambiguous.
 */
export function pathOfRecorded(board: Board, tiles: Tiles, route: RecordedRoute): string[] | null {
  const stretches = route.connections.map((hexes) => hexes.map(hexIn));
  for (const turned of [false, true]) {
    for (const places of chained(stretches, turned)) {
      const path = nodesAlong(board, tiles, places);
      if (path) return path;
    }
  }
  return null;
}

/** A place may be written with the number of its node: `K11 1`. */
function hexIn(place: string): string {
  const end = place.indexOf(' ');
  return end < 0 ? place : place.slice(0, end);
}

/** The routes of an action, without trains that did not run. */
export function recordedRoutes({ routes }: RecordedAction): RecordedRoute[] {
  return (routes as RecordedRoute[]).filter(({ connections }) => connections.length > 0);
}

/** Where the money of a run differs from what the file says: its revenue, or what the company gets besides. */
export function earningsDiffer(
  action: RecordedAction,
  ours: { readonly revenue: number; readonly subsidy: number | null },
): Difference | null {
  const routes = recordedRoutes(action);
  const { extra_revenue: extra, subsidy } = action;
  const revenue = routes.reduce((sum, route) => sum + Number(route.revenue), Number(extra ?? 0));
  if (!Number.isNaN(revenue) && revenue !== ours.revenue)
    return { what: 'revenue', ours: ours.revenue, theirs: revenue };
  if (ours.subsidy === null) return null;
  const ofRoutes = routes.reduce((sum, route) => sum + Number(route.subsidy ?? 0), 0);
  const hasRoutes = routes.some((route) => route.subsidy !== undefined);
  const totals = [...(hasRoutes ? [ofRoutes] : []), ...(subsidy === undefined ? [] : [Number(subsidy)])];
  const other = totals.find((total) => !Number.isNaN(total) && total !== ours.subsidy);
  return other === undefined ? null : { what: 'subsidy', ours: ours.subsidy, theirs: other };
}

/** Null for a kind that the titles do not have. */
export function dividendIn({ type, kind }: RecordedAction): 'pay' | 'withhold' | null {
  if (type !== 'dividend') return null;
  return kind === 'payout' ? 'pay' : kind === 'withhold' ? 'withhold' : null;
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
    const way = stretch.length === 1 ? [stretch[0]!, stretch[0]!] : stretch;
    const back = [...way].reverse();
    const extended: Place[][] = [];
    for (const places of chains) {
      const last = places.at(-1)?.hex;
      if (last === undefined) extended.push(extend(places, turned ? back : way));
      else {
        const isEither = way[0] === last && back[0] === last && !way.every((hex, i) => hex === back[i]);
        if (isEither) extended.push(extend([...places], way));
        if (back[0] === last) extended.push(extend(places, back));
        else if (way[0] === last) extended.push(extend(places, way));
      }
    }
    chains = extended;
  }
  return chains;
}

/** Adds a stretch to a chain, which ends where the stretch begins. */
function extend(places: Place[], way: readonly string[]): Place[] {
  const isFirst = places.length === 0;
  for (let i = isFirst ? 0 : 1; i < way.length; i++)
    places.push({ hex: way[i]!, stop: i === way.length - 1 || i === 0 });
  return places;
}

/** Finds the node of each stop: the one that the track from the previous place and to the next place meets. */
function nodesAlong(board: Board, tiles: Tiles, places: readonly Place[]): string[] | null {
  const sideTo = (hex: string, other: string | undefined) =>
    other === undefined ? -1 : board.hexes.get(hex)!.neighbours.indexOf(other);
  /** The nodes that fit, if the previous stop is at this node of its hex. */
  const fits = (i: number, previous: number): number[] => {
    const { hex } = places[i]!;
    const { nodes, links = [] } = faceIn(board, tiles, hex);
    const before = places[i - 1]?.hex;
    const after = places[i + 1]?.hex;
    const from = before === hex ? -1 : sideTo(hex, before);
    const to = after === hex ? -1 : sideTo(hex, after);
    const found: number[] = [];
    for (let index = 0; index < nodes.length; index++) {
      const { kind, edges } = nodes[index]!;
      if (kind === 'junction' || kind === undefined) continue;
      if (before === hex ? !areJoined(links, previous, index) : before && !edges.includes(from)) continue;
      if (after !== undefined && after !== hex && !edges.includes(to)) continue;
      found.push(index);
    }
    return found;
  };
  /** The names of the places up to here; those of a way that leads nowhere are removed again. */
  const path: string[] = [];
  const search = (i: number, previous: number): boolean => {
    const place = places[i];
    if (!place) return true;
    for (const node of place.stop ? fits(i, previous) : [null]) {
      path.push(node === null ? place.hex : `${place.hex}.${node}`);
      if (search(i + 1, node ?? previous)) return true;
      path.pop();
    }
    return false;
  };
  return search(0, -1) ? path : null;
}

function areJoined(links: readonly (readonly number[])[], one: number, other: number): boolean {
  return one !== other && links.some((pair) => pair.includes(one) && pair.includes(other));
}

/** Names the trains of a recorded run: the n-th train of a company is `KIND-n`. */
export function trainNames(trains: readonly string[]): (kind: string) => string {
  const idle = trains.map((kind, i) => ({ kind, id: `${kind}-${i + 1}` }));
  return (kind) => {
    const index = idle.findIndex((train) => train.kind === kind);
    return idle.splice(Math.max(0, index), 1)[0]?.id ?? kind;
  };
}
