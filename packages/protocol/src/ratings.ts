import * as z from 'zod';
import { moment, tableId } from './ids.ts';
import { person } from './people.ts';

const standing = { rating: z.number(), games: z.int(), wins: z.int() };

/** A line of a title's table of players, best first. */
export const leader = z.object({ person, ...standing });

export const personProfile = z.object({
  person,
  ratings: z.array(z.object({ title: z.string(), ...standing })),
  statistics: z.array(
    z.object({
      title: z.string(),
      players: z.int(),
      games: z.int(),
      averagePlace: z.number(),
      averageScore: z.number(),
      bestScore: z.number(),
    }),
  ),
});
export type PersonProfile = z.infer<typeof personProfile>;

/** One finished game of a player; the rating is the one after it. */
export const gameResult = z.object({
  table: tableId,
  title: z.string(),
  place: z.int(),
  players: z.int(),
  score: z.number(),
  rating: z.number().nullable(),
  at: moment,
});
