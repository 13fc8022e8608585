import type { Level } from './levels.ts';

/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */
export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  1841: { random: 668, apprentice: 1374, conductor: 1503, baron: 1623 },
  1860: { random: 508, apprentice: 1346, conductor: 1572, baron: 1582 },
  '18FL': { random: 457, apprentice: 1265, conductor: 1542, baron: 1693 },
  'union-station': { random: 636, apprentice: 1380, conductor: 1496, baron: 1623 },
};
