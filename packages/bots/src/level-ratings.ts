import type { Level } from './levels.ts';

/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */
export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  1841: { random: 632, apprentice: 1367, conductor: 1482, baron: 1652 },
  1860: { random: 723, apprentice: 1335, conductor: 1544, baron: 1622 },
  '18FL': { random: 457, apprentice: 1265, conductor: 1542, baron: 1693 },
  'union-station': { random: 636, apprentice: 1380, conductor: 1496, baron: 1623 },
};
