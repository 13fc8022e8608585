import type { GameState, Objection } from '@signalbox/kernel';
import {
  type BestRun,
  type BetterLooking,
  bestRoutes,
  bestTrades,
  betterLooking,
  checkRoutes,
  type RunQuery,
} from '@signalbox/rails';
import { decodeRecording, type RecordedAction } from '../recording/recording.ts';
import { importGame } from '../replay.ts';
import { givenRoutes, subsidyOf } from './given-routes.ts';
import { recordedRuns, runsAt } from './recorded-runs.ts';
import { type RecordedResult, type Shortfall, shortfallOf } from './shortfall.ts';
import { operatorAt, queriesAt } from './state-queries.ts';
import { isTrace, type RecordedRoute, type Trace } from './trace.ts';

/** The best run of a company at one point of a recorded game. */
export interface BestRunThere {
  /** Id of the recorded action before which it could be made. */
  readonly action: number;
  readonly company: string;
  readonly trains: readonly string[];
  /** What the company actually ran for at this point, if it ran. */
  readonly recorded: number | null;
  readonly recordedSubsidy: number | null;
  /** Why that is less than the best, if it is. */
  readonly shortfall: Shortfall | null;
  readonly revenue: number;
  readonly subsidy: number;
  /** An upper bound for any run; equal to the revenue if the run is proven best. */
  readonly bound: number;
  readonly proven: boolean;
  readonly milliseconds: number;
  readonly routes: BestRun['routes'];
  /** Alternatives, where a subsidy may be worth a lower revenue. */
  readonly trades: readonly { readonly revenue: number; readonly subsidy: number }[];
  /** Runs that would earn more, and the rule that forbids each. */
  readonly better: readonly Pick<BetterLooking, 'assuming' | 'revenue' | 'objection'>[];
}

export interface Where {
  /** If given, the runs of every company with trains before this action; otherwise every recorded run. */
  readonly at?: number;
  readonly company?: string;
}

/** The best runs in a recorded game, from the site's file or a trace; or why it cannot be read. */
export function bestRuns(input: unknown, where: Where = {}): BestRunThere[] | Objection {
  const found = isTrace(input) ? situationsOfTrace(input, where) : situationsOfRecording(input, where);
  if ('why' in found) return found;
  return found
    .filter(({ query }) => where.company === undefined || query.company === where.company)
    .map(solved);
}

interface Situation {
  readonly action: number;
  readonly query: RunQuery;
  readonly recorded: RecordedResult | null;
}

function situationsOfTrace(trace: Trace, { at }: Where): Situation[] {
  if (at !== undefined) return runsAt(trace, at).map((query) => ({ action: at, query, recorded: null }));
  return recordedRuns(trace).map((run) => ({ action: run.action, query: run.query, recorded: run }));
}

/** Plays the recording through our rules and queries our states. */
function situationsOfRecording(input: unknown, { at }: Where): Situation[] | Objection {
  const recording = decodeRecording(input);
  if ('why' in recording) return recording;
  const found = new Map<number, Situation[]>();
  const { report } = importGame(input, undefined, (state, action) => {
    const wanted = at === undefined ? action.type === 'run_routes' : action.id === at;
    if (!wanted || (at !== undefined && action.auto)) return;
    found.set(action.id, situationsBefore(recording.title, state, action, at !== undefined));
  });
  return report.unreadable ?? [...found.values()].flat();
}

function situationsBefore(
  title: string,
  state: GameState,
  action: RecordedAction,
  all: boolean,
): Situation[] {
  const running = operatorAt(title, state);
  return queriesAt(title, state)
    .filter(({ company }) => all || company === running)
    .map((query) => ({
      action: action.id,
      query,
      recorded: all ? null : resultOf(query, action.routes),
    }));
}

/** What recorded routes earn; files of some years do not contain the sums. */
function resultOf(query: RunQuery, recorded: unknown): RecordedResult | null {
  if (!Array.isArray(recorded)) return null;
  const theirs = recorded as readonly RecordedRoute[];
  const routes = givenRoutes(query, theirs);
  const subsidy = subsidyOf(theirs);
  const written = theirs.map(({ revenue }) => revenue);
  if (written.every((revenue) => typeof revenue === 'number'))
    return { revenue: written.reduce((a, b) => a + b, 0), subsidy, routes };
  const checked = checkRoutes(
    query,
    routes.filter((route) => route !== null),
  );
  return checked.ok && !routes.includes(null) ? { revenue: checked.run.revenue, subsidy, routes } : null;
}

function solved({ action, query, recorded }: Situation): BestRunThere {
  const start = performance.now();
  const best = bestRoutes(query);
  const milliseconds = performance.now() - start;
  const { company, trains } = query;
  const { revenue, subsidy, bound, proven, routes } = best;
  return {
    ...{ action, company, trains: trains.map(({ kind }) => kind) },
    recorded: recorded?.revenue ?? null,
    recordedSubsidy: recorded?.subsidy ?? null,
    shortfall: recorded && shortfallOf(query, recorded, revenue),
    ...{ revenue, subsidy, bound, proven, milliseconds, routes },
    trades: paysSubsidies(query)
      ? bestTrades(query).map((run) => ({ revenue: run.revenue, subsidy: run.subsidy }))
      : [],
    better: betterLooking(query, best).map(({ assuming, revenue, objection }) => ({
      assuming,
      revenue,
      objection,
    })),
  };
}

function paysSubsidies({ rules, trains }: RunQuery): boolean {
  return trains.some(({ kind }) => Object.values(rules.trains[kind]!.stops).some(({ subsidy }) => subsidy));
}
