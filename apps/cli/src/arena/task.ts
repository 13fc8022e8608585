import type { BotName, Level, Limits } from '@signalbox/bots';
import { type MatchPlan, seating } from '@signalbox/bots/arena';
import type { Setup } from '@signalbox/kernel';

/** The input of a worker thread: titles hold functions, so it looks up its own by id. */
export interface ArenaTask {
  readonly title: string;
  readonly setup: Setup;
  readonly bots: readonly BotName[];
  readonly limits: Readonly<Record<Level, Limits>>;
  /** One game per seed. */
  readonly seeds: readonly number[];
}

/** Splits the work among several workers. */
export function shared(task: ArenaTask, workers: number): ArenaTask[] {
  return Array.from({ length: workers }, (_, worker) => ({
    ...task,
    seeds: task.seeds.filter((_seed, i) => i % workers === worker),
  }));
}

/** Each seed moves everybody by one seat. */
export function* plansOf({ setup, bots, limits, seeds }: ArenaTask): Generator<MatchPlan> {
  for (const seed of seeds) yield { setup, limits, seed, levels: seating(bots, setup.players, seed) };
}
