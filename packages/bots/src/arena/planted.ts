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
import { choose } from '../choose.ts';
import { fork } from '../fork.ts';
import { type Estimate, estimateOf } from '../review/estimate.ts';
import { DEFAULT_WORK } from './work.ts';

/** A game of apprentices in which one choice was replaced by a random one. */
export interface PlantedGame {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly decision: string;
  /** The number of actions before the random choice. */
  readonly at: number;
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
const DRAWN = 48;
const FIRST_GAMES = 6;
/** The decisive moment is the one of this many, the dearest so far, whose cost is the least doubtful. */
const DEAREST = 6;
const GAMES_TO_END = 24;

/** Plays a game with a random choice at a decisive moment: to test whether a review finds it. */
export function plantedGame<S extends GameState>(title: Title<S>, setup: Setup, seed: number): PlantedGame {
  const rng = random(seed);
  const log: RecordEntry[] = [];
  const moments: Moment<S>[] = [];
  playToEnd(title, newGame(title, setup), log, rng, (state, { decision, offerTo }, seat, made) => {
    const choice = sample(offerTo(seat), rng)!;
    if (sameJson(choice, made)) return;
    moments.push({ at: log.length, state: copyState(title, state), seat, decision, made, choice });
  });
  const { at, state, seat, decision, choice } = decisive(title, moments, rng);
  const planted = [...log.slice(0, at), { seat, decision, choice }];
  carryOutInPlace(title, state, seat, choice);
  const end = playToEnd(title, state, planted, rng);
  return { record: recordOf(title, setup, end, planted, String(seed)), seat, decision, at };
}

/** The moment at which a random choice costs its player the most, as far as that can be told. */
function decisive<S extends GameState>(
  title: Title<S>,
  moments: readonly Moment<S>[],
  rng: Random,
): Moment<S> {
  const drawn = Array.from({ length: DRAWN }, () => rng.pick(moments));
  const byCost = (some: readonly Moment<S>[], games: number, part: 'mean' | 'low') =>
    some
      .map((moment) => ({ moment, cost: costOf(title, moment, games, rng)[part] }))
      .sort((a, b) => b.cost - a.cost)
      .map(({ moment }) => moment);
  const dearest = byCost(drawn, FIRST_GAMES, 'mean').slice(0, DEAREST);
  return byCost(dearest, GAMES_TO_END, 'low')[0]!;
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
    return shareOfWin(playToEnd(title, copy, [], random(seed + game)).outcome!.scores, seat);
  };
  return estimateOf(Array.from({ length: games }, (_, game) => after(made, game) - after(choice, game)));
}

/** A whole win, or a part of one that is shared; a little less for each point behind, to tell lost games apart. */
function shareOfWin(scores: Readonly<Record<Seat, number>>, seat: Seat): number {
  const all = Object.values(scores);
  const best = Math.max(...all);
  const won = scores[seat] === best ? 1 / all.filter((score) => score === best).length : 0;
  return won - 0.1 * (1 - scores[seat]! / Math.max(1, best));
}

/** Apprentices play all seats; `look` sees every choice before it is carried out. */
function playToEnd<S extends GameState>(
  title: Title<S>,
  state: S,
  log: RecordEntry[],
  rng: Random,
  look?: (state: S, waiting: Pending, seat: Seat, choice: Json) => void,
): S {
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    const seat = waiting.seats[0]!;
    const choice = seat === CHANCE ? sample(waiting.offerTo(seat), rng)! : botChoice(title, state, seat, rng);
    if (seat !== CHANCE) look?.(state, waiting, seat, choice);
    log.push({ seat, decision: waiting.decision, choice });
    carryOutInPlace(title, state, seat, choice);
  }
  return state;
}

function botChoice<S extends GameState>(title: Title<S>, state: S, seat: Seat, rng: Random): Json {
  const seen = view(title, state, seat);
  const options = { ...DEFAULT_WORK.apprentice, level: 'apprentice', seed: rng.below(0x7fffffff) } as const;
  return choose(title, seen, seat, pending(title, seen)!, options).choice;
}
