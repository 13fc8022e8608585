import { bestChoice } from './combine.ts';
import { everyRoute } from './enumerate.ts';
import { fareOf, revenueOf } from './fare.ts';
import { runGraph } from './graph.ts';
import { pathOf } from './path.ts';
import type { Run, RunQuery } from './query.ts';
import { withBestStops } from './stops.ts';
import { checkRoutes } from './verify.ts';

/** The best a company's trains can do together, and the proof: no run earns more than `bound`. */
export interface BestRun extends Run {
  readonly bound: number;
  /** bound = revenue; false only where a limit ended the search. */
  readonly proven: boolean;
}

/** The most a company can earn with all of its trains; among equal revenues the one with most subsidy. */
export function bestRoutes(query: RunQuery): BestRun {
  const graph = runGraph(query);
  const names = [...new Set(query.trains.map(({ kind }) => kind))];
  const { blockedPasses, meeting } = query.rules;
  const lists = names.map(
    (name) => everyRoute(graph, fareOf(query, graph, name), blockedPasses, Number.POSITIVE_INFINITY)!,
  );
  const kinds = query.trains.map(({ kind }) => names.indexOf(kind));
  const found = bestChoice(graph, lists, kinds, meeting !== null);
  const given = found.choices.map(({ train, edges }) =>
    withBestStops(query, query.trains[train]!.id, pathOf(graph, edges)),
  );
  const checked = checkRoutes(query, given);
  if (!checked.ok) throw new Error(`best routes are refused: ${JSON.stringify(checked.objection)}`);
  if (checked.run.revenue !== revenueOf(found.value)) throw new Error('best routes are miscounted');
  return { ...checked.run, bound: checked.run.revenue, proven: true };
}
