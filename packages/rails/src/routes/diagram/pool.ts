import { bestChoice } from '../combine.ts';
import type { Fleet, Solution, Way } from './fleet.ts';

/** The best run that can be put together from routes already met, if it beats the one known. */
export function bestOfPool(
  fleet: Fleet,
  pool: readonly ReadonlyMap<string, Way>[],
  known: Solution,
): Solution {
  const { graph, order } = fleet.plan;
  const ways = pool.map((kind) => [...kind.values()]);
  const lists = ways.map((kind) => ({
    values: kind.map(({ value }) => value),
    edges: kind.map(({ uses }) => Int16Array.from(uses, (layer) => order[layer]!)),
    blocked: kind.map(({ blocked }) => blocked),
  }));
  const trains = fleet.kinds.flatMap(({ count }, kind) => Array<number>(count).fill(kind));
  const found = bestChoice(graph, lists, trains, fleet.meeting, known.value);
  if (found.value <= known.value) return known;
  return {
    value: found.value,
    ways: found.choices.map(({ train, route }) => ways[trains[train]!]![route]!),
  };
}
