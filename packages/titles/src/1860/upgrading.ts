import { type Cited, cited, memoize } from '@signalbox/kernel';
import {
  canRunOver,
  type Lay,
  layTile,
  moveStations,
  type RouteRules,
  type RunQuery,
  type Station,
  type Tiles,
} from '@signalbox/rails';
import { newCompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { blockingTokens, isTouched, networkOf } from './reach.ts';
import { runQuery } from './running.ts';
import { boardOf, hasTrain, type State } from './state.ts';

/**
 * Ruling 1860-R11: the tile is on a route that one of the company's own trains can run, before or after it is replaced.
 * A leased train does not count, and nobody builds beyond a station full of other tokens.
 */
export function upgradeObjection(state: State, company: Company, lay: Lay): Cited | null {
  if (!hasTrain(state, company)) return cited('UP', 'track/no-train');
  const beyond = cited('UP', 'track/out-of-reach', { hex: lay.hex });
  if (!isTouched(networkOf(state, company), lay.hex)) return beyond;
  if (state.options.anyUpgrade || isRunOver(state, company, lay.hex)) return null;
  const after = {
    ...ownRuns(state, company),
    tiles: layTile(state.tiles, lay),
    stations: moveStations(boardOf(state), state.tiles, blockingTokens(state), lay),
  };
  return canRunOver(after, lay.hex) ? null : beyond;
}

const unblocked = memoize((rules: RouteRules): RouteRules => ({ ...rules, blockedPasses: 0 }));

function ownRuns(state: State, company: Company): RunQuery {
  const query = runQuery(state, newCompanyTurn(company));
  return { ...query, rules: unblocked(query.rules) };
}

const answers = memoize((_tiles: Tiles) =>
  memoize((_stations: readonly Station[]) => memoize((_rules: RouteRules) => new Map<string, boolean>())),
);

function isRunOver(state: State, company: Company, hex: string): boolean {
  const query = ownRuns(state, company);
  const known = answers(state.tiles)(state.stations)(query.rules);
  const key = `${company} ${hex} ${state.companies[company].trains}`;
  let answer = known.get(key);
  if (answer === undefined) {
    answer = canRunOver(query, hex);
    known.set(key, answer);
  }
  return answer;
}
