import type { Level } from './levels.ts';

/** The ratings of the levels by title, from its pool; `npm run bots:table` writes this file. */
export const LEVEL_RATINGS: Readonly<Record<string, Readonly<Record<Level, number>>>> = {
  'union-station': { random: 727, apprentice: 1401, conductor: 1488, baron: 1612 },
};
