import type { Level } from './levels.ts';

/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */
export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  '18FL': { random: 566, apprentice: 1294, conductor: 1528, baron: 1679 },
  'union-station': { random: 636, apprentice: 1380, conductor: 1496, baron: 1623 },
};
