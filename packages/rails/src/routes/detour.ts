import { nameOf } from './best.ts';
import { networkOf } from './compile.ts';
import { trackAlong } from './graph.ts';
import type { Network } from './network.ts';
import type { RunQuery } from './query.ts';
import { reversed } from './simplify.ts';

/** The most direct way through some stops, even if the rules forbid it; or two stops that no track connects. */
export type Detour = { readonly path: readonly string[] } | { readonly from: string; readonly to: string };

/** Costs, compared with one for each hex and each stop: a place full of tokens, track in use, a place visited before. */
const FULL = 40;
const IN_USE = 200;
const AGAIN = 1000;

/** A way along one edge after another; `forward` tells in which direction each is taken. */
interface Leg {
  readonly edge: number;
  readonly forward: boolean;
  readonly cost: number;
  readonly before: Leg | null;
}

/** Goes from stop to stop and, if none of them is the company's, on to the nearest of its stations. */
export function detour(query: RunQuery, taken: ReadonlySet<string>, stops: readonly string[]): Detour {
  const network = networkOf(query.board, query.tiles);
  const graph = { network, vertices: network.vertices.map((_, vertex) => vertex) };
  const vertexOf = (name: string) =>
    network.vertices.findIndex((_, vertex) => nameOf(graph, vertex) === name);
  const own = query.stations.filter(({ owner }) => owner === query.company);
  const stations = own.map(({ hex, node }) => `${hex}.${node}`);
  const bare = stops.findIndex((name) => vertexOf(name) < 0);
  if (bare >= 0) return { from: stops[bare - 1] ?? stations[0] ?? stops[bare]!, to: stops[bare]! };
  const legs: Leg[] = [];
  const visited = new Set<number>();
  for (let i = 0; i + 1 < stops.length; i++) {
    const way = wayTo(
      query,
      network,
      taken,
      visited,
      vertexOf(stops[i]!),
      new Set([vertexOf(stops[i + 1]!)]),
    );
    if (!way) return { from: stops[i]!, to: stops[i + 1]! };
    legs.push(...way);
    for (const { edge } of way) visited.add(network.edges[edge]!.u).add(network.edges[edge]!.v);
  }
  const path = pathAlong(network, vertexOf(stops[0]!), legs);
  if (path.some((name) => stations.includes(name))) return { path };
  const last = stops.at(-1)!;
  const onward = wayTo(query, network, taken, visited, vertexOf(last), new Set(stations.map(vertexOf)));
  if (!onward) return { from: stations[0] ?? last, to: last };
  return { path: pathAlong(network, vertexOf(stops[0]!), [...legs, ...onward]) };
}

/** The way that costs least from a vertex to one of several others. */
function wayTo(
  query: RunQuery,
  network: Network,
  taken: ReadonlySet<string>,
  visited: ReadonlySet<number>,
  from: number,
  to: ReadonlySet<number>,
): Leg[] | null {
  if (from < 0) return null;
  const done = new Set<string>();
  let open: { readonly at: number; readonly leg: Leg | null }[] = [{ at: from, leg: null }];
  while (open.length > 0) {
    const next = open.reduce((a, b) => ((b.leg?.cost ?? 0) < (a.leg?.cost ?? 0) ? b : a));
    open = open.filter((each) => each !== next);
    const { at, leg } = next;
    if (to.has(at) && at !== from) return legsTo(leg);
    const key = `${at} ${leg && network.vertices[at]!.node === null ? leg.edge : ''}`;
    if (done.has(key)) continue;
    done.add(key);
    for (const edge of network.at[at]!) {
      // At a fork every train takes the track across the side.
      const trunk = network.trunk[at]!;
      if (leg && trunk >= 0 && leg.edge !== trunk && edge !== trunk) continue;
      if (leg?.edge === edge) continue;
      const forward = network.edges[edge]!.u === at;
      const other = forward ? network.edges[edge]!.v : network.edges[edge]!.u;
      const cost = (leg?.cost ?? 0) + costOf(query, network, taken, visited, edge, other);
      open.push({ at: other, leg: { edge, forward, cost, before: leg } });
    }
  }
  return null;
}

function legsTo(leg: Leg | null): Leg[] {
  const legs: Leg[] = [];
  for (let each = leg; each; each = each.before) legs.unshift(each);
  return legs;
}

function costOf(
  query: RunQuery,
  network: Network,
  taken: ReadonlySet<string>,
  visited: ReadonlySet<number>,
  edge: number,
  to: number,
): number {
  const { sides } = network.edges[edge]!;
  const { hex, node } = network.vertices[to]!;
  const inUse = trackAlong(network, edge).some((name) => taken.has(name));
  const again = visited.has(to) ? AGAIN : 0;
  const onTrack = sides.length + (inUse ? IN_USE : 0) + again;
  if (!node || node.face.kind === 'junction') return onTrack;
  const here = query.stations.filter((one) => one.hex === network.hexes[hex]!.id && one.node === node.index);
  const own = here.some(({ owner }) => owner === query.company);
  const full = node.face.slots > 0 && !own && here.filter(({ beside }) => !beside).length >= node.face.slots;
  return onTrack + 1 + (full ? FULL : 0);
}

/** The path as game actions write it. */
function pathAlong(network: Network, start: number, legs: readonly Leg[]): string[] {
  const graph = { network, vertices: network.vertices.map((_, vertex) => vertex) };
  const path = [nameOf(graph, start)!];
  for (const { edge, forward } of legs) {
    const taken = forward ? network.edges[edge]! : reversed(network.edges[edge]!);
    for (const hex of taken.enters) path.push(network.hexes[hex]!.id);
    const name = nameOf(graph, taken.v);
    if (name === null) continue;
    if (!path.at(-1)!.includes('.')) path.pop();
    path.push(name);
  }
  return path;
}
