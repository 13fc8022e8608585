import {
  changeChannelRequest,
  channelView,
  createChannelRequest,
  createdChannel,
  delivery,
  otherParams as params,
  problem,
  unsubscribeParams,
} from '@signalbox/protocol';
import * as z from 'zod';
import { CallError, conflict, forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account, Channel, Job } from '../database/schema.ts';
import { randomId, randomSecret } from '../ids.ts';
import { callerOf } from '../people/caller.ts';
import { isTimeZone } from '../people/time-zones.ts';
import type { Routes } from '../routes.ts';
import { countOne } from '../security/counters.ts';
import { visibleTable } from '../tables/access.ts';
import { isHost, seatOf } from '../tables/store.ts';
import { enqueue } from './jobs.ts';
import { urlObjection } from './safe-request.ts';
import { vapidKeys } from './settings.ts';

const MAX_CHANNELS = 20;
const tags = ['notices'];
const refusals = { 401: problem, 403: problem, 404: problem, 409: problem, 422: problem, 429: problem };

export function notifyRoutes(app: Routes, context: Context, changed: () => void): void {
  channelRoutes(app, context, changed);
  deliveryRoutes(app, context, changed);
  digestRoutes(app, context, changed);
}

async function ownChannel({ storage }: Context, id: string, accountId: string): Promise<Channel> {
  const { db } = storage;
  const channel = await db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
  if (channel?.account_id !== accountId) throw notFound();
  return channel;
}

/** Channels for notifications. */
function channelRoutes(app: Routes, context: Context, changed: () => void): void {
  const { db } = context.storage;

  app.get(
    '/api/push/key',
    { schema: { tags, response: { 200: z.object({ key: z.string() }) } } },
    async () => ({
      key: (await vapidKeys(context)).publicKey,
    }),
  );

  app.get(
    '/api/channels',
    { schema: { tags, response: { 200: z.array(channelView), ...refusals } } },
    async (request) => {
      const rows = await db
        .selectFrom('channels')
        .selectAll()
        .where('account_id', '=', callerOf(request).id)
        .orderBy('created_at')
        .execute();
      return rows.map(viewOf);
    },
  );

  app.post(
    '/api/channels',
    { schema: { tags, body: createChannelRequest, response: { 200: createdChannel, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      // Guest accounts cost nothing, so only registered people get mail.
      if (caller.guest && request.body.kind === 'email') throw forbidden('register-first');
      const channel = await channelFrom(context, caller, request.body);
      const count = await db
        .selectFrom('channels')
        .select('id')
        .where('account_id', '=', caller.id)
        .execute();
      if (count.length >= MAX_CHANNELS) throw new CallError(409, 'too-many-channels');
      await context.storage.commit((trx) => trx.insertInto('channels').values(channel).execute());
      changed();
      return { ...viewOf(channel), secret: channel.secret };
    },
  );

  app.delete(
    '/api/channels/:id',
    { schema: { tags, params, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const { id } = await ownChannel(context, request.params.id, callerOf(request).id);
      await context.storage.commit(async (trx) => {
        await trx.deleteFrom('channels').where('id', '=', id).execute();
        await trx.deleteFrom('troubles').where('id', '=', id).execute();
      });
      changed();
      return {};
    },
  );
}

/** How often mail comes. */
function digestRoutes(app: Routes, context: Context, changed: () => void): void {
  app.patch(
    '/api/channels/:id',
    { schema: { tags, params, body: changeChannelRequest, response: { 200: channelView, ...refusals } } },
    async (request) => {
      const channel = await ownChannel(context, request.params.id, callerOf(request).id);
      const { digest } = request.body;
      if (channel.kind !== 'email') throw conflict('only-mail');
      if (digest && !isTimeZone(digest.timeZone)) throw new CallError(422, 'no-such-time-zone');
      const change = { digest_hour: digest?.hour ?? null, time_zone: digest?.timeZone ?? null };
      await context.storage.commit((trx) =>
        trx.updateTable('channels').set(change).where('id', '=', channel.id).execute(),
      );
      changed();
      return viewOf({ ...channel, ...change });
    },
  );
}

/** Test notifications, past deliveries, and another secret for their signatures. */
function deliveryRoutes(app: Routes, context: Context, changed: () => void): void {
  app.post(
    '/api/channels/:id/test',
    { schema: { tags, params, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const channel = await ownChannel(context, request.params.id, callerOf(request).id);
      if (!(await countOne(context, 'test', channel.account_id))) throw new CallError(429, 'too-fast');
      const notice = { kind: 'test' as const, table: null, tableName: '', seat: null, person: null };
      const now = context.now();
      await context.storage.commit((trx) => enqueue(trx, [channel], notice, now, now));
      changed();
      return {};
    },
  );

  app.post(
    '/api/channels/:id/secret',
    { schema: { tags, params, response: { 200: createdChannel, ...refusals } } },
    async (request) => {
      const channel = await ownChannel(context, request.params.id, callerOf(request).id);
      if (channel.kind !== 'json') throw conflict('not-signed');
      const secret = randomSecret();
      await context.storage.commit((trx) =>
        trx.updateTable('channels').set({ secret }).where('id', '=', channel.id).execute(),
      );
      return { ...viewOf({ ...channel, secret }), secret };
    },
  );

  app.post(
    '/api/unsubscribe/:token',
    { schema: { tags, params: unsubscribeParams, response: { 200: z.object({}), 404: problem } } },
    async (request) => {
      const gone = await context.storage.commit((trx) =>
        trx
          .deleteFrom('channels')
          .where('unsubscribe', '=', request.params.token)
          .returning('id')
          .executeTakeFirst(),
      );
      if (!gone) throw notFound();
      changed();
      return {};
    },
  );

  app.get(
    '/api/channels/:id/deliveries',
    { schema: { tags, params, response: { 200: z.array(delivery), ...refusals } } },
    async (request) => {
      const { id } = await ownChannel(context, request.params.id, callerOf(request).id);
      const jobs = await context.storage.db
        .selectFrom('jobs')
        .selectAll()
        .where('channel_id', '=', id)
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute();
      return jobs.map(deliveryOf);
    },
  );
}

async function channelFrom(
  context: Context,
  caller: Account,
  request: z.output<typeof createChannelRequest>,
): Promise<Channel> {
  const channel = {
    id: randomId(),
    account_id: caller.id,
    table_id: null as string | null,
    kind: request.kind,
    target: '',
    status: 'ok',
    last_error: null,
    last_success_at: null,
    created_at: context.now(),
    unsubscribe: null,
    secret: request.kind === 'json' ? randomSecret() : null,
    digest_hour: null,
    time_zone: null,
  };
  if (request.kind === 'email') {
    if (!caller.email || caller.email_confirmed_at === null) throw conflict('confirm-address-first');
    return { ...channel, target: caller.email, unsubscribe: randomId(40) };
  }
  const url = request.kind === 'push' ? request.subscription.endpoint : request.url;
  const objection = urlObjection(url, context.config.allowPrivateTargets);
  if (objection) throw new CallError(422, `target/${objection}`);
  if (request.kind === 'push') return { ...channel, target: JSON.stringify(request.subscription) };
  if (request.table !== undefined) {
    const table = await visibleTable(context, request.table, caller, undefined);
    if (!seatOf(table, caller.id) && !isHost(table, caller.id)) throw forbidden('not-at-this-table');
  }
  return { ...channel, target: url, table_id: request.table ?? null };
}

function viewOf(channel: Channel): z.output<typeof channelView> {
  return {
    id: channel.id,
    kind: channel.kind as z.output<typeof channelView>['kind'],
    target: shortened(channel),
    table: channel.table_id,
    status: channel.status as z.output<typeof channelView>['status'],
    lastError: channel.last_error,
    lastSuccessAt: channel.last_success_at,
    signed: channel.secret !== null,
    digestHour: channel.digest_hour,
  };
}

function shortened({ kind, target }: Channel): string {
  if (kind === 'email') return target;
  return new URL(kind === 'push' ? (JSON.parse(target) as { endpoint: string }).endpoint : target).host;
}

function deliveryOf(job: Job): z.output<typeof delivery> {
  const { kind, table } = JSON.parse(job.notice) as { kind: string; table: string | null };
  return {
    id: job.id,
    kind,
    table,
    status: job.status as z.output<typeof delivery>['status'],
    attempts: job.attempts,
    lastError: job.last_error,
    createdAt: job.created_at,
    nextAttemptAt: job.status === 'waiting' ? job.run_at : null,
  };
}
