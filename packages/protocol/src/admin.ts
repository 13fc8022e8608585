import * as z from 'zod';
import { count, serverText } from './bounds.ts';
import { moment, tableId } from './ids.ts';
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
