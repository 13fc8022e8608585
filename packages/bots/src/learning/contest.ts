import {
  type AnyTitle,
  CHANCE,
  carryOutInPlace,
  type GameState,
  newGame,
  pending,
  random,
  type Setup,
  sample,
  type Title,
  view,
} from '@signalbox/kernel';
import { DEFAULT_WORK } from '../arena/index.ts';
import { makeChoice, seatsOf } from '../deciding.ts';
import type { Heuristics } from '../heuristics.ts';

/** One game: the part of the win of a conductor with other heuristics, against conductors with the present ones. */
export function contest<S extends GameState>(
  title: Title<S>,
  challenger: Heuristics<S>,
  present: Heuristics<S>,
  setup: Setup,
  seed: number,
): number {
  const state = newGame(title as AnyTitle, setup) as S;
  const seats = seatsOf(state);
  const its = seats[seed % seats.length]!;
  const rng = random(seed);
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    const seat = waiting.seats[0]!;
    if (seat === CHANCE) {
      carryOutInPlace(title, state, seat, sample(waiting.offerTo(seat), rng)!);
      continue;
    }
    const heuristics = seat === its ? challenger : present;
    const seen = view(title, state, seat);
    const options = { ...DEFAULT_WORK.conductor, level: 'conductor' as const, seed: rng.below(0x7fffffff) };
    const thinking = makeChoice(title, heuristics, seen, seat, pending(title, seen)!, options);
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    carryOutInPlace(title, state, seat, step.value.choice);
  }
  const winners = state.outcome?.winners ?? [];
  return winners.includes(its) ? 1 / winners.length : 0;
}
