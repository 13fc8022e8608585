import {
  type Bonus,
  faceIn,
  type RunQuery,
  reachesAnotherStop,
  runForHighestRevenue,
} from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import { BOARD } from './data/board.ts';
import type { Company } from './data/companies.ts';
import { phaseRules } from './data/phases.ts';
import { ROUTE_RULES, TWICE_OVER_JUNCTIONS } from './data/route-rules.ts';
import { networkOf } from './reach.ts';
import { presidentOf, type State } from './state.ts';

const PORT_BONUS = 20;

/** Where the stubs of A4 and A6 begin. */
const MOBILE = 'B5';
const STUBS = [2, 3];

/** A company's run query for the route finder. */
export function runQuery(state: State, company: Company): RunQuery {
  const { offBoard, hotel } = phaseRules(state.phase);
  const bonuses: Bonus[] = [];
  for (const hex in state.hotels)
    if (state.hotels[hex] === company) bonuses.push({ name: 'hotel', hex, amount: hotel });
  // The marker is on the hex: in Jacksonville it counts for both cities (G-3).
  if (state.port?.company === company)
    bonuses.push({ name: 'port', hex: state.port.hex, amount: PORT_BONUS });
  return {
    board: BOARD,
    tiles: state.tiles,
    stations: state.stations,
    company,
    trains: state.companies[company].trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind })),
    rules: state.options.junctionsTwice ? TWICE_OVER_JUNCTIONS : ROUTE_RULES,
    bonuses,
    period: offBoard,
  };
}

/** Does track lead from one of the company's stations to any other stop? */
export function canRun(state: State, company: Company): boolean {
  return (
    reachesAnotherStop(networkOf(state, company)) || (state.options.stubsCount && reachesStub(state, company))
  );
}

/** Mobile's tile leads to a stub in Alabama, and the station there is the company's. */
function reachesStub(state: State, company: Company): boolean {
  const [mobile] = faceIn(BOARD, state.tiles, MOBILE).nodes;
  const stands = state.stations.some(({ owner, hex }) => owner === company && hex === MOBILE);
  return stands && STUBS.some((side) => mobile!.edges.includes(side));
}

/** Does it have a train and a route to run? */
export function mayRun(state: State, company: Company): boolean {
  return state.companies[company].trains.length > 0 && canRun(state, company);
}

/** The section that defines a route. */
export const ROUTE_SECTION = '7.4';

/** §7.4: the company runs for the highest revenue that all its trains can earn together. */
export const runTrains = runForHighestRevenue<State, Company, CompanyTurn>({
  rule: '7.4',
  sections: { route: ROUTE_SECTION, most: '7.4' },
  runner: (state, company) => (mayRun(state, company) ? presidentOf(state, company) : null),
  query: runQuery,
});
