import * as z from 'zod';
import { amount, count, serverText } from './bounds.ts';
import { moment, tableId } from './ids.ts';
import { person } from './people.ts';

const standing = { rating: amount, games: count, wins: count };

/** An entry of a title's leaderboard, best first. */
export const leader = z.object({ person, ...standing });

/** The bot accounts have a leaderboard of their own. */
export const leaderQuery = z.object({ bots: z.enum(['1']).optional() });

export const personProfile = z.object({
  person,
  /** The person who runs a bot account. */
  owner: person.nullable(),
  ratings: z.array(z.object({ title: serverText(64), ...standing })),
  statistics: z.array(
    z.object({
      title: serverText(64),
      players: count,
      games: count,
      averagePlace: amount,
      averageScore: amount,
      bestScore: amount,
    }),
  ),
});
export type PersonProfile = z.infer<typeof personProfile>;

/** One finished game of a player; the rating is the one after it. */
export const gameResult = z.object({
  table: tableId,
  title: serverText(64),
  place: count,
  players: count,
  score: amount,
  rating: amount.nullable(),
  at: moment,
});
