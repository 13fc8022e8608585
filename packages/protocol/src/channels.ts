import * as z from 'zod';
import { moment, tableId } from './ids.ts';

export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

/** Where notices go: a person's own, or with a table everything that happens there. */
export const createChannelRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), address: z.email().max(200) }),
  z.object({
    kind: z.enum(['discord', 'slack', 'json']),
    url: z.url().max(1000),
    table: tableId.optional(),
  }),
  z.object({ kind: z.literal('push'), subscription: pushSubscription }),
]);

export const channelView = z.object({
  id: z.string(),
  kind: z.enum(['email', 'discord', 'slack', 'json', 'push']),
  /** Shortened: the rest of a webhook's address is a secret. */
  target: z.string(),
  table: tableId.nullable(),
  /** failing: it is tried again; dead: it is not, until a test succeeds. */
  status: z.enum(['ok', 'failing', 'dead']),
  lastError: z.string().nullable(),
  lastSuccessAt: moment.nullable(),
});
export type ChannelView = z.infer<typeof channelView>;

export const delivery = z.object({
  id: z.string(),
  kind: z.string(),
  table: tableId.nullable(),
  status: z.enum(['waiting', 'done', 'dropped', 'failed']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: moment,
  nextAttemptAt: moment.nullable(),
});
export type Delivery = z.infer<typeof delivery>;
