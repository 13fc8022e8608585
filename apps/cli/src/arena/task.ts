import type { Level, Limits } from '@signalbox/bots';
import { type MatchPlan, seating } from '@signalbox/bots/arena';
import type { Setup } from '@signalbox/kernel';

/** What a worker thread is given: titles hold functions, so it finds its own by the id. */
export interface ArenaTask {
  readonly title: string;
  readonly setup: Setup;
  readonly bots: readonly Level[];
  readonly limits: Readonly<Record<Level, Limits>>;
  /** A game for each. */
  readonly seeds: readonly number[];
}

/** The shares of several workers. */
export function shared(task: ArenaTask, workers: number): ArenaTask[] {
  return Array.from({ length: workers }, (_, worker) => ({
    ...task,
    seeds: task.seeds.filter((_seed, i) => i % workers === worker),
  }));
}

/** From seed to seed everybody moves on by a seat. */
export function* plansOf({ setup, bots, limits, seeds }: ArenaTask): Generator<MatchPlan> {
  for (const seed of seeds) yield { setup, limits, seed, levels: seating(bots, setup.players, seed) };
}
