import { type PlantedGame, plantedGame } from '@signalbox/bots/arena';
import type { Level } from '@signalbox/bots/levels';
import { turningPoints } from '@signalbox/bots/review';
import type { AnyTitle, Setup } from '@signalbox/kernel';
import { reviewGame } from './review-game.ts';

export interface PlantedResult {
  readonly seed: number;
  readonly decision: string;
  readonly at: number;
  /** The wins that it costs, in games to the end. */
  readonly cost: PlantedGame['cost'];
  /** The place of the random choice among the turning points; null if the review does not call it a mistake. */
  readonly place: number | null;
}

/** Plays a game with a random choice at a decisive moment, and reviews it. */
export async function reviewPlanted(
  title: AnyTitle,
  setup: Setup,
  level: Level,
  seed: number,
): Promise<PlantedResult> {
  const { record, seat, decision, at, cost } = plantedGame(title, setup, level, seed);
  const judged = await reviewGame(title, record, seat, seed, () => {});
  const place = turningPoints(judged).findIndex((point) => point.at === at);
  return { seed, decision, at, cost, place: place < 0 ? null : place + 1 };
}
