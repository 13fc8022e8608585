import type { GameState, Random, Seat, Title } from '@signalbox/kernel';
import type { Budget } from './budget.ts';
import type { Heuristics } from './heuristics.ts';

/** Everything a bot needs while it makes one decision. */
export interface Context<S extends GameState = GameState> {
  readonly title: Title<S>;
  readonly heuristics: Heuristics<S>;
  readonly seats: readonly Seat[];
  readonly budget: Budget;
  readonly rng: Random;
}
