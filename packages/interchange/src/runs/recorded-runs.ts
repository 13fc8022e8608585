import type { GivenRoute, RunQuery } from '@signalbox/rails';
import { RUNS_18FL } from './18fl.ts';
import { RUNS_1841 } from './1841.ts';
import { RUNS_1860 } from './1860.ts';
import { givenRoutes, subsidyOf } from './given-routes.ts';
import type { TitleRuns } from './title-runs.ts';
import { replayed, type Trace } from './trace.ts';

export const RUNS: Readonly<Record<string, TitleRuns>> = {
  '18FL': RUNS_18FL,
  '1841': RUNS_1841,
  '1860': RUNS_1860,
};

/** A run of a company in a recorded game. */
export interface RecordedRun {
  /** Id of the recorded action. */
  readonly action: number;
  readonly round: string;
  readonly phase: string;
  readonly company: string;
  readonly query: RunQuery;
  /** The recorded routes in our form; null for one that does not fit the map. */
  readonly routes: readonly (GivenRoute | null)[];
  readonly revenue: number;
  readonly subsidy: number;
}

function readerOf(trace: Trace) {
  const title = RUNS[trace.title];
  if (!title) throw new Error(`no runs can be read from ${trace.title}`);
  return title.reader(trace);
}

/** Every run of a recorded game, with the position in which it was made. */
export function recordedRuns(trace: Trace): RecordedRun[] {
  const queryOf = readerOf(trace);
  const runs: RecordedRun[] = [];
  let open: Omit<RecordedRun, 'revenue'> | null = null;
  for (const { step, before, after } of replayed(trace)) {
    const { i: action, round, phase } = step;
    if (step.action?.type === 'run_routes') {
      const { entity: company, routes = [] } = step.action;
      const query = queryOf(before, step, company);
      const given = givenRoutes(query, routes);
      open = { action, round, phase, company, query, routes: given, subsidy: subsidyOf(routes) };
    }
    if (!open) continue;
    // The revenue is recorded with the dividend, which may be automatic.
    const run = after.corps[open.company]!.last_run;
    if (run && run !== before.corps[open.company]!.last_run) {
      runs.push({ ...open, revenue: run[1] });
      open = null;
    }
  }
  return runs;
}

/** The run query of every company with trains before an action. */
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
