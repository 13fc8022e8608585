import * as z from 'zod';
import { amount, count, key, label, line, serverText, whole } from './bounds.ts';
import { accountId, inviteCode, moment, otherId, tableId } from './ids.ts';
import { person } from './people.ts';
import { clockRules, spectatorDelay } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAX_PLAYERS = 512;

/**
 * round-robin: everybody meets everybody; swiss: people with similar results meet; knock-out: the best of each table go on;
 * league: divisions that each play a round robin, with promotion to the next season.
 */
export const tournamentKind = z.enum(['round-robin', 'swiss', 'knock-out', 'league']);
export type TournamentKind = z.infer<typeof tournamentKind>;

export const createTournamentRequest = z.object({
  name: label(60),
  title: key(),
  options: z.record(key(), z.union([z.boolean(), line(64)])).default({}),
  kind: tournamentKind,
  /** How many sit at a table, if the numbers allow it. */
  size: whole(2, 8),
  /** Swiss: how many rounds. Round robin and league: as many as are needed to meet everybody, if it is left out. */
  rounds: whole(1, 30).optional(),
  /** Points for the share of opponents one is ahead of, or for one's share of what all are worth. */
  points: z.enum(['rank', 'worth']).default('rank'),
  /** Knock-out: how many of each table go on. */
  advance: whole(1, 4).default(1),
  /** League: how many are in a division, and how many change places between two divisions. */
  division: whole(3, 64).default(8),
  moving: whole(0, 8).default(2),
  clock: clockRules.default({ kind: 'async', perMove: DAY }),
  /** What happens when a player's time is up. */
  flag: z.enum(['bot', 'loss']).default('bot'),
  /** How long a round may take. At its end substitutes take over for those whom a game waits for. */
  roundTime: whole(10 * MINUTE, 365 * DAY)
    .nullable()
    .default(null),
  /** Who takes over: a bot, or one of the people who offered to, if there is one. */
  substitutes: z.enum(['bot', 'person']).default('bot'),
  rated: z.boolean().default(true),
  botAccounts: z.boolean().default(false),
  /** Of all its tables. */
  spectatorDelay: spectatorDelay.default(0),
  /** False: only those with the invitation find it, and its tables are private. */
  listed: z.boolean().default(true),
});
export type CreateTournamentRequest = z.input<typeof createTournamentRequest>;
export type TournamentRules = z.output<typeof createTournamentRequest>;

export const tournamentStatus = z.enum(['open', 'running', 'finished', 'cancelled']);

export const tournamentSummary = z.object({
  id: otherId,
  name: serverText(),
  title: serverText(64),
  kind: tournamentKind,
  status: tournamentStatus,
  size: count,
  /** The round that is being played, from 1; 0 before the start. */
  round: count,
  /** Null: until somebody has won. */
  rounds: count.nullable(),
  season: count,
  players: count,
  organiser: person.nullable(),
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  clock: clockRules,
  /** When the time of the round that is being played is up. */
  roundEndsAt: moment.nullable(),
});
export type TournamentSummary = z.infer<typeof tournamentSummary>;

export const standing = z.object({
  person: person.nullable(),
  rank: count,
  games: count,
  points: amount,
  wins: count,
  /** The points of the opponents, and the share of worth: tie-breaks. */
  opponents: amount,
  share: amount,
});

export const tournamentTable = z.object({
  /** Null for those who sit out. */
  table: tableId.nullable(),
  division: count,
  finished: z.boolean(),
  /** In order of the seats. */
  seats: z.array(
    z.object({
      person: person.nullable(),
      rank: count.nullable(),
      worth: amount.nullable(),
      points: amount.nullable(),
    }),
  ),
});

export const tournamentView = tournamentSummary.extend({
  options: z.record(serverText(64), z.union([z.boolean(), serverText(64)])),
  points: z.enum(['rank', 'worth']),
  advance: count,
  moving: count,
  flag: z.enum(['bot', 'loss']),
  roundTime: amount.nullable(),
  substitutes: z.enum(['bot', 'person']),
  rated: z.boolean(),
  botAccounts: z.boolean(),
  spectatorDelay,
  listed: z.boolean(),
  /** The code of the invitation link of a private tournament, for those who are in it. */
  invite: inviteCode.nullable(),
  entrants: z.array(person),
  /** People who offered to take over somebody's seat. */
  substitutePeople: z.array(person),
  withdrawn: z.array(accountId),
  schedule: z.array(z.array(tournamentTable)),
  /** One list for each division. */
  standings: z.array(z.array(standing)),
  previous: otherId.nullable(),
  next: otherId.nullable(),
  /** What the caller is here. */
  my: z.object({ organiser: z.boolean(), role: z.enum(['player', 'substitute']).nullable() }),
});
export type TournamentView = z.infer<typeof tournamentView>;

export const joinTournamentRequest = z.object({
  role: z.enum(['player', 'substitute']).default('player'),
  invite: inviteCode.optional(),
});
/** By whom an entrant's seat is taken over; null: by a bot. */
export const substituteRequest = z.object({ account: accountId, by: accountId.nullable() });
export const tournamentQuery = z.object({ status: tournamentStatus.optional() });
export const tournamentTableParams = z.object({ id: otherId, table: tableId });
export const tournamentPlayerParams = z.object({ id: otherId, account: accountId });
export { MAX_PLAYERS as MAX_ENTRANTS };
