import type { Level } from './levels.ts';

/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */
export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  '18FL': { random: 651, apprentice: 1297, conductor: 1530, baron: 1674 },
  'union-station': { random: 636, apprentice: 1380, conductor: 1496, baron: 1623 },
};
