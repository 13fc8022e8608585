import * as z from 'zod';
import {
  amount,
  count,
  key,
  LAST_MOMENT,
  label,
  line,
  MAX_INTEGER,
  prose,
  serverText,
  whole,
  wholeFromText,
} from './bounds.ts';
import { accountId, inviteCode, moment, otherId, position, requestId, tableId } from './ids.ts';
import { person } from './people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * No clock; a time for each move, with a reserve or without; or a budget for the game that grows with each move. In
 * milliseconds.
 */
export const clockRules = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('async'),
    perMove: whole(1000, 60 * DAY),
    /** For the whole game, used up by a player who needs longer for a move. */
    reserve: whole(0, 60 * DAY).optional(),
  }),
  z.object({
    kind: z.literal('live'),
    budget: whole(1000, 2 * DAY),
    increment: whole(0, 60 * MINUTE),
  }),
]);
export type ClockRules = z.infer<typeof clockRules>;

/** What happens when a player's time is up. */
export const flagRule = z.enum(['vote', 'bot', 'loss']);
export type FlagRule = z.infer<typeof flagRule>;

/** For whom a table is meant, and the language that is spoken at it. */
export const tableLevel = z.enum(['any', 'beginners', 'experienced']);
export const tableLanguage = z.enum(['any', 'en', 'ja']);
const clockKind = z.enum(['none', 'async', 'live']);

/** How much later than the players spectators see a game while it is being played, in milliseconds. */
export const spectatorDelay = whole(0, DAY);

export const tableStatus = z.enum(['open', 'playing', 'finished', 'closed']);
export type TableStatus = z.infer<typeof tableStatus>;

export const seatView = z.object({
  index: count,
  /** The seat's name in the game ('p1', …), known once the game has started. */
  seat: serverText(64).nullable(),
  person: person.nullable(),
  bot: serverText(64).nullable(),
  /** False: reserved for an invited person who has not accepted. */
  confirmed: z.boolean(),
  /** Is the person online now? */
  present: z.boolean(),
  /** Lost on time. */
  forfeited: z.boolean(),
});
export type SeatView = z.infer<typeof seatView>;

export const tableSummary = z.object({
  id: tableId,
  title: serverText(64),
  name: serverText(),
  status: tableStatus,
  listed: z.boolean(),
  entry: z.enum(['open', 'invite']),
  spectators: z.boolean(),
  spectatorDelay,
  seating: z.enum(['random', 'chosen']),
  options: z.record(serverText(64), z.union([z.boolean(), serverText(64)])),
  clock: clockRules,
  flag: flagRule,
  /** A private game never is, nor one at which the host may act for others. */
  rated: z.boolean(),
  /** May the host act for other players? Such moves are marked in the log. */
  hostActs: z.boolean(),
  /** Barons may think for longer. */
  patient: z.boolean(),
  /** May bot accounts take seats? Those of the host always may. */
  botAccounts: z.boolean(),
  level: tableLevel,
  language: tableLanguage,
  host: person.nullable(),
  seats: z.array(seatView),
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** The length of the log, for spectators of a delayed game as long as it was then. */
  position,
  /** The seats that the game waits for; none for spectators of a delayed game. */
  waitingFor: z.array(serverText(64)),
  rematchOf: tableId.nullable(),
  rematch: tableId.nullable(),
});
export type TableSummary = z.infer<typeof tableSummary>;

export const outcome = z.object({
  reason: serverText(),
  scores: z.record(serverText(64), amount),
  winners: z.array(serverText(64)),
});

/** The spectators, in no particular order. */
export const spectatorsNow = z.object({
  people: z.array(person).max(50),
  /** How many more there are: anonymous, or too many to be listed. */
  others: count,
});
export type SpectatorsNow = z.infer<typeof spectatorsNow>;

export const tableView = tableSummary.extend({
  spectatorsNow,
  /** The commitment to the seed of the game's draws, and the seed itself once the game is over. */
  commitment: serverText().nullable(),
  seed: serverText().nullable(),
  outcome: outcome.nullable(),
  /** The code of the invitation link, only for people at the table. */
  invite: inviteCode.nullable(),
  /** The caller's own place: a seat's index; null for a spectator. */
  mySeat: count.nullable(),
  amHost: z.boolean(),
  /** Does the caller keep the finished game out of the archive? */
  hidden: z.boolean(),
});
export type TableView = z.infer<typeof tableView>;

const inStyles = <L extends string>(level: L) =>
  [level, `${level}:builder`, `${level}:investor`, `${level}:raider`, `${level}:any`] as const;

/** Bots by level, weakest first, with a style or without; `any` is drawn for each bot. A random player has no style. */
export const botName = z.enum([
  'random',
  ...inStyles('apprentice'),
  ...inStyles('conductor'),
  ...inStyles('baron'),
]);

export const createTableRequest = z.object({
  title: key(),
  name: label(80).default(''),
  players: whole(1, 12),
  /** Decoded by the title itself. */
  options: z.record(key(), z.union([z.boolean(), line(64)])).default({}),
  listed: z.boolean().default(true),
  entry: z.enum(['open', 'invite']).default('open'),
  spectators: z.boolean().default(true),
  spectatorDelay: spectatorDelay.default(0),
  seating: z.enum(['random', 'chosen']).default('random'),
  clock: clockRules.default({ kind: 'none' }),
  flag: flagRule.default('vote'),
  rated: z.boolean().default(true),
  hostActs: z.boolean().default(false),
  patient: z.boolean().default(false),
  botAccounts: z.boolean().default(false),
  level: tableLevel.default('any'),
  language: tableLanguage.default('any'),
  /** Seats filled with bots from the start. */
  bots: whole(0, 11).default(0),
  bot: botName.default('apprentice'),
});
export type CreateTableRequest = z.input<typeof createTableRequest>;

/** Sits down at a table of this kind that waits for players, or opens one; the game starts when it is full. */
export const quickPairingRequest = z.object({
  title: key(),
  players: whole(2, 12),
  clock: clockRules.default({ kind: 'none' }),
});

/** A player who waits for such a table is told when one opens. */
export const createWishRequest = z.object({
  title: key(),
  players: whole(1, 12).nullable().default(null),
  clock: clockKind.nullable().default(null),
});
export const wish = z.object({
  id: otherId,
  title: serverText(64),
  players: count.nullable(),
  clock: clockKind.nullable(),
});
export type Wish = z.infer<typeof wish>;

/** The settings of a table, kept by the caller for the next one. */
export const createTemplateRequest = z.object({ name: label(60).min(1), table: createTableRequest });
export const template = z.object({ id: otherId, name: serverText(), table: createTableRequest });
export type Template = z.infer<typeof template>;

export const joinRequest = z.object({
  seat: whole(0, 11).optional(),
  invite: inviteCode.optional(),
});
export const botRequest = z.object({
  seat: whole(0, 11),
  bot: botName.default('apprentice'),
});
export const kickRequest = z.object({ account: accountId });
/** A seat is reserved for this person, who is told. */
export const invitationRequest = z.object({ account: accountId });

export const tableQuery = z.object({
  status: tableStatus.optional(),
  title: key().optional(),
  clock: clockKind.optional(),
  /** Tables that are meant for it, or for any. */
  level: tableLevel.optional(),
  language: tableLanguage.optional(),
  mine: z.enum(['1']).optional(),
  before: wholeFromText(0, LAST_MOMENT).optional(),
  limit: wholeFromText(1, 100).default(50),
});
/** Why a game is in one's inbox: one's turn, a question to answer, a reserved seat; or it waits for others. */
export const inboxEntry = z.object({
  table: tableSummary,
  waits: z.enum(['turn', 'answer', 'invitation']).nullable(),
  /** When the caller's time is up. */
  until: moment.nullable(),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const titleParams = z.object({ title: key() });
export const inviteQuery = z.object({ invite: inviteCode.optional() });

export const chatRoom = z.enum(['players', 'spectators']);
export const chatMessage = z.object({
  id: count,
  room: chatRoom,
  from: person.nullable(),
  text: serverText(1000),
  at: moment,
});
export type ChatMessage = z.infer<typeof chatMessage>;
export const chatText = prose(1000).trim().min(1);
export const chatRequest = z.object({ room: chatRoom, text: chatText, request: requestId.optional() });
export const chatQuery = inviteQuery.extend({
  room: chatRoom,
  before: wholeFromText(0, MAX_INTEGER).optional(),
});
export const notes = z.object({ text: prose(20_000) });

export const titleInfo = z.object({
  id: serverText(64),
  name: serverText(),
  players: z.tuple([count, count]),
  options: z.record(
    serverText(64),
    z.object({
      rule: serverText(),
      default: z.union([z.boolean(), serverText(64)]),
      values: z.array(serverText(64)).optional(),
      players: z.array(count).optional(),
    }),
  ),
  presets: z.record(serverText(64), z.record(serverText(64), z.union([z.boolean(), serverText(64)]))),
});
export type TitleInfo = z.infer<typeof titleInfo>;
