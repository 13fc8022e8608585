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
import { byScore, nearlyBest, playOn } from '../play-on.ts';
import { aboveOthers } from './features.ts';

/** How two choices in one position turned out, as differences between them. */
export interface Pair {
  readonly game: number;
  /** What the seat has above the others where simulated games end: by the title's estimate, and by each feature. */
  readonly estimate: number;
  readonly features: readonly number[];
  /** What it has above the others at the end of the game. */
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
  return momentsOfGame(title, heuristics, setup, rng, pairsPerGame).map((moment) => {
    const branch = rng.below(0x7fffffff);
    const [a, b] = moment.choices.map(({ choice }) => {
      const context = contextFor(title, heuristics, moment.start, random(branch));
      return outcomeOf(context, moment, choice);
    });
    return {
      game: seed,
      estimate: a!.estimate - b!.estimate,
      features: a!.features.map((value, i) => value - b!.features[i]!),
      final: a!.final - b!.final,
    };
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

/** More actions than any game takes. */
const TO_THE_END = 20_000;

function outcomeOf<S extends GameState>(
  context: Context<S>,
  { start, seat }: Moment<S>,
  choice: Advice['choice'],
): Pick<Pair, 'estimate' | 'features' | 'final'> {
  const { title, heuristics, seats } = context;
  const state = fork(title, start);
  carryOutInPlace(title, state, seat, choice);
  playOn(context, state, heuristics.conductor.horizon, heuristics.round?.(start));
  const above = (value: (state: S, seat: Seat) => number) =>
    aboveOthers(seats, seat, (one) => state.outcome?.scores[one] ?? value(state, one));
  const estimate = above(heuristics.worth);
  // A finished game is known: there is nothing to correct.
  const features = (heuristics.features ?? []).map(({ of }) => (state.outcome ? 0 : above(of)));
  const pick = (advice: readonly Advice[]) => nearlyBest(advice, heuristics.tolerance, context.rng);
  playOn(context, state, TO_THE_END, undefined, pick, false);
  return { estimate, features, final: above(heuristics.worth) };
}
