import type { Level, Limits } from '@signalbox/bots';
import { type MatchPlan, seating } from '@signalbox/bots/arena';
import type { Setup } from '@signalbox/kernel';

/** What a worker thread is given: titles hold functions, so it finds its own by the id. */
export interface ArenaTask {
  readonly title: string;
  readonly setup: Setup;
  readonly bots: readonly Level[];
  readonly limits: Readonly<Record<Level, Limits>>;
  readonly seed: number;
  readonly games: number;
  /** Of several workers, this one plays every `stride`-th game, from `first` on. */
  readonly first: number;
  readonly stride: number;
}

/** Game i is played with seed + i, and everybody i seats further on. */
export function* plansOf({
  setup,
  bots,
  limits,
  seed,
  games,
  first,
  stride,
}: ArenaTask): Generator<MatchPlan> {
  for (let i = first; i < games; i += stride) {
    yield { setup, limits, seed: seed + i, levels: seating(bots, setup.players, seed + i) };
  }
}
