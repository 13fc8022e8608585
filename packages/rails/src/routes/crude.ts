import { EITHER, type Fare, FIRST, NOTHING } from './fare.ts';

/** An upper bound of what a route of this train scores: its best stops, wherever they are. */
export function crudeBound({ uses, value, first, all, base }: Fare): number {
  const best = (kind: number, count: number) =>
    [...value]
      .filter((_, vertex) => uses[vertex] === kind)
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, each) => sum + each, 0);
  return base + best(NOTHING, value.length) + best(FIRST, first) + best(EITHER, all);
}
