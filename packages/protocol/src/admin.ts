import * as z from 'zod';
import { count, LAST_MOMENT, prose, serverText, whole, wholeFromText } from './bounds.ts';
import { accountId, moment, otherId, position, tableId } from './ids.ts';
import { person } from './people.ts';

/** Something that failed and was set aside, so that nothing else waits for it. */
export const trouble = z.object({
  kind: z.enum(['table', 'seat', 'channel', 'webhook', 'tournament']),
  id: serverText(),
  /** The table that it belongs to, if any. */
  table: tableId.nullable(),
  why: serverText(500),
  at: moment,
});
export type Trouble = z.infer<typeof trouble>;

/** The health of the server. */
export const adminStatus = z.object({
  accounts: count,
  /** By status. */
  tables: z.record(serverText(), count),
  jobs: z.record(serverText(), count),
  deadChannels: count,
  openReports: count,
  troubles: z.array(trouble),
});
export type AdminStatus = z.infer<typeof adminStatus>;

/** Somebody who may not chat, or may not sign in, for some time. */
export const measure = z.object({
  person,
  mutedUntil: moment.nullable(),
  suspendedUntil: moment.nullable(),
});
export type Measure = z.infer<typeof measure>;

/** The people at the table read the note in its chat. */
export const restoreRequest = z.object({ position, note: prose(500).trim().min(1) });

/** How much somebody may do in a day; null: as much as everybody. */
export const limitsRequest = z.object({
  tables: whole(0, 1000).nullable(),
  messages: whole(0, 10_000).nullable(),
});
export const accountLimits = z.object({ tables: count.nullable(), messages: count.nullable() });
export type AccountLimits = z.infer<typeof accountLimits>;

/** What an administrator has done. */
export const auditEntry = z.object({
  id: otherId,
  at: moment,
  admin: person.nullable(),
  action: z.enum(['dismiss', 'mute', 'suspend', 'lift', 'repair', 'close', 'restore', 'limit']),
  table: tableId.nullable(),
  person: person.nullable(),
  note: serverText(2000),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditQuery = z.object({
  table: tableId.optional(),
  account: accountId.optional(),
  before: wholeFromText(0, LAST_MOMENT).optional(),
});
