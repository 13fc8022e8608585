import { everyRoute } from './enumerate.ts';
import type { RunGraph } from './graph.ts';
import { problemOf } from './problem.ts';
import type { RunQuery } from './query.ts';

/** Does one of the trains, alone on the map, have a legal route over a hex? */
export function canRunOver(query: RunQuery, hex: string): boolean {
  const { graph, kinds, blockedPasses } = problemOf(query, 'ignored');
  const over = edgesOver(graph, hex);
  if (over.size === 0) return false;
  return kinds.some(({ fare }) => {
    let found = false;
    const collector = {
      add: (_value: number, edges: readonly number[]) => {
        found ||= edges.some((edge) => over.has(edge));
        return !found;
      },
    };
    everyRoute(graph, fare, blockedPasses, collector, Number.POSITIVE_INFINITY);
    return found;
  });
}

/** Stretches of track that are in a hex, wholly or in part. */
function edgesOver({ network, edges }: RunGraph, hex: string): ReadonlySet<number> {
  const number = network.hexes.findIndex(({ id }) => id === hex);
  const over = new Set<number>();
  edges.forEach((edge, i) => {
    const { u, v, sides, enters } = network.edges[edge]!;
    const inside = [u, v].some((vertex) => network.vertices[vertex]!.hex === number);
    if (inside || enters.includes(number) || sides.some((side) => Math.floor(side / 6) === number))
      over.add(i);
  });
  return over;
}
