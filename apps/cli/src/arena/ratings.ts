import { join } from 'node:path';
import { type PoolRating, poolRatings } from '@signalbox/bots/arena';
import { REPOSITORY } from '../files.ts';
import { intervalText, rowsOf } from './markdown.ts';
import type { SavedPool } from './pool.ts';

export const LEVEL_RATINGS_FILE = join(REPOSITORY, 'packages', 'bots', 'src', 'level-ratings.ts');

/** Fewer games say too little to show people a rating. */
const FEWEST_GAMES = 100;

const HEAD = [
  ['title', 'games', 'bot', 'seats', 'rating', '95% interval'],
  ['---', '--:', '---', '--:', '--:', '---'],
];

/** The ratings of docs/bots.md. */
export function ratingTable(pools: readonly SavedPool[]): string {
  const rows = pools.flatMap(({ title, games }) =>
    poolRatings(games).map(({ level, seats, rating, interval }) => [
      title,
      String(games.length),
      level,
      String(seats),
      String(rating),
      intervalText(interval.map(String)),
    ]),
  );
  return rowsOf([...HEAD, ...rows]).join('\n');
}

/** The source of `level-ratings.ts` in packages/bots: what people see where they choose a level. */
export function ratingsModule(pools: readonly SavedPool[]): string {
  const rated = pools.filter(({ games }) => games.length >= FEWEST_GAMES);
  return [
    "import type { Level } from './levels.ts';",
    '',
    '/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */',
    'export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {',
    ...rated.map(({ title, games }) => `  ${property(title)}: ${levelsText(poolRatings(games))},`),
    '};',
    '',
  ].join('\n');
}

function levelsText(ratings: readonly PoolRating[]): string {
  return `{ ${ratings.map(({ level, rating }) => `${level}: ${rating}`).join(', ')} }`;
}

/** A property is quoted only where it has to be, as the formatter does it. */
function property(title: string): string {
  return /^([a-z]\w*|\d+)$/i.test(title) ? title : `'${title}'`;
}
