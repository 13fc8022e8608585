import { type GivenRoute, type RunQuery, type Train, withBestStops } from '@signalbox/rails';
import { RUNS_18FL } from './18fl.ts';
import { RUNS_1841 } from './1841.ts';
import { RUNS_1860 } from './1860.ts';
import { pathOfRecorded } from './recorded-route.ts';
import type { TitleRuns } from './title-runs.ts';
import { type RecordedRoute, replayed, type Trace } from './trace.ts';

const TITLES: Readonly<Record<string, TitleRuns>> = {
  '18FL': RUNS_18FL,
  '1841': RUNS_1841,
  '1860': RUNS_1860,
};

/** A company running its trains in a recorded game. */
export interface RecordedRun {
  /** Id of the recorded action. */
  readonly action: number;
  readonly round: string;
  readonly phase: string;
  readonly company: string;
  readonly query: RunQuery;
  /** The routes as run there, in our form; null for one that does not fit the map. */
  readonly routes: readonly (GivenRoute | null)[];
  readonly revenue: number;
  readonly subsidy: number;
}

function readerOf(trace: Trace) {
  const title = TITLES[trace.title];
  if (!title) throw new Error(`no runs can be read from ${trace.title}`);
  return title.reader(trace);
}

/** Every run of a recorded game, with the position it was made in. */
export function recordedRuns(trace: Trace): RecordedRun[] {
  const queryOf = readerOf(trace);
  const runs: RecordedRun[] = [];
  let open: Omit<RecordedRun, 'revenue'> | null = null;
  for (const { step, before, after } of replayed(trace)) {
    const { i: action, round, phase } = step;
    if (step.action?.type === 'run_routes') {
      const { entity: company, routes = [] } = step.action;
      const query = queryOf(before, step, company);
      const given = routesOf(query, routes);
      open = { action, round, phase, company, query, routes: given, subsidy: subsidyOf(routes) };
    }
    if (!open) continue;
    // The revenue is written down with the dividend, which may follow by itself.
    const run = after.corps[open.company]!.last_run;
    if (run && run !== before.corps[open.company]!.last_run) {
      runs.push({ ...open, revenue: run[1] });
      open = null;
    }
  }
  return runs;
}

/** What every company with trains would run with before an action. */
export function runsAt(trace: Trace, action: number): RunQuery[] {
  const queryOf = readerOf(trace);
  for (const { step, before } of replayed(trace)) {
    if (step.i < action || step.action === null) continue;
    return Object.keys(before.corps)
      .filter((company) => before.corps[company]!.trains.length > 0)
      .map((company) => queryOf(before, step, company));
  }
  return [];
}

/** Halts pay ten each; older recordings give their number only. */
function subsidyOf(routes: readonly RecordedRoute[]): number {
  return routes.reduce((sum, { subsidy, halts }) => sum + (subsidy ?? 10 * (halts ?? 0)), 0);
}

/** Gives each recorded route one of the company's trains; the record may call an express by its other name. */
function routesOf(query: RunQuery, routes: readonly RecordedRoute[]): (GivenRoute | null)[] {
  const idle = [...query.trains];
  const take = (matches: (train: Train) => boolean): Train | undefined => {
    const index = idle.findIndex(matches);
    return index < 0 ? undefined : idle.splice(index, 1)[0];
  };
  const kindOf = ({ train }: RecordedRoute) => train.slice(0, train.lastIndexOf('-'));
  const named = routes.map((route) => take(({ kind }) => kind === kindOf(route)));
  return routes.map((route, i) => {
    const train = named[i] ?? take(() => true);
    const path = pathOfRecorded(query.board, query.tiles, route);
    return train && path ? withBestStops(query, train.id, path, route.halts) : null;
  });
}
