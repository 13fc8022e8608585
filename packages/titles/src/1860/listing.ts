import { type Listing, placeIn, type RosterLine } from '@signalbox/rails';
import { type Company, charterOf } from './data/companies.ts';
import { PHASE_ORDER, phaseRules } from './data/phases.ts';
import { ROSTER, TRAIN_IDS, TRAINS, type Train } from './data/trains.ts';
import { capitalToCome, missingToFloat } from './floating.ts';
import { isStarted, operatingCompanies, phaseIsAtLeast, type State } from './state.ts';

/** What an investor wants to know about a company. */
export function listingOf(state: State, company: Company): Listing {
  const { par, floated, trains } = state.companies[company];
  return {
    par,
    place: placeIn(operatingCompanies(state), company),
    toFloat: isStarted(state, company) && !floated ? missingToFloat(state, company) : null,
    capital: capitalToCome(state, company),
    trains: trains.map((kind) => ({ kind, rustedBy: TRAINS[kind].rustedBy })),
    homes: [charterOf(company).home.hex],
  };
}

/** What the first train of a kind changes besides the figures of its phase (PH). */
const EVENTS: Partial<Readonly<Record<Train, readonly string[]>>> = {
  '6+3': ['fishbourne'],
  '8+4': ['limits-lifted'],
  '9+5': ['southern-formed'],
};

/** The trains in the order of sale, with what the first of each kind triggers. */
export function roster(state: State): RosterLine[] {
  return ROSTER.map(({ kinds, price }, i) => {
    const train = kinds[0] as Train;
    const phase = PHASE_ORDER.find((one) => phaseRules(one).startedBy === train) ?? PHASE_ORDER[0]!;
    const { operatingRounds, trainLimit, colours } = phaseRules(phase);
    return {
      kinds,
      price,
      left: state.depot[i] ?? null,
      begins: phaseIsAtLeast(state, phase) ? null : phase,
      rusts: TRAIN_IDS.filter((kind) => TRAINS[kind].rustedBy === train),
      operatingRounds,
      trainLimits: state.options.noTrainLimit ? [] : [trainLimit],
      colours,
      events: EVENTS[train] ?? [],
    };
  });
}
