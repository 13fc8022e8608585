import { built, type Cited, cited, decision, emit, memoize, type Seat, withSection } from '@signalbox/kernel';
import {
  bestTrades,
  checkedRun,
  isRunChoice,
  type Run,
  type RunChoice,
  type RunQuery,
  runChoice,
  type Train,
} from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import { leasedKind, type RunningOptions, routeRules, rydePierPeriod } from './data/route-rules.ts';
import { fixedLease, leasedShare } from './insolvency.ts';
import { blockingTokens, hasRoute } from './reach.ts';
import { boardOf, inReceivership, presidentOf, type State } from './state.ts';

/** The same situation gives the same object, so that results computed from it can be cached. */
function rulesNow(state: State): RouteRules {
  const { options, era } = state;
  const buildsOn = state.buildsOn === true;
  const here = atTable(options);
  const when = buildsOn ? `${era}, building` : era;
  let rules = here.get(when);
  if (rules === undefined) {
    rules = rulesFor({
      skipTowns: options.skipTowns,
      skipEndTowns: options.skipEndTowns,
      reenterHexes: options.reenterHexes,
      southern: era === 'southern' || (era === 'british-rail' && !buildsOn),
      nationalised: era === 'british-rail',
    });
    here.set(when, rules);
  }
  return rules;
}

type RouteRules = ReturnType<typeof routeRules>;

const atTable = memoize((_options: State['options']) => new Map<string, RouteRules>());

const known = new Map<string, RouteRules>();

/** Tables with the same options share them. */
function rulesFor(now: RunningOptions): RouteRules {
  const key = JSON.stringify(now);
  const rules = known.get(key) ?? routeRules(now);
  known.set(key, rules);
  return rules;
}

function trainsToRun(state: State, { company, leased }: CompanyTurn): Train[] {
  if (leased !== null) {
    const ordinary = state.options.insolvency === 'first-edition';
    return [{ id: 'leased', kind: ordinary ? leased : leasedKind(leased) }];
  }
  return state.companies[company].trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind }));
}

/** A company's run query for the route finder. */
export function runQuery(state: State, turn: CompanyTurn): RunQuery {
  return {
    board: boardOf(state),
    tiles: state.tiles,
    stations: blockingTokens(state),
    company: turn.company,
    trains: trainsToRun(state, turn),
    rules: rulesNow(state),
    period: rydePierPeriod(Number(state.phase)),
  };
}

function canRun(state: State, turn: CompanyTurn): boolean {
  if (isFixed(state, turn)) return false;
  return trainsToRun(state, turn).length > 0 && hasRoute(state, turn.company);
}

/** With the option, a lease earns a fixed sum, and nothing is run. */
function isFixed(state: State, { leased }: CompanyTurn): boolean {
  return leased !== null && state.options.insolvency === 'simplified' && !state.options.simplifiedRuns;
}

/** Must the run earn the most? In receivership and under British Rail it must, otherwise not. */
function mustEarnMost(state: State, { company }: CompanyTurn): boolean {
  return state.era === 'british-rail' || inReceivership(state, company);
}

function isWorkedOut(state: State, turn: CompanyTurn): boolean {
  return state.options.dutyRuns === 'computed' && mustEarnMost(state, turn);
}

/** Who enters the run; null if it is computed. */
function runner(state: State, turn: CompanyTurn): Seat | null {
  if (isWorkedOut(state, turn) || !canRun(state, turn)) return null;
  return presidentOf(state, turn.company) ?? state.priority;
}

/** Running trains: any legal set of routes, but at least one if there is one (G-9). */
export const runTrains = decision<State, CompanyTurn, RunChoice>({
  name: 'run-trains',
  rule: 'RUN',
  actor: runner,
  offer: (state, turn) => {
    const query = runQuery(state, turn);
    return built<RunChoice>({
      what: 'routes',
      shape: isRunChoice,
      check: (choice) => runObjection(query, choice),
      enumerate: () => worthRunning(query).map(runChoice),
    });
  },
  apply: (state, turn, { routes }) => {
    const query = runQuery(state, turn);
    const checked = checkedRun(query, routes);
    if (!checked.ok) throw new Error('Only checked runs can be carried out.');
    earn(state, turn, checked.run);
    // Without a listener, as in a replay, the best run need not be computed.
    if (state.events && mustEarnMost(state, turn))
      markLesserRun(state, turn, checked.run, worthRunning(query)[0]!);
  },
});

/** Only in recorded games is such a run entered; one below the maximum counts, but is marked (ruling A6). */
function markLesserRun(state: State, { company }: CompanyTurn, run: Run, best: Run): void {
  if (run.revenue >= best.revenue) return;
  emit(state, { type: 'not-the-most', company, revenue: run.revenue, best: best.revenue });
}

const NOTHING: Run = { routes: [], revenue: 0, subsidy: 0 };

/** From the most revenue (with the most subsidy among such runs) to the most subsidy; empty if there is no route. */
function worthRunning(query: RunQuery): readonly Run[] {
  const runs = bestTrades(query);
  return runs.length > 0 ? runs : [NOTHING];
}

/** The section that defines a route. */
export const ROUTE_SECTION = 'RUN';

function runObjection(query: RunQuery, { routes }: RunChoice): Cited | null {
  const checked = checkedRun(query, routes);
  if (!checked.ok) return withSection(checked.objection, {}, ROUTE_SECTION);
  return routes.length === 0 && worthRunning(query)[0]!.routes.length > 0
    ? cited('RUN', 'routes/must-run')
    : null;
}

function earn(state: State, turn: CompanyTurn, run: Run): void {
  turn.revenue = turn.leased === null ? run.revenue : leasedShare(state, turn, run.revenue);
  turn.subsidy = run.subsidy;
  emit(state, {
    type: 'ran',
    company: turn.company,
    revenue: turn.revenue,
    subsidy: turn.subsidy,
    routes: run.routes.map(({ train, path, revenue }) => ({ train, path, revenue })),
  });
}

/** Runs that nobody has to enter: the best run of a company without a choice, and fixed leases. */
export function runWithoutAsking(state: State, turn: CompanyTurn): void {
  if (isFixed(state, turn)) {
    if (hasRoute(state, turn.company)) turn.revenue = leasedShare(state, turn, fixedLease(turn.leased!));
  } else if (isWorkedOut(state, turn) && canRun(state, turn)) {
    earn(state, turn, worthRunning(runQuery(state, turn))[0]!);
  }
}
