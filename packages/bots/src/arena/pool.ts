import { type AnyTitle, random } from '@signalbox/kernel';
import { LEVELS, type Level } from '../levels.ts';
import type { MatchResult } from './match.ts';
import { quantileOf, ratings } from './statistics.ts';
import { duelsOf } from './summary.ts';

/** A game of a title's pool, in which all levels meet at tables of all sizes. */
export type PoolGame = Pick<
  MatchResult,
  'seed' | 'levels' | 'scores' | 'wins' | 'ending' | 'actions' | 'trading' | 'refused'
>;

/** A level's rating in a pool. */
export interface PoolRating {
  readonly level: Level;
  /** How many seats it had in all games. */
  readonly seats: number;
  readonly rating: number;
  /** Where the rating lies with 95% confidence. */
  readonly interval: readonly [number, number];
}

/** The levels whose average rating is 1500 in every title. */
const MEASURE: readonly Level[] = ['apprentice', 'conductor', 'baron'];
const AVERAGE_RATING = 1500;

/** Only one random player sits at a table: with more of them, others win without having to play well. */
const DECK: readonly Level[] = ['random', ...[1, 2, 3].flatMap(() => MEASURE)];

/** Who sits at the table of a game: numbers of players take turns, levels are drawn; at least two of them meet. */
export function poolSeating({ players: [least, most] }: Pick<AnyTitle, 'players'>, seed: number): Level[] {
  const players = least + (seed % (most - least + 1));
  const rng = random(seed);
  for (;;) {
    const deck = [...DECK];
    const seats = Array.from({ length: players }, () => deck.splice(rng.below(deck.length), 1)[0]!);
    if (new Set(seats).size > 1) return seats;
  }
}

const RESAMPLES = 200;

/** Ratings of the levels over the whole pool; the intervals come from games drawn again with replacement. */
export function poolRatings(games: readonly PoolGame[]): PoolRating[] {
  const found = onScale(games);
  const rng = random(games.length);
  const again = Array.from({ length: RESAMPLES }, () => onScale(games.map(() => rng.pick(games))));
  return LEVELS.filter((level) => found[level] !== undefined).map((level) => {
    const drawn = again.flatMap((one) => one[level] ?? []).sort((a, b) => a - b);
    return {
      level,
      seats: games.reduce((sum, { levels }) => sum + levels.filter((one) => one === level).length, 0),
      rating: Math.round(found[level]!),
      interval: [Math.round(quantileOf(drawn, 0.025)), Math.round(quantileOf(drawn, 0.975))],
    };
  });
}

function onScale(games: readonly PoolGame[]): Partial<Record<Level, number>> {
  const fitted: Partial<Record<Level, number>> = ratings(duelsOf(games));
  const known = MEASURE.flatMap((level) => fitted[level] ?? []);
  const shift = AVERAGE_RATING - known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length);
  return Object.fromEntries(Object.entries(fitted).map(([level, rating]) => [level, rating + shift]));
}
