import * as z from 'zod';
import { count, LAST_MOMENT, serverText, wholeFromText } from './bounds.ts';
import { moment, position, tableId } from './ids.ts';
import { tableStatus } from './tables.ts';

/**
 * What has changed at one of the caller's tables. It describes the table as it is now, so only the latest event of a
 * table counts, and one that is older than what the receiver knows (by `version` and `chat`) can be ignored.
 */
export const tableEvent = z.object({
  table: tableId,
  title: serverText(64),
  status: tableStatus,
  /** Counts every change of the table and its game. */
  version: count,
  /** How many entries the log of the game has. */
  position,
  /** The caller's seat in the game; null before it starts. */
  seat: serverText(64).nullable(),
  waitingFor: z.array(serverText(64)),
  /** Does the game wait for the caller? */
  yourTurn: z.boolean(),
  /** Is an open question (an undo, a player whose time is up) waiting for an answer? */
  question: z.boolean(),
  /** The id of the latest chat message. */
  chat: count,
  /** When somebody's time is up. */
  deadline: moment.nullable(),
});
export type TableEvent = z.infer<typeof tableEvent>;

/** The names of the events in the stream. */
export const eventName = z.enum(['turn', 'table', 'chat']);
export type EventName = z.infer<typeof eventName>;

/** The id of the last event that was received, for clients that cannot send the header Last-Event-ID. */
export const eventQuery = z.object({ since: wholeFromText(0, LAST_MOMENT).optional() });
