import { copyJson, memoizeRecent, sameJson } from '@signalbox/kernel';
import type { Station, Tiles } from '../map/index.ts';
import { type BestRun, bestRoutes, canEarnMore } from './best.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import type { RouteRules } from './rules.ts';
import { runChoice } from './run-choice.ts';
import { type Checked, checkRoutes } from './verify.ts';

/** What a run depends on, besides track, stations and rules. */
interface Trip extends Pick<RunQuery, 'company' | 'trains'> {
  readonly bonuses?: RunQuery['bonuses'] | undefined;
  readonly period?: RunQuery['period'] | undefined;
}

/** What has been computed for one position, by one set of rules. */
interface Known {
  readonly rules: RouteRules;
  readonly best: { readonly trip: Trip; readonly run: BestRun; readonly routes: readonly GivenRoute[] }[];
  /** The revenue of a run that was found to be the most, without looking for the best run. */
  most: { readonly trip: Trip; readonly revenue: number } | null;
  last: { readonly trip: Trip; readonly routes: readonly GivenRoute[]; readonly checked: Checked } | null;
}

const known = memoizeRecent((_tiles: Tiles, _stations: readonly Station[]): Known[] => []);

/** A copy, since a query may share its bonuses with a state that is played on. */
const tripOf = ({ company, trains, bonuses, period }: RunQuery): Trip =>
  copyJson({ company, trains, bonuses, period });

function sameTrip(a: Trip, b: Trip): boolean {
  return (
    a.company === b.company &&
    a.period === b.period &&
    sameJson(a.trains, b.trains) &&
    sameJson(a.bonuses, b.bonuses)
  );
}

function knownFor({ tiles, stations, rules }: RunQuery): Known {
  const here = known(tiles, stations);
  let found = here.find((one) => one.rules === rules);
  if (found === undefined) {
    found = { rules, best: [], most: null, last: null };
    here.push(found);
  }
  return found;
}

/** The best run, computed once per position: it is needed when the run is offered, checked and drawn. */
export function bestRun(query: RunQuery): BestRun {
  const known = knownFor(query);
  const found = known.best.find(({ trip }) => sameTrip(trip, query));
  if (found) return found.run;
  const run = bestRoutes(query);
  known.best.push({ trip: tripOf(query), run, routes: runChoice(run).routes });
  return run;
}

/** Is this revenue of a legal run the most that the company can earn? */
export function isMost(query: RunQuery, revenue: number): boolean {
  const known = knownFor(query);
  const most =
    known.best.find(({ trip }) => sameTrip(trip, query))?.run.revenue ??
    (known.most && sameTrip(known.most.trip, query) ? known.most.revenue : null);
  if (most !== null) return revenue >= most;
  if (canEarnMore(query, revenue)) return false;
  known.most = { trip: tripOf(query), revenue };
  return true;
}

/** A run is verified when it is found or checked, and again when it is carried out; this does it once. */
export function checkedRun(query: RunQuery, routes: readonly GivenRoute[]): Checked {
  const here = knownFor(query);
  const best = here.best.find(({ trip }) => sameTrip(trip, query));
  if (best && sameJson(best.routes, routes)) return { ok: true, run: best.run };
  const { last } = here;
  if (last && sameTrip(last.trip, query) && sameJson(last.routes, routes)) return last.checked;
  const checked = checkRoutes(query, routes);
  here.last = { trip: tripOf(query), routes: copyJson(routes), checked };
  return checked;
}
