import { type Listing, placeIn, type RosterLine } from '@signalbox/rails';
import { bordersIn } from './data/borders.ts';
import { COMPANIES, type Company } from './data/companies.ts';
import { phaseRules } from './data/phases.ts';
import { rustsIn, TRAINS, type Train } from './data/trains.ts';
import { goingOn } from './finance/successors.ts';
import { startsPhase } from './phase-change/phases.ts';
import { secessionPhase, tuscanMergerPhase } from './phase-change/unification.ts';
import { boardOf, rosterOf, type State } from './state.ts';

/**
 * What an investor wants to know about a company. It has its capital once founded (§3.3), and its shares have one
 * price.
 */
export function listingOf(state: State, company: Company): Listing {
  return {
    par: null,
    place: placeIn(goingOn(state), company),
    toFloat: null,
    capital: null,
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
    ...(phase === 3 ? ['free-founding', 'crossing'] : []),
    ...(phase === 4 ? ['concessions-removed'] : []),
    ...bordersRemoved(state, phase),
    ...figuresChanged(train),
    ...(phase === 8 ? ['last-columns'] : []),
    ...(phase === secessionPhase(state) ? ['secession'] : []),
    ...(!state.options.lite && phase === tuscanMergerPhase(state) ? ['tuscan-merger'] : []),
  ];
}

/** §6: from some phase on only the Swiss border is left. */
function bordersRemoved(state: State, phase: number): string[] {
  const board = boardOf(state);
  const sides = (at: number) => bordersIn(board, state.options.unification, at);
  if (phase === 2 || sides(phase) === sides(phase - 1)) return [];
  return [sides(phase) === sides(8) ? 'last-borders' : 'borders'];
}

/** What a major may lay (§4.1.2), and what off-board areas are worth (§4.3.2). */
function figuresChanged(train: Train): string[] {
  const before = TRAINS[TRAINS.indexOf(train) - 1];
  if (!before) return [];
  const [was, is] = [phaseRules(before), phaseRules(train)];
  return [
    ...(is.tiles === was.tiles ? [] : [`tiles-${is.tiles}`]),
    ...(is.offBoard === was.offBoard ? [] : ['off-board']),
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
