import type { GameState, Random, Seat, Title } from '@signalbox/kernel';
import type { Budget } from './budget.ts';
import type { Heuristics } from './heuristics.ts';
import type { Style } from './levels.ts';

/** Everything a bot needs while it makes one decision. */
export interface Context<S extends GameState = GameState> {
  readonly title: Title<S>;
  readonly heuristics: Heuristics<S>;
  readonly seats: readonly Seat[];
  /** The style of the bot that decides; not given if it has none. Players of simulated games have none. */
  readonly style?: Style | null;
  readonly budget: Budget;
  readonly rng: Random;
}
