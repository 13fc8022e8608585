import { copyJson, memoize, sameJson } from '@signalbox/kernel';
import type { Station, Tiles } from '../map/index.ts';
import { type BestRun, bestRoutes } from './best.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import type { RouteRules } from './rules.ts';
import { runChoice } from './run-choice.ts';
import { type Checked, checkRoutes } from './verify.ts';

/** What has been computed for one position. */
interface Known {
  readonly best: Map<string, BestRun>;
  last: { readonly key: string; readonly routes: readonly GivenRoute[]; readonly checked: Checked } | null;
}

const known = memoize((_tiles: Tiles) =>
  memoize((_stations: readonly Station[]) =>
    memoize((_rules: RouteRules): Known => ({ best: new Map(), last: null })),
  ),
);

/** Everything else that a run depends on, besides track, stations and rules, is small enough to be a key. */
const keyOf = ({ company, trains, bonuses, period }: RunQuery) =>
  JSON.stringify([company, trains, bonuses, period]);

const knownFor = ({ tiles, stations, rules }: RunQuery) => known(tiles)(stations)(rules);

/** The best run, computed once per position: it is needed when the run is offered, checked and drawn. */
export function bestRun(query: RunQuery): BestRun {
  const known = knownFor(query);
  const { best } = known;
  const key = keyOf(query);
  let run = best.get(key);
  if (run === undefined) {
    run = bestRoutes(query);
    best.set(key, run);
    // It has been verified too, and is usually the next to be carried out.
    known.last = { key, routes: runChoice(run).routes, checked: { ok: true, run } };
  }
  return run;
}

/** A run is verified when it is checked and again when it is carried out; this does it once. */
export function checkedRun(query: RunQuery, routes: readonly GivenRoute[]): Checked {
  const here = knownFor(query);
  const key = keyOf(query);
  if (here.last?.key === key && sameJson(here.last.routes, routes)) return here.last.checked;
  const checked = checkRoutes(query, routes);
  here.last = { key, routes: copyJson(routes), checked };
  return checked;
}
