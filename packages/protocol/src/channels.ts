import * as z from 'zod';
import { base64url, count, serverText, webAddress, whole } from './bounds.ts';
import { moment, otherId, tableId } from './ids.ts';
import { timeZone } from './people.ts';

export const pushSubscription = z.object({
  endpoint: webAddress,
  keys: z.object({ p256dh: base64url(200), auth: base64url(100) }),
});

/** Where notifications go: those for a person, or those about everything at a table. */
export const createChannelRequest = z.discriminatedUnion('kind', [
  /** Always to the account's own confirmed address. */
  z.object({ kind: z.literal('email') }),
  z.object({
    kind: z.enum(['discord', 'slack', 'json']),
    url: webAddress,
    table: tableId.optional(),
  }),
  z.object({ kind: z.literal('push'), subscription: pushSubscription }),
]);

export const channelView = z.object({
  id: otherId,
  kind: z.enum(['email', 'discord', 'slack', 'json', 'push']),
  /** Shortened: the rest of a webhook's address is a secret. */
  target: serverText(1000),
  table: tableId.nullable(),
  /** failing: still tried; dead: not tried any more until a test succeeds. */
  status: z.enum(['ok', 'failing', 'dead']),
  lastError: serverText().nullable(),
  lastSuccessAt: moment.nullable(),
  /** Is what is sent there signed? */
  signed: z.boolean(),
  /** One mail a day, at this hour of the owner's day, instead of one for each turn. */
  digestHour: whole(0, 23).nullable(),
});
export type ChannelView = z.infer<typeof channelView>;

/** Null: an email for each turn. */
export const changeChannelRequest = z.object({
  digest: z.object({ hour: whole(0, 23), timeZone }).nullable(),
});

/** With the secret that signs what is sent to a JSON webhook; it is not shown again. */
export const createdChannel = channelView.extend({ secret: serverText().nullable() });
export type CreatedChannel = z.infer<typeof createdChannel>;

export const delivery = z.object({
  id: otherId,
  kind: serverText(64),
  table: tableId.nullable(),
  status: z.enum(['waiting', 'done', 'dropped', 'failed']),
  attempts: count,
  lastError: serverText().nullable(),
  createdAt: moment,
  nextAttemptAt: moment.nullable(),
});
export type Delivery = z.infer<typeof delivery>;
