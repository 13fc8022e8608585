import { type Listing, placeIn, type RosterLine } from '@signalbox/rails';
import { COMPANIES, type Company } from './data/companies.ts';
import { phaseRules } from './data/phases.ts';
import { rustsIn, TRAINS, type Train } from './data/trains.ts';
import { startsPhase } from './phase-change/phases.ts';
import { secessionPhase, tuscanMergerPhase } from './phase-change/unification.ts';
import { inOperatingOrder, rosterOf, type State } from './state.ts';

/**
 * What an investor wants to know about a company. It has its capital once founded (§3.3), and its shares have one
 * price.
 */
export function listingOf(state: State, company: Company): Listing {
  return {
    par: null,
    place: placeIn(inOperatingOrder(state), company),
    toFloat: null,
    trains: state.companies[company].trains.map((kind) => ({ kind, rustedBy: rustsIn(kind) })),
    homes: homesOf(state, company),
  };
}

/** §3.3.4: the homes on the charter, or where the first token was placed. */
function homesOf(state: State, company: Company): string[] {
  const { homes } = COMPANIES[company];
  const first = state.stations.find(({ owner }) => owner === company);
  return (homes.length > 0 ? homes : first ? [first] : []).map(({ hex }) => hex);
}

/** §4.6: what a phase changes besides its figures. */
function eventsOf(state: State, train: Train): string[] {
  const phase = Number(train);
  return [
    ...(phase === 3 ? ['free-founding'] : []),
    ...(phase === 4 ? ['concessions-removed'] : []),
    ...(phase === secessionPhase(state) ? ['secession'] : []),
    ...(!state.options.lite && phase === tuscanMergerPhase(state) ? ['tuscan-merger'] : []),
  ];
}

/** The trains in the order of sale, with what the first of each kind triggers (§4.5, §4.6). */
export function roster(state: State): RosterLine[] {
  return rosterOf(state).map(({ kinds, price }, i) => {
    const train = kinds[0] as Train;
    const { operatingRounds, trainLimit, colours } = phaseRules(train);
    return {
      kinds,
      price,
      left: state.depot[i] ?? null,
      begins: startsPhase(state, train) ? train : null,
      rusts: TRAINS.filter((kind) => rustsIn(kind) === train),
      operatingRounds,
      trainLimits: [trainLimit.minor, trainLimit.major],
      colours,
      events: eventsOf(state, train),
    };
  });
}
