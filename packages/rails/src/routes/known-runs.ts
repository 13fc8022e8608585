import { memoize } from '@signalbox/kernel';
import type { Station, Tiles } from '../map/index.ts';
import { type BestRun, bestRoutes } from './best.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import type { RouteRules } from './rules.ts';
import { runChoice } from './run-choice.ts';
import { type Checked, checkRoutes } from './verify.ts';

/** What has been computed for one position. */
interface Known {
  readonly best: Map<string, BestRun>;
  last: { readonly key: string; readonly checked: Checked } | null;
}

const known = memoize((_tiles: Tiles) =>
  memoize((_stations: readonly Station[]) =>
    memoize((_rules: RouteRules): Known => ({ best: new Map(), last: null })),
  ),
);

/** Everything else that a run depends on, besides track, stations and rules, is small enough to be a key. */
const keyOf = ({ company, trains, bonuses, period }: RunQuery) =>
  JSON.stringify([company, trains, bonuses, period]);

const givenKey = (query: RunQuery, routes: readonly GivenRoute[]) =>
  `${keyOf(query)} ${JSON.stringify(routes)}`;

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
    known.last = { key: givenKey(query, runChoice(run).routes), checked: { ok: true, run } };
  }
  return run;
}

/** A run is verified when it is checked and again when it is carried out; this does it once. */
export function checkedRun(query: RunQuery, routes: readonly GivenRoute[]): Checked {
  const here = knownFor(query);
  const key = givenKey(query, routes);
  if (here.last?.key !== key) here.last = { key, checked: checkRoutes(query, routes) };
  return here.last.checked;
}
