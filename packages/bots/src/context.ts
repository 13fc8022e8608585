import type { GameState, Random, Seat, Title } from '@signalbox/kernel';
import type { Budget } from './budget.ts';
import type { Heuristics } from './heuristics.ts';

/** What stays the same during one decision of a bot. */
export interface Context<S extends GameState = GameState> {
  readonly title: Title<S>;
  readonly heuristics: Heuristics<S>;
  readonly seats: readonly Seat[];
  readonly budget: Budget;
  readonly rng: Random;
}
