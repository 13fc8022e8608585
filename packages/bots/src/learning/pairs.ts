import {
  type AnyTitle,
  CHANCE,
  carryOutInPlace,
  type GameState,
  newGame,
  pending,
  type Random,
  random,
  type Seat,
  type Setup,
  sample,
  type Title,
  view,
} from '@signalbox/kernel';
import { advise, isSettled } from '../advise.ts';
import { Budget } from '../budget.ts';
import type { Context } from '../context.ts';
import { seatsOf } from '../deciding.ts';
import { fork, playableCopy } from '../fork.ts';
import type { Advice, Heuristics } from '../heuristics.ts';
import { best, byScore, nearlyBest, playOn } from '../play-on.ts';
import { aboveOthers } from './features.ts';

/** How two choices in one position turned out, as differences between them. */
export interface Pair {
  readonly game: number;
  /** What the seat has above the others where simulated games end: by the title's estimate, and by each feature. */
  readonly estimate: number;
  readonly features: readonly number[];
  /** What it has above the others where the result is measured. */
  readonly final: number;
}

export interface PairsPlan {
  readonly setup: Setup;
  readonly seed: number;
  readonly pairsPerGame: number;
}

interface Moment<S extends GameState> {
  /** The seat's view, which can be played on. */
  readonly start: S;
  readonly seat: Seat;
  readonly choices: readonly [Advice, Advice];
}

/**
 * Plays a game among apprentices and continues it twice from some of its decisions: with the best-advised choice and
 * with the next, both with the same random numbers. Games that differ in one choice show what that choice was worth;
 * games that differ in everything would mostly show who was ahead anyway.
 */
export function pairsOfGame<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  { setup, seed, pairsPerGame }: PairsPlan,
): Pair[] {
  const rng = random(seed);
  return momentsOfGame(title, heuristics, setup, rng, pairsPerGame).flatMap((moment) => {
    const numbers = rng.below(0x7fffffff);
    const [a, b] = moment.choices.map(({ choice }) => {
      const context = contextFor(title, heuristics, moment.start, random(numbers));
      return branchOf(context, moment, choice);
    }) as [Branch<S>, Branch<S>];
    const features = a.features.map((value, i) => value - b.features[i]!);
    // Nothing can be learned from it, and most of the time goes into what would follow.
    if (features.every((value) => value === 0)) return [];
    return [
      {
        game: seed,
        estimate: a.estimate - b.estimate,
        features,
        final: resultOf(a, moment.seat) - resultOf(b, moment.seat),
      },
    ];
  });
}

function contextFor<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  state: S,
  rng: Random,
): Context<S> {
  const budget = new Budget({ nodes: Number.POSITIVE_INFINITY });
  return { title, heuristics, seats: seatsOf(state), budget, rng };
}

/** Plays a game among apprentices, and draws some of the decisions in which there was a choice. */
function momentsOfGame<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  setup: Setup,
  rng: Random,
  most: number,
): Moment<S>[] {
  const state = newGame(title as AnyTitle, setup) as S;
  const context = contextFor(title, heuristics, state, rng);
  const drawn: Moment<S>[] = [];
  let met = 0;
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    const seat = waiting.seats[0]!;
    const offer = waiting.offerTo(seat);
    const advice = seat === CHANCE ? null : advise(context, state, waiting.decision, offer, seat, false);
    if (advice && advice.length > 1 && !isSettled(context, waiting)) {
      // Every moment has the same chance of being among those drawn.
      const place = met < most ? met : rng.below(met + 1);
      const [first, second] = byScore(advice);
      if (place < most) {
        const start = playableCopy(title, view(title, state, seat));
        drawn[place] = { start, seat, choices: [first!, second!] };
      }
      met += 1;
    }
    const choice = advice ? nearlyBest(advice, heuristics.tolerance, rng).choice : sample(offer, rng)!;
    carryOutInPlace(title, state, seat, choice);
  }
  return drawn;
}

/** A choice that was tried out, where simulated games end. */
interface Branch<S extends GameState> {
  readonly context: Context<S>;
  readonly state: S;
  readonly estimate: number;
  readonly features: readonly number[];
}

function branchOf<S extends GameState>(
  context: Context<S>,
  { start, seat }: Moment<S>,
  choice: Advice['choice'],
): Branch<S> {
  const { title, heuristics, seats } = context;
  const state = fork(title, start);
  carryOutInPlace(title, state, seat, choice);
  playOn(context, state, heuristics.conductor.horizon, heuristics.round?.(start));
  const estimate = estimated(context, state, seat);
  // A finished game is known: there is nothing to correct.
  const features = (heuristics.features ?? []).map(({ of }) =>
    state.outcome ? 0 : aboveOthers(seats, seat, (one) => of(state, one)),
  );
  return { context, state, estimate, features };
}

function estimated<S extends GameState>({ heuristics, seats }: Context<S>, state: S, seat: Seat): number {
  return aboveOthers(seats, seat, (one) => state.outcome?.scores[one] ?? heuristics.worth(state, one));
}

/** More actions than any game takes. */
const TO_THE_END = 20_000;

/** Plays on to where the result is measured. */
function resultOf<S extends GameState>({ context, state }: Branch<S>, seat: Seat): number {
  const { round, learningRounds, tolerance } = context.heuristics;
  if (round === undefined || learningRounds === undefined) {
    const vary = (advice: readonly Advice[]) => nearlyBest(advice, tolerance, context.rng);
    playOn(context, state, TO_THE_END, undefined, vary, false);
  } else {
    // Where nothing is random, nobody varies: both games go the same way except for what the choice has changed.
    for (let i = 0; i < learningRounds; i++) playOn(context, state, TO_THE_END, round(state), best, false);
  }
  return estimated(context, state, seat);
}
