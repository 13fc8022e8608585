import type { Fare } from './fare.ts';
import { EITHER, FIRST, NOTHING } from './fare.ts';
import { BARRED, BLOCKED, type RunGraph } from './graph.ts';

/** All routes of one kind of train. */
export interface Routes {
  readonly values: readonly number[];
  /** The edges of each route, in no order. */
  readonly edges: readonly Int16Array[];
  /** Runs through a blocked station. */
  readonly blocked: readonly boolean[];
}

/**
 * Walks every route of a train: outward from an own station along one arm, then along a second one. A route
 * with several own stations is found from the first of them only. Null if there are more than `cap`.
 */
export function everyRoute(graph: RunGraph, fare: Fare, blockedPasses: number, cap: number): Routes | null {
  const { u, v, at, trunk, pass, mayEnd, station, box, visits } = graph;
  const values: number[] = [];
  const edges: Int16Array[] = [];
  const blocked: boolean[] = [];
  const visited = new Uint8Array(graph.vertices.length);
  const path: number[] = [];
  const inHex = new Uint8Array(visits?.count ?? 0);
  // Optional stops on the way, best ones taken as far as the train's numbers allow.
  const spare: number[] = [];
  let root = 0;
  let first = 0;
  let all = 0;
  let value = 0;
  let completes = 0;
  let passes = 0;
  let full = false;

  const cross = (edge: number, by: 1 | -1): boolean => {
    let fine = true;
    for (const [hex, sides] of visits?.ofEdge[edge] ?? []) {
      inHex[hex] = inHex[hex]! + by * sides;
      if (inHex[hex]! > 2) fine = false;
    }
    return fine;
  };

  const record = (a: number, b: number) => {
    if (!mayEnd[a] || !mayEnd[b]) return;
    if (box[a]! >= 0 && box[a] === box[b]) return;
    if (visits) {
      const [ha, hb] = [visits.ofVertex[a]!, visits.ofVertex[b]!];
      if (ha >= 0 && inHex[ha]! + (ha === hb ? 2 : 1) > 2) return;
      if (hb >= 0 && inHex[hb]! + (ha === hb ? 2 : 1) > 2) return;
    }
    let stops = all;
    let sum = fare.base + value;
    let completing = completes;
    for (const end of [a, b]) {
      if (!fare.optional[end]) continue;
      if (fare.uses[end] !== NOTHING) stops++;
      sum += fare.value[end]!;
      completing += fare.completes[end]!;
    }
    if (stops > fare.all || completing < 2) return;
    sum += bestOf(spare, [a, b], fare, fare.all - stops);
    if (values.length >= cap) {
      full = true;
      return;
    }
    values.push(sum);
    edges.push(Int16Array.from(path));
    blocked.push(passes > 0);
  };

  /** Comes to a vertex; `then` goes on from there. */
  const arrive = (vertex: number, then: () => void) => {
    const optional = fare.optional[vertex] === 1;
    const uses = optional ? NOTHING : fare.uses[vertex]!;
    if (uses === FIRST && first >= fare.first) return;
    if (uses !== NOTHING && all >= fare.all) return;
    if (uses === FIRST) first++;
    if (uses >= EITHER) all++;
    if (optional) spare.push(vertex);
    else {
      value += fare.value[vertex]!;
      completes += fare.completes[vertex]!;
    }
    visited[vertex] = 1;
    then();
    visited[vertex] = 0;
    if (uses === FIRST) first--;
    if (uses >= EITHER) all--;
    if (optional) spare.pop();
    else {
      value -= fare.value[vertex]!;
      completes -= fare.completes[vertex]!;
    }
  };

  const step = (from: number, edge: number, then: (to: number) => void) => {
    const to = u[edge] === from ? v[edge]! : u[edge]!;
    if (visited[to] || (station[to] && to < root)) return;
    if (cross(edge, 1)) {
      path.push(edge);
      arrive(to, () => then(to));
      path.pop();
    }
    cross(edge, -1);
  };

  /** Continues an arm that has come to a vertex over an edge. */
  const goOn = (vertex: number, came: number, reachedEnd: (vertex: number) => void) => {
    if (full) return;
    reachedEnd(vertex);
    if (pass[vertex] === BARRED) return;
    if (pass[vertex] === BLOCKED) {
      if (passes === blockedPasses) return;
      passes++;
    }
    for (const edge of at[vertex]!) {
      if (edge === came) continue;
      if (trunk[vertex]! >= 0 && came !== trunk[vertex] && edge !== trunk[vertex]) continue;
      step(vertex, edge, (to) => goOn(to, edge, reachedEnd));
    }
    if (pass[vertex] === BLOCKED) passes--;
  };

  for (root = 0; root < station.length; root++) {
    if (!station[root]) continue;
    arrive(root, () => {
      const here = root;
      at[here]!.forEach((one, i) => {
        step(here, one, (to) =>
          goOn(to, one, (end) => {
            record(here, end);
            if (!mayEnd[end] || pass[here] === BARRED) return;
            for (const other of at[here]!.slice(i + 1)) {
              step(here, other, (next) => goOn(next, other, (last) => record(end, last)));
            }
          }),
        );
      });
    });
  }
  return full ? null : { values, edges, blocked };
}

function bestOf(spare: readonly number[], ends: readonly number[], fare: Fare, room: number): number {
  if (spare.length === 0) return 0;
  let sum = 0;
  const counted: number[] = [];
  for (const vertex of spare) {
    if (ends.includes(vertex)) continue;
    if (fare.uses[vertex] === NOTHING) sum += fare.value[vertex]!;
    else counted.push(fare.value[vertex]!);
  }
  counted.sort((a, b) => b - a);
  for (let i = 0; i < Math.min(room, counted.length); i++) sum += counted[i]!;
  return sum;
}
