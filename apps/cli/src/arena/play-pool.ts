import { DEFAULT_WORK, type PoolGame, playMatch, poolRatings, poolSeating } from '@signalbox/bots/arena';
import type { AnyTitle } from '@signalbox/kernel';
import { setupFor } from '../arguments.ts';
import type { Terminal } from '../context.ts';
import { addToPool, poolOf } from './pool.ts';
import { progressLine } from './progress.ts';

/**
 * Plays the games that a title's pool lacks of the seeds from 1 to this number. Every game is saved at once, so it can
 * be interrupted and resumed.
 */
export function playPool(terminal: Terminal, title: AnyTitle, wanted: number): readonly PoolGame[] {
  const known = new Set(poolOf(title.id).games.map(({ seed }) => seed));
  const missing = Array.from({ length: wanted }, (_, i) => i + 1).filter((seed) => !known.has(seed));
  const began = performance.now();
  for (const [done, seed] of missing.entries()) {
    const levels = poolSeating(title, seed);
    const setup = setupFor(title, levels.length);
    addToPool(title.id, playMatch(title, { setup, seed, levels, limits: DEFAULT_WORK }));
    terminal.note(progressLine(done + 1, missing.length, performance.now() - began));
  }
  return poolOf(title.id).games;
}

export function* describePool(title: AnyTitle, games: readonly PoolGame[]): Generator<string> {
  const refused = games.reduce((sum, game) => sum + game.refused.length, 0);
  yield `${title.id}: ${games.length} games in the pool; ${refused} refused`;
  for (const { level, seats, rating, interval } of poolRatings(games)) {
    yield `  ${level.padEnd(10)} rating ${rating} (${interval.join(' to ')}); ${seats} seats`;
  }
}
