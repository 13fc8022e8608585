import { memoizeRecent } from '@signalbox/kernel';
import {
  faceIn,
  type Network,
  type Place,
  type RunQuery,
  reachedPlaces,
  runForHighestRevenue,
} from '@signalbox/rails';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { phaseRules } from '../data/phases.ts';
import { PASS_STATION_RULES, ROUTE_RULES } from '../data/route-rules.ts';
import { boardOf, type State } from '../state.ts';
import type { CompanyTurn } from './company-turn.ts';
import { basesOf, reach } from './reach.ts';

/** A company's run query for the route finder. Borders do not matter to trains. */
export function runQuery(state: State, company: Company): RunQuery {
  return {
    board: boardOf(state),
    tiles: state.tiles,
    stations: state.stations,
    company,
    trains: state.companies[company].trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind })),
    rules: state.options.passStations ? PASS_STATION_RULES : ROUTE_RULES,
    period: phaseRules(state.phase).offBoard,
  };
}

const COMPLETING: readonly string[] = ['city', 'town', 'offboard'];

/** Where a run from somewhere else could end: ports and passes are not enough (§4.3.1). */
const endsOf = memoizeRecent((way: Network): readonly Place[] =>
  reachedPlaces(way).filter((place) =>
    COMPLETING.includes(faceIn(way.board, way.tiles, place.hex).nodes[place.node]!.kind),
  ),
);

const isAt = (place: Place) => (base: Place) => base.hex === place.hex && base.node === place.node;

/** Does track lead from a base to another city, town or off-board area (§4.3.1)? */
export function canRun(state: State, company: Company): boolean {
  const bases = basesOf(state, company);
  // All bases together reach what each of them does. Which of them reaches another is only asked if that is all.
  const together = reach(state, company, { crossing: true });
  if (endsOf(together).some((place) => !bases.some(isAt(place)))) return true;
  return (
    bases.length > 1 &&
    bases.some((base) =>
      endsOf(reach(state, company, { crossing: true, base: base.hex })).some((place) => !isAt(place)(base)),
    )
  );
}

/** The section that defines a route. */
export const ROUTE_SECTION = '4.3.1';

/** Why the company does not run; null if it does. */
export function reasonNotToRun(state: State, company: Company): 'train' | 'route' | null {
  if (state.companies[company].trains.length === 0) return 'train';
  return canRun(state, company) ? null : 'route';
}

/** §4.3.2: the best run is shown to everybody, so it has to be taken. */
export const runTrains = runForHighestRevenue<State, Company, CompanyTurn>({
  rule: '4.3',
  sections: { route: ROUTE_SECTION, most: '4.3.2' },
  runner: (state, company) => (reasonNotToRun(state, company) === null ? actorFor(state, company) : null),
  query: runQuery,
});
