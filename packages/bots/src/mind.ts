import type { GameState, Random, Seat, Title } from '@signalbox/kernel';
import type { Budget } from './budget.ts';
import type { Heuristics } from './heuristics.ts';

/** Everything that stays the same while a bot thinks about one decision. */
export interface Mind<S extends GameState = GameState> {
  readonly title: Title<S>;
  readonly heuristics: Heuristics<S>;
  readonly seats: readonly Seat[];
  readonly budget: Budget;
  readonly rng: Random;
}
