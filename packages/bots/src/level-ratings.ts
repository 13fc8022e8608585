import type { Level } from './levels.ts';

/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */
export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  1860: { random: 816, apprentice: 1398, conductor: 1521, baron: 1580 },
  '18FL': { random: 624, apprentice: 1290, conductor: 1533, baron: 1677 },
  'union-station': { random: 636, apprentice: 1380, conductor: 1496, baron: 1623 },
};
