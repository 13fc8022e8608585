import { type Listing, placeIn, ROSTER_FIGURES, type RosterLine } from '@signalbox/rails';
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

/** §4.6: what a phase changes, in the order of its section. */
function effectsOf(state: State, train: Train): string[] {
  const phase = Number(train);
  return [
    ...bordersRemoved(state, phase),
    ...(phase === 4 ? ['concessions-removed'] : []),
    ...['colours', 'rusts', 'operatingRounds'],
    ...(phase === 3 ? ['crossing', 'free-founding'] : []),
    ...tilesChanged(train),
    // §4.6.5 names the values first, §4.6.3 the limit.
    ...(phase === 6 ? [...valuesChanged(train), 'trainLimits'] : ['trainLimits', ...valuesChanged(train)]),
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

const phaseBefore = (train: Train) => TRAINS[TRAINS.indexOf(train) - 1];

/** What a major may lay (§4.1.2). */
function tilesChanged(train: Train): string[] {
  const before = phaseBefore(train);
  const { tiles } = phaseRules(train);
  return !before || tiles === phaseRules(before).tiles ? [] : [`tiles-${tiles}`];
}

/** What off-board areas are worth (§4.3.2). */
function valuesChanged(train: Train): string[] {
  const before = phaseBefore(train);
  return !before || phaseRules(train).offBoard === phaseRules(before).offBoard ? [] : ['off-board'];
}

const isFigure = (effect: string) => (ROSTER_FIGURES as readonly string[]).includes(effect);

/** The trains in the order of sale, with what the first of each kind triggers (§4.5, §4.6). */
export function roster(state: State): RosterLine[] {
  return rosterOf(state).map(({ kinds, price }, i) => {
    const train = kinds[0] as Train;
    const { operatingRounds, trainLimit, colours } = phaseRules(train);
    const order = effectsOf(state, train);
    return {
      kinds,
      price,
      left: state.depot[i] ?? null,
      begins: startsPhase(state, train) ? train : null,
      rusts: TRAINS.filter((kind) => rustsIn(kind) === train),
      operatingRounds,
      trainLimits: [trainLimit.minor, trainLimit.major],
      colours,
      events: order.filter((effect) => !isFigure(effect)),
      order,
    };
  });
}
