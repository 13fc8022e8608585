import { built, type Cited, cited, decision, emit, withSection } from '@signalbox/kernel';
import {
  bestRun,
  checkedRun,
  type GivenRoute,
  isRunChoice,
  type RunChoice,
  type RunQuery,
  reachedPlaces,
  runChoice,
} from '@signalbox/rails';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { phaseRules } from '../data/phases.ts';
import { ROUTE_RULES } from '../data/route-rules.ts';
import { boardOf, type State } from '../state.ts';
import type { CompanyTurn } from './company-turn.ts';
import { basesOf, kindAt, reach } from './reach.ts';

/** A company's situation as the route finder wants it. Borders do not matter to trains. */
export function runQuery(state: State, company: Company): RunQuery {
  return {
    board: boardOf(state),
    tiles: state.tiles,
    stations: state.stations,
    company,
    trains: state.companies[company].trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind })),
    rules: ROUTE_RULES,
    period: phaseRules(state.phase).offBoard,
  };
}

const COMPLETING: readonly string[] = ['city', 'town', 'offboard'];

/** Does track lead from a base to another city, town or box? Ports and passes are not enough (§4.3.1). */
export function canRun(state: State, company: Company): boolean {
  return basesOf(state, company).some((base) =>
    reachedPlaces(reach(state, company, { crossing: true, base: base.hex })).some(
      (place) =>
        (place.hex !== base.hex || place.node !== base.node) && COMPLETING.includes(kindAt(state, place)),
    ),
  );
}

/** §4.3.2: the best run is shown to everybody, and so has to be taken (ruling A5); any that earns as much will do. */
export const runTrains = decision<State, CompanyTurn, RunChoice>({
  name: 'run-trains',
  rule: '4.3',
  actor: (state, { company }) =>
    state.companies[company].trains.length > 0 && canRun(state, company) ? actorFor(state, company) : null,
  offer: (state, { company }) => {
    const query = runQuery(state, company);
    return built<RunChoice>({
      what: 'routes',
      shape: isRunChoice,
      check: ({ routes }) => runObjection(state, query, routes),
      enumerate: () => [runChoice(bestRun(query))],
    });
  },
  apply: (state, vars, { routes }) => {
    const checked = checkedRun(runQuery(state, vars.company), routes);
    if (!checked.ok) throw new Error('A run that was not checked is carried out.');
    vars.revenue = checked.run.revenue;
    emit(state, {
      type: 'ran',
      company: vars.company,
      revenue: vars.revenue,
      routes: checked.run.routes.map(({ train, path, revenue }) => ({ train, path, revenue })),
    });
  },
});

function runObjection(state: State, query: RunQuery, routes: readonly GivenRoute[]): Cited | null {
  const checked = checkedRun(query, routes);
  if (!checked.ok) return withSection(checked.objection, {}, '4.3.1');
  if (state.options.anyRun) return null;
  const best = bestRun(query).revenue;
  return checked.run.revenue < best ? cited('4.3.2', 'routes/not-the-most', { best }) : null;
}
