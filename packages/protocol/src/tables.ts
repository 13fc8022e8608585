import * as z from 'zod';
import { accountId, inviteCode, moment, position, tableId } from './ids.ts';
import { person } from './people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** No clock; so long for each move; or a budget for the game that grows with each move. In milliseconds. */
export const clockRules = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('async'),
    perMove: z
      .int()
      .min(1000)
      .max(60 * DAY),
  }),
  z.object({
    kind: z.literal('live'),
    budget: z
      .int()
      .min(1000)
      .max(2 * DAY),
    increment: z
      .int()
      .min(0)
      .max(60 * MINUTE),
  }),
]);
export type ClockRules = z.infer<typeof clockRules>;

/** What happens when somebody's time is up. */
export const flagRule = z.enum(['vote', 'bot', 'loss']);
export type FlagRule = z.infer<typeof flagRule>;

export const tableStatus = z.enum(['open', 'playing', 'finished', 'closed']);
export type TableStatus = z.infer<typeof tableStatus>;

export const seatView = z.object({
  index: z.int(),
  /** The seat's name in the game ('p1', …), known from the start on. */
  seat: z.string().nullable(),
  person: person.nullable(),
  bot: z.string().nullable(),
  /** Is somebody there now? */
  present: z.boolean(),
  /** Lost on time. */
  forfeited: z.boolean(),
});
export type SeatView = z.infer<typeof seatView>;

export const tableSummary = z.object({
  id: tableId,
  title: z.string(),
  name: z.string(),
  status: tableStatus,
  listed: z.boolean(),
  entry: z.enum(['open', 'invite']),
  spectators: z.boolean(),
  seating: z.enum(['random', 'chosen']),
  options: z.record(z.string(), z.union([z.boolean(), z.string()])),
  clock: clockRules,
  flag: flagRule,
  rated: z.boolean(),
  host: person.nullable(),
  seats: z.array(seatView),
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  position,
  /** The seats that the game waits for. */
  waitingFor: z.array(z.string()),
  rematchOf: tableId.nullable(),
  rematch: tableId.nullable(),
});
export type TableSummary = z.infer<typeof tableSummary>;

export const outcome = z.object({
  reason: z.string(),
  scores: z.record(z.string(), z.number()),
  winners: z.array(z.string()),
});

export const tableView = tableSummary.extend({
  /** What binds the seed of the game's chance; the seed itself when the game is over. */
  commitment: z.string().nullable(),
  seed: z.string().nullable(),
  outcome: outcome.nullable(),
  /** For those at the table: the code of the invitation link. */
  invite: inviteCode.nullable(),
  /** The caller's own place: a seat's index; null for a spectator. */
  mySeat: z.int().nullable(),
  amHost: z.boolean(),
});
export type TableView = z.infer<typeof tableView>;

/** How strong a bot plays, weakest first. */
export const botLevel = z.enum(['random', 'apprentice', 'conductor', 'baron']);

export const createTableRequest = z.object({
  title: z.string().max(64),
  name: z.string().trim().max(80).default(''),
  players: z.int().min(1).max(12),
  /** Decoded by the title itself. */
  options: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])).default({}),
  listed: z.boolean().default(true),
  entry: z.enum(['open', 'invite']).default('open'),
  spectators: z.boolean().default(true),
  seating: z.enum(['random', 'chosen']).default('random'),
  clock: clockRules.default({ kind: 'none' }),
  flag: flagRule.default('vote'),
  rated: z.boolean().default(true),
  /** Seats filled with bots from the beginning. */
  bots: z.int().min(0).max(11).default(0),
  bot: botLevel.default('apprentice'),
});
export type CreateTableRequest = z.input<typeof createTableRequest>;

export const joinRequest = z.object({
  seat: z.int().min(0).max(11).optional(),
  invite: inviteCode.optional(),
});
export const botRequest = z.object({
  seat: z.int().min(0).max(11),
  bot: botLevel.default('apprentice'),
});
export const kickRequest = z.object({ account: accountId });

export const tableQuery = z.object({
  status: tableStatus.optional(),
  title: z.string().max(64).optional(),
  mine: z.enum(['1']).optional(),
  before: z.coerce.number().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export const inviteQuery = z.object({ invite: inviteCode.optional() });

export const chatRoom = z.enum(['players', 'spectators']);
export const chatMessage = z.object({
  id: z.int(),
  room: chatRoom,
  from: person.nullable(),
  text: z.string(),
  at: moment,
});
export type ChatMessage = z.infer<typeof chatMessage>;
export const chatRequest = z.object({ room: chatRoom, text: z.string().trim().min(1).max(1000) });
export const chatQuery = inviteQuery.extend({ room: chatRoom, before: z.coerce.number().int().optional() });
export const notes = z.object({ text: z.string().max(20_000) });

export const titleInfo = z.object({
  id: z.string(),
  name: z.string(),
  players: z.tuple([z.int(), z.int()]),
  options: z.record(
    z.string(),
    z.object({
      rule: z.string(),
      default: z.union([z.boolean(), z.string()]),
      values: z.array(z.string()).optional(),
      players: z.array(z.int()).optional(),
    }),
  ),
  presets: z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.string()]))),
});
export type TitleInfo = z.infer<typeof titleInfo>;
