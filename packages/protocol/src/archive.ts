import * as z from 'zod';
import { amount, count, key, LAST_MOMENT, line, MAX_INTEGER, serverText, wholeFromText } from './bounds.ts';
import { moment, tableId } from './ids.ts';
import { person } from './people.ts';

/** A finished game that everybody may open. */
export const archivedGame = z.object({
  table: tableId,
  title: serverText(64),
  name: serverText(),
  options: z.record(serverText(64), z.union([z.boolean(), serverText(64)])),
  rated: z.boolean(),
  /** How long it was: the entries of its log. */
  moves: count,
  /** Why it ended, by the title's own name. */
  ending: serverText(),
  finishedAt: moment,
  /** Best first. */
  players: z.array(
    z.object({
      person: person.nullable(),
      bot: serverText(64).nullable(),
      place: count,
      score: amount,
    }),
  ),
});
export type ArchivedGame = z.infer<typeof archivedGame>;

export const archiveQuery = z.object({
  title: key().optional(),
  players: wholeFromText(1, 12).optional(),
  /** Options with their values, such as `short=true,map=large`. */
  options: line(500).optional(),
  /** The beginning of a registered person's name, or an account's id. */
  player: line(64).optional(),
  /** Somebody else who has to have taken part. */
  opponent: line(64).optional(),
  /** How it ended for the player. */
  result: z.enum(['won', 'lost']).optional(),
  ending: key().optional(),
  /** The number of moves. */
  least: wholeFromText(0, MAX_INTEGER).optional(),
  most: wholeFromText(0, MAX_INTEGER).optional(),
  /** When it ended. */
  from: wholeFromText(0, LAST_MOMENT).optional(),
  until: wholeFromText(0, LAST_MOMENT).optional(),
  /** The last game of the page before: when it ended, and its table. */
  before: wholeFromText(0, LAST_MOMENT).optional(),
  beforeTable: tableId.optional(),
  limit: wholeFromText(1, 100).default(50),
});
export type ArchiveQuery = z.output<typeof archiveQuery>;

/** Whether the caller keeps a game of theirs out of the archive. */
export const hideRequest = z.object({ hidden: z.boolean() });
