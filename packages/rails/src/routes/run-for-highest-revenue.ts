import {
  built,
  type Cited,
  cited,
  type Decision,
  decision,
  emit,
  type GameState,
  type Seat,
  withSection,
} from '@signalbox/kernel';
import { bestRun, checkedRun, isMost } from './known-runs.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import { isRunChoice, type RunChoice, runChoice } from './run-choice.ts';

/** A title's rules for running trains, as values. */
export interface RunRules<S extends GameState, Company extends string> {
  /** The section of running trains. */
  readonly rule: string;
  /** The section that defines a route, and the one by which the run has to earn the most. */
  readonly sections: { readonly route: string; readonly most: string };
  /** Who enters the run; null if nobody acts for the company. */
  readonly runner: (state: S, company: Company) => Seat | null;
  readonly query: (state: S, company: Company) => RunQuery;
}

interface Turn<Company extends string> {
  readonly company: Company;
  revenue: number;
}

/** The company runs for the most that all its trains can earn together (ruling A5); any such run will do. */
export function runForHighestRevenue<
  S extends GameState & { readonly options: { readonly anyRun: boolean } },
  Company extends string,
  V extends Turn<Company>,
>(rules: RunRules<S, Company>): Decision<S, V, RunChoice> {
  const { rule, runner, query } = rules;
  return decision<S, V, RunChoice>({
    name: 'run-trains',
    rule,
    actor: (state, { company }) => runner(state, company),
    offer: (state, { company }) => {
      const asked = query(state, company);
      return built<RunChoice>({
        what: 'routes',
        shape: isRunChoice,
        check: ({ routes }) => runObjection(rules, asked, routes, state.options.anyRun),
        enumerate: () => [runChoice(bestRun(asked))],
      });
    },
    apply: (state, turn, { routes }) => {
      const { company } = turn;
      const checked = checkedRun(query(state, company), routes);
      if (!checked.ok) throw new Error('A run that was not checked is carried out.');
      turn.revenue = checked.run.revenue;
      emit(state, {
        type: 'ran',
        company,
        revenue: turn.revenue,
        routes: checked.run.routes.map(({ train, path, revenue }) => ({ train, path, revenue })),
      });
    },
  });
}

function runObjection<S extends GameState, Company extends string>(
  { sections }: RunRules<S, Company>,
  query: RunQuery,
  routes: readonly GivenRoute[],
  anyRun: boolean,
): Cited | null {
  const checked = checkedRun(query, routes);
  if (!checked.ok) return withSection(checked.objection, {}, sections.route);
  if (anyRun || isMost(query, checked.run.revenue)) return null;
  return cited(sections.most, 'routes/not-the-most', { best: bestRun(query).revenue });
}
