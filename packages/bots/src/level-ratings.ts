import type { Level } from './levels.ts';

/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */
export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  1860: { random: 724, apprentice: 1326, conductor: 1577, baron: 1598 },
  '18FL': { random: 564, apprentice: 1267, conductor: 1541, baron: 1692 },
  'union-station': { random: 636, apprentice: 1380, conductor: 1496, baron: 1623 },
};
