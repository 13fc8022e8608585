import * as z from 'zod';
import { amount, count, serverText } from './bounds.ts';
import { moment, tableId } from './ids.ts';
import { person, usualHours } from './people.ts';
import { tableSummary } from './tables.ts';

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
  /** The ratings after public games, the earliest first. */
  history: z.array(z.object({ title: serverText(64), at: moment, rating: amount })),
  /** The companies that they led most often at the end of public games. */
  favourites: z.array(z.object({ title: serverText(64), company: serverText(64), games: count })),
  /** Public tables: running games, and those that wait for players. */
  playing: z.array(tableSummary),
  hosting: z.array(tableSummary),
  /** Only for the person and for people at an unfinished table with them. */
  usual: usualHours.nullable(),
  /** Does the caller follow them? */
  followed: z.boolean(),
});
export type PersonProfile = z.infer<typeof personProfile>;

/** Somebody whom the caller follows, with their public tables. */
export const followedPerson = z.object({ person, tables: z.array(tableSummary) });
export type FollowedPerson = z.infer<typeof followedPerson>;

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

/** One finished game of the caller, public or private. */
export const ownResult = gameResult.omit({ rating: true }).extend({ seat: serverText(8) });
export type OwnResult = z.infer<typeof ownResult>;
