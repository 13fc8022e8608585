import type { GameState } from '@signalbox/kernel';
import type { CountNow } from '@signalbox/rails';
import { because } from '../explanation.ts';
import type { Advice, Question } from '../heuristics.ts';

/**
 * Agrees to end and score the game if, as the title says, no company operates and nobody can afford one (ruling A7).
 */
export function countNow<S extends GameState>(isIdle: (state: S) => boolean) {
  return ({ state }: Question<S>): Advice[] => {
    const idle = isIdle(state);
    const count: CountNow = 'count';
    const playOn: CountNow = 'play-on';
    return [
      { choice: count, score: idle ? 1_000 : -1_000, because: because('rail/count') },
      { choice: playOn, score: 0, because: because('rail/play-on') },
    ];
  };
}
