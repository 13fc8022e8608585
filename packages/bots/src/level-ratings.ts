import type { Level } from './levels.ts';

/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */
export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  1860: { random: 703, apprentice: 1396, conductor: 1551, baron: 1554 },
  '18FL': { random: 580, apprentice: 1298, conductor: 1525, baron: 1677 },
  'union-station': { random: 636, apprentice: 1380, conductor: 1496, baron: 1623 },
};
