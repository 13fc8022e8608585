import { type Listing, placeIn, type RosterLine, stock } from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import { COMPANIES, type Company } from './data/companies.ts';
import { PHASE_ORDER, type Phase, phaseRules } from './data/phases.ts';
import { ROSTER, TRAINS, type Train } from './data/trains.ts';
import { capitalToCome, missingToFloat } from './founding.ts';
import { phaseBegunBy } from './phases.ts';
import { isStarted, operatingCompanies, type State } from './state.ts';

/** What an investor wants to know about a company (§5–§7). */
export function listingOf(state: State, company: Company): Listing {
  const { startPrice, floated, trains } = state.companies[company];
  return {
    par: startPrice,
    place: placeIn(operatingCompanies(state), company),
    toFloat: isStarted(state, company) && !floated ? missingToFloat(state, company) : null,
    capital: capitalToCome(state, company),
    trains: trains.map((kind) => ({ kind, rustedBy: TRAINS[kind as Train].rustedBy })),
    homes: [COMPANIES[company].home.hex],
  };
}

/** Without tiles that the hurricane has removed for good (§7.2.2). */
export function tilesLeft({ drowned = [], tiles }: State, tile: string): number {
  return stock(BOARD, tiles, tile) - drowned.filter((one) => one === tile).length;
}

/** §8.3: what a phase changes besides the figures of its table. */
const EVENTS: Partial<Readonly<Record<Phase, readonly string[]>>> = {
  '5': ['privates-close', 'port-removed', 'all-convert'],
  '6': ['keys-struck', 'several-a-turn'],
};

/** §2: what the table of phases newly allows, and values on the map that it raises. */
function newIn(phase: Phase): string[] {
  const before = PHASE_ORDER[PHASE_ORDER.indexOf(phase) - 1];
  if (before === undefined) return [];
  const [was, is] = [phaseRules(before), phaseRules(phase)];
  return [
    ...(is.conversion && !was.conversion ? ['conversion'] : []),
    ...(is.sizes.length > was.sizes.length ? ['either-size'] : []),
    ...(is.sizes.length < was.sizes.length ? ['ten-shares'] : []),
    ...(is.offBoard === was.offBoard ? [] : ['off-board']),
    ...(is.hotel === was.hotel ? [] : ['hotels']),
  ];
}

/** The trains in the order of sale, with what the first of each kind triggers (§2). */
export function roster(state: State): RosterLine[] {
  return ROSTER.map(({ kinds, price }, i) => {
    const first = kinds[0] as Train;
    const phase = first as Phase;
    const { operatingRounds, trainLimit, colours } = phaseRules(phase);
    return {
      kinds,
      price,
      left: state.depot[i] ?? null,
      begins: phaseBegunBy(state, first),
      rusts: (Object.keys(TRAINS) as Train[]).filter((train) => TRAINS[train].rustedBy === first),
      operatingRounds,
      trainLimits: Object.values(trainLimit).filter((limit) => limit > 0),
      colours,
      events: [...newIn(phase), ...(EVENTS[phase] ?? [])],
    };
  });
}
