import type { GivenRoute, RunQuery, Train } from '@signalbox/rails';
import { RUNS_18FL } from './18fl.ts';
import { pathOfRecorded } from './recorded-route.ts';
import type { TitleRuns } from './title-runs.ts';
import { type RecordedRoute, replayed, type Trace } from './trace.ts';

const TITLES: Readonly<Record<string, TitleRuns>> = { '18FL': RUNS_18FL };

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

/** Every run of a recorded game, with the position it was made in. */
export function recordedRuns(trace: Trace): RecordedRun[] {
  const title = TITLES[trace.title];
  if (!title) throw new Error(`no runs can be read from ${trace.title}`);
  const queryOf = title.reader(trace);
  const runs: RecordedRun[] = [];
  let open: RecordedRun | null = null;
  for (const { step, before, after } of replayed(trace)) {
    const { action } = step;
    if (action?.type === 'run_routes') {
      const query = queryOf(before, step, action.entity);
      const { i, round, phase } = step;
      open = {
        ...{ action: i, round, phase, company: action.entity, query },
        ...{
          routes: routesOf(query, action.routes ?? []),
          revenue: 0,
          subsidy: subsidyOf(action.routes ?? []),
        },
      };
    } else if (open && action?.type === 'dividend' && action.entity === open.company) {
      runs.push({ ...open, revenue: after.corps[open.company]!.last_run![1] });
      open = null;
    }
  }
  return runs;
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
    return train && path ? { train: train.id, path } : null;
  });
}
