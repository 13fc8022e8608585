import { opposite } from '../map/geometry.ts';
import { groundOf, planOf } from '../map/plan.ts';
import { tokensOf } from '../map/tokens.ts';
import { networkOf } from './compile.ts';
import type { Network } from './network.ts';
import type { RunQuery } from './query.ts';
import { canBeRevisited } from './revisit.ts';
import { type HexVisits, hexVisits } from './visits.ts';

/** May a train run through a vertex: not at all, freely, or as one of the blocked stations that it may pass? */
export const BARRED = 0;
export const FREE = 1;
export const BLOCKED = 2;

/** The part of the network that a company's trains can use, with what its rules say about each vertex. */
export interface RunGraph {
  readonly network: Network;
  /** Number of a vertex here to its number in the network. */
  readonly vertices: readonly number[];
  readonly edges: readonly number[];
  readonly u: Int32Array;
  readonly v: Int32Array;
  readonly at: readonly (readonly number[])[];
  readonly trunk: Int32Array;
  readonly pass: Uint8Array;
  readonly mayEnd: Uint8Array;
  /** Own stations of the kind that every route needs. */
  readonly station: Uint8Array;
  /** The off-board area that the vertex is part of, or -1: a route uses at most one part. */
  readonly box: Int32Array;
  /** Nodes where routes of one company meet, if they have to. */
  readonly meets: Uint8Array;
  /** Junctions that only one train may use. */
  readonly exclusive: Uint8Array;
  readonly visits: HexVisits | null;
}

export function runGraph(query: RunQuery): RunGraph {
  const network = networkOf(query.board, query.tiles);
  const { rules } = query;
  const total = network.vertices.length;
  const pass = new Uint8Array(total);
  const mayEnd = new Uint8Array(total);
  const station = new Uint8Array(total);
  const { plan, own, taken } = tokensOf(planOf(query.board), query.stations, query.company);
  network.vertices.forEach(({ hex, node }, vertex) => {
    if (node === null || node.face.kind === 'junction') {
      pass[vertex] = FREE;
      return;
    }
    const { kind, slots, terminal } = node.face;
    const number = network.numbers[hex]!;
    const isOwn = (own[number]! & (1 << node.index)) !== 0;
    const full = slots > 0 && !isOwn && taken[number * plan.width + node.index]! >= slots;
    const ends = rules.ends[kind] ?? 'may';
    if (ends !== 'must' && !terminal) pass[vertex] = full ? BLOCKED : FREE;
    if (pass[vertex] === BLOCKED && rules.blockedPasses === 0) pass[vertex] = BARRED;
    mayEnd[vertex] = ends === 'never' ? 0 : 1;
    station[vertex] = isOwn && rules.stationKinds.includes(kind) ? 1 : 0;
  });
  const open = openEdges(network, query.taken);
  return restrict(query, network, reached(network, station, pass, open), open, { pass, mayEnd, station });
}

/** Edges whose track no other train uses. Without its trunk a fork leads nowhere: its branches are closed too. */
function openEdges(network: Network, taken: RunQuery['taken']): Uint8Array {
  const open = new Uint8Array(network.edges.length).fill(1);
  if (!taken) return open;
  const close = (edge: number) => {
    if (!open[edge]) return;
    open[edge] = 0;
    const { u, v } = network.edges[edge]!;
    for (const end of [u, v]) {
      if (network.trunk[end] === edge) network.at[end]!.forEach(close);
    }
  };
  network.edges.forEach((_, edge) => {
    if (trackAlong(network, edge).some((name) => taken.has(name))) close(edge);
  });
  return open;
}

/** The track along an edge, by the names that a walk gives it: sides of hexes, or track inside a hex. */
export function trackAlong(network: Network, edge: number): string[] {
  const { u, v, sides, enters } = network.edges[edge]!;
  const crossed = sides.map((side, i) => {
    const here = `${network.hexes[Math.floor(side / 6)]!.id}/${side % 6}`;
    return [here, `${network.hexes[enters[i]!]!.id}/${opposite(side % 6)}`].sort()[0]!;
  });
  if (crossed.length > 0) return crossed;
  const [a, b] = [network.vertices[u]!, network.vertices[v]!];
  const ends = [a.node?.index ?? -1, b.node?.index ?? -1].sort((x, y) => x - y);
  return [`${network.hexes[a.hex]!.id}:${ends.join('-')}`];
}

/** Vertices that track leads to from an own station without passing a blocked one. */
function reached(network: Network, station: Uint8Array, pass: Uint8Array, usable: Uint8Array): Uint8Array {
  const seen = new Uint8Array(network.vertices.length);
  const open: number[] = [];
  station.forEach((own, vertex) => {
    if (own) {
      seen[vertex] = 1;
      open.push(vertex);
    }
  });
  for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
    if (pass[vertex] === BARRED && !station[vertex]) continue;
    for (const e of network.at[vertex]!) {
      const { u, v } = network.edges[e]!;
      const other = u === vertex ? v : u;
      if (seen[other] || !usable[e]) continue;
      seen[other] = 1;
      open.push(other);
    }
  }
  return seen;
}

function restrict(
  { board, tiles, rules }: RunQuery,
  network: Network,
  seen: Uint8Array,
  open: Uint8Array,
  all: { pass: Uint8Array; mayEnd: Uint8Array; station: Uint8Array },
): RunGraph {
  const vertices: number[] = [];
  const vertexHere = new Int32Array(network.vertices.length).fill(-1);
  for (let vertex = 0; vertex < seen.length; vertex++) {
    if (!seen[vertex]) continue;
    vertexHere[vertex] = vertices.length;
    vertices.push(vertex);
  }
  const edges: number[] = [];
  const edgeHere = new Int32Array(network.edges.length).fill(-1);
  // No train runs between two vertices that only end routes, unless one of them is the station.
  const useful = (end: number) => all.pass[end] !== BARRED || all.station[end] === 1;
  network.edges.forEach(({ u, v }, e) => {
    if (!open[e] || !seen[u] || !seen[v] || !(useful(u) || useful(v))) return;
    edgeHere[e] = edges.length;
    edges.push(e);
  });
  const at: number[][] = vertices.map(() => []);
  const u = new Int32Array(edges.length);
  const v = new Int32Array(edges.length);
  edges.forEach((e, i) => {
    const edge = network.edges[e]!;
    u[i] = vertexHere[edge.u]!;
    v[i] = vertexHere[edge.v]!;
    at[u[i]!]!.push(i);
    at[v[i]!]!.push(i);
  });
  const pass = new Uint8Array(vertices.length);
  const mayEnd = new Uint8Array(vertices.length);
  const station = new Uint8Array(vertices.length);
  const meets = new Uint8Array(vertices.length);
  const exclusive = new Uint8Array(vertices.length);
  const trunk = new Int32Array(vertices.length).fill(-1);
  const box = new Int32Array(vertices.length).fill(-1);
  const boxes: string[] = [];
  vertices.forEach((vertex, i) => {
    pass[i] = all.pass[vertex]!;
    mayEnd[i] = all.mayEnd[vertex]!;
    station[i] = all.station[vertex]!;
    const { node } = network.vertices[vertex]!;
    if (node === null) {
      trunk[i] = edgeHere[network.trunk[vertex]!] ?? -1;
      return;
    }
    const { kind, group } = node.face;
    if (kind === 'junction') exclusive[i] = rules.sharedJunctions ? 0 : 1;
    else if (rules.meeting?.includes(kind)) meets[i] = 1;
    if (group === undefined) return;
    if (!boxes.includes(group)) boxes.push(group);
    box[i] = boxes.indexOf(group);
  });
  const { faces } = groundOf(board, tiles);
  const visits = rules.hexTwice
    ? null
    : hexVisits(network, vertices, edges, (hex) => canBeRevisited(faces[network.numbers[hex]!]!, rules.ends));
  return {
    network,
    vertices,
    edges,
    u,
    v,
    at,
    trunk,
    pass,
    mayEnd,
    station,
    box,
    meets,
    exclusive,
    visits: visits?.count === 0 ? null : visits,
  };
}
