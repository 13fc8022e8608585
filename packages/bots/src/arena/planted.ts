import {
  CHANCE,
  carryOutInPlace,
  copyState,
  type GameRecord,
  type GameState,
  type Json,
  newGame,
  type Pending,
  pending,
  type Random,
  type RecordEntry,
  random,
  recordOf,
  type Seat,
  type Setup,
  sameJson,
  sample,
  type Title,
  view,
} from '@signalbox/kernel';
import { Budget } from '../budget.ts';
import { choose } from '../choose.ts';
import { seatsOf } from '../deciding.ts';
import { fork } from '../fork.ts';
import type { Advice } from '../heuristics.ts';
import type { Level } from '../levels.ts';
import { nearlyBest, playOn } from '../play-on.ts';
import { finalWorth } from '../review/chances.ts';
import { type Estimate, estimateOf } from '../review/estimate.ts';
import { heuristicsFor } from '../titles/index.ts';

/** A game of bots in which one choice was replaced by a random one. */
export interface PlantedGame {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly decision: string;
  /** The number of actions before the random choice. */
  readonly at: number;
  /** The wins that it costs, in games to the end. */
  readonly cost: Estimate;
}

/** A position in which somebody had a choice, the one that was made, and a random one. */
interface Moment<S extends GameState> {
  readonly at: number;
  readonly state: S;
  readonly seat: Seat;
  readonly decision: string;
  readonly made: Json;
  readonly choice: Json;
}

/** How many moments, drawn at random, are compared first, and in how many games to the end each. */
const DRAWN = 32;
const FIRST_GAMES = 4;
/** The decisive moment is the one of this many, the dearest so far, whose cost is the least doubtful. */
const DEAREST = 4;
const GAMES_TO_END = 20;
/** Games to the end are cut off here; a few never end, because nobody can do anything any more. */
const LONGEST = 2_000;

/** How much bots of the searching levels may simulate at a decision. */
const NODES = 1_000;

/**
 * Plays a game with a random choice at a decisive moment: to test whether a review finds it. Bots of a low level make
 * mistakes of their own that may be larger.
 */
export function plantedGame<S extends GameState>(
  title: Title<S>,
  setup: Setup,
  level: Level,
  seed: number,
): PlantedGame {
  const rng = random(seed);
  const log: RecordEntry[] = [];
  const moments: Moment<S>[] = [];
  playToEnd(title, newGame(title, setup), level, log, rng, (state, { decision, offerTo }, seat, made) => {
    const choice = sample(offerTo(seat), rng)!;
    if (sameJson(choice, made)) return;
    moments.push({ at: log.length, state: copyState(title, state), seat, decision, made, choice });
  });
  const { moment, cost } = decisive(title, moments, rng);
  const { at, state, seat, decision, choice } = moment;
  const planted = [...log.slice(0, at), { seat, decision, choice }];
  carryOutInPlace(title, state, seat, choice);
  const end = playToEnd(title, state, level, planted, rng);
  return { record: recordOf(title, setup, end, planted, String(seed)), seat, decision, at, cost };
}

/** A moment, and what the random choice costs at it. */
interface Costly<S extends GameState> {
  readonly moment: Moment<S>;
  readonly cost: Estimate;
}

/** The moment at which a random choice costs its player the most, as far as that can be told. */
function decisive<S extends GameState>(
  title: Title<S>,
  moments: readonly Moment<S>[],
  rng: Random,
): Costly<S> {
  const drawn = Array.from({ length: DRAWN }, () => rng.pick(moments));
  const withCost = (some: readonly Moment<S>[], games: number): Costly<S>[] =>
    some.map((moment) => ({ moment, cost: costOf(title, moment, games, rng) }));
  const dearest = withCost(drawn, FIRST_GAMES)
    .sort((a, b) => b.cost.mean - a.cost.mean)
    .slice(0, DEAREST)
    .map(({ moment }) => moment);
  return withCost(dearest, GAMES_TO_END).sort((a, b) => b.cost.low - a.cost.low)[0]!;
}

/** What a random choice costs of the chance of winning, in games that apprentices play to the end. */
function costOf<S extends GameState>(
  title: Title<S>,
  { state, seat, made, choice }: Moment<S>,
  games: number,
  rng: Random,
): Estimate {
  const seed = rng.below(0x7fffffff);
  const after = (one: Json, game: number): number => {
    const copy = fork(title, state);
    carryOutInPlace(title, copy, seat, one);
    return shareOfWin(scoresAtEnd(title, copy, random(seed + game)), seat);
  };
  return estimateOf(Array.from({ length: games }, (_, game) => after(made, game) - after(choice, game)));
}

/** Plays a position on to the end. */
function scoresAtEnd<S extends GameState>(
  title: Title<S>,
  state: S,
  rng: Random,
): Readonly<Record<Seat, number>> {
  const heuristics = heuristicsFor(title);
  const seats = seatsOf(state);
  const budget = new Budget({ nodes: Number.POSITIVE_INFINITY });
  const pick = (advice: readonly Advice[]) => nearlyBest(advice, heuristics.tolerance, rng);
  const context = { title, heuristics, seats, budget, rng };
  playOn(context, state, LONGEST, undefined, pick, heuristics.review.quick);
  return Object.fromEntries(seats.map((seat) => [seat, finalWorth(heuristics, state, seat)]));
}

/** A whole win, or a part of one that is shared; a little less for each point behind, to tell lost games apart. */
function shareOfWin(scores: Readonly<Record<Seat, number>>, seat: Seat): number {
  const all = Object.values(scores);
  const best = Math.max(...all);
  const won = scores[seat] === best ? 1 / all.filter((score) => score === best).length : 0;
  return won - 0.1 * (1 - scores[seat]! / Math.max(1, best));
}

/** Bots of a level play all seats; `look` sees every choice before it is carried out. */
function playToEnd<S extends GameState>(
  title: Title<S>,
  state: S,
  level: Level,
  log: RecordEntry[],
  rng: Random,
  look?: (state: S, waiting: Pending, seat: Seat, choice: Json) => void,
): S {
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    const seat = waiting.seats[0]!;
    const choice =
      seat === CHANCE ? sample(waiting.offerTo(seat), rng)! : botChoice(title, state, seat, level, rng);
    if (seat !== CHANCE) look?.(state, waiting, seat, choice);
    log.push({ seat, decision: waiting.decision, choice });
    carryOutInPlace(title, state, seat, choice);
  }
  return state;
}

function botChoice<S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  level: Level,
  rng: Random,
): Json {
  const seen = view(title, state, seat);
  const options = { level, nodes: NODES, seed: rng.below(0x7fffffff) };
  return choose(title, seen, seat, pending(title, seen)!, options).choice;
}
