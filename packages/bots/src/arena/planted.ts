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
import { estimateOf } from '../review/estimate.ts';
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

/** The decisive moment is the one of this many whose cost is the least doubtful. */
const MOMENTS = 8;
/** Games in which the cost of a random choice is measured. */
const GAMES_TO_END = 8;

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
  const drawn = Array.from({ length: MOMENTS }, () => rng.pick(moments));
  const costs = drawn.map((moment) => costOf(title, moment, rng));
  const { at, state, seat, decision, choice } = drawn[costs.indexOf(Math.max(...costs))]!;
  const planted = [...log.slice(0, at), { seat, decision, choice }];
  carryOutInPlace(title, state, seat, choice);
  const end = playToEnd(title, state, planted, rng);
  return { record: recordOf(title, setup, end, planted, String(seed)), seat, decision, at };
}

/** What a random choice costs at least, in games that apprentices play to the end. */
function costOf<S extends GameState>(
  title: Title<S>,
  { state, seat, made, choice }: Moment<S>,
  rng: Random,
): number {
  const seed = rng.below(0x7fffffff);
  const scoreAfter = (one: Json, game: number): number => {
    const copy = fork(title, state);
    carryOutInPlace(title, copy, seat, one);
    return playToEnd(title, copy, [], random(seed + game)).outcome!.scores[seat]!;
  };
  const games = Array.from({ length: GAMES_TO_END }, (_, game) => game);
  return estimateOf(games.map((game) => scoreAfter(made, game) - scoreAfter(choice, game))).low;
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
