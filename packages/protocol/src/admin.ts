import * as z from 'zod';
import { count, told } from './bounds.ts';
import { moment, tableId } from './ids.ts';
import { person } from './people.ts';

/** Something that fails and was put aside, so that nothing else waits for it. */
export const trouble = z.object({
  kind: z.enum(['table', 'seat', 'channel', 'webhook']),
  id: told(),
  /** The table that it belongs to, if any. */
  table: tableId.nullable(),
  why: told(500),
  at: moment,
});
export type Trouble = z.infer<typeof trouble>;

/** How the server does. */
export const adminStatus = z.object({
  accounts: count,
  /** By status. */
  tables: z.record(told(), count),
  jobs: z.record(told(), count),
  deadChannels: count,
  openReports: count,
  troubles: z.array(trouble),
});
export type AdminStatus = z.infer<typeof adminStatus>;

/** Somebody who may not chat, or not sign in, for a while. */
export const measure = z.object({
  person,
  mutedUntil: moment.nullable(),
  suspendedUntil: moment.nullable(),
});
export type Measure = z.infer<typeof measure>;
