import { accountParams, followedPerson, person, problem, reportRequest } from '@signalbox/protocol';
import * as z from 'zod';
import { CallError, conflict, forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/storage.ts';
import { randomId } from '../ids.ts';
import type { Routes } from '../routes.ts';
import { countOne } from '../security/counters.ts';
import { watchableTable } from '../tables/access.ts';
import { mayRead } from '../tables/chat.ts';
import { publicTables } from '../tables/list.ts';
import { summaries } from '../tables/views.ts';
import { accountById, personOf } from './accounts.ts';
import { blockersOf } from './blocks.ts';
import { callerOf } from './caller.ts';

const tags = ['people'];
const done = z.object({});
const refusals = { 401: problem, 403: problem, 404: problem, 409: problem, 429: problem };
const MAX_BLOCKS = 500;
const MAX_FOLLOWS = 100;

/** Following people, blocking them, and reporting them to an administrator. */
export function betweenPeopleRoutes(app: Routes, context: Context): void {
  blockRoutes(app, context);
  followRoutes(app, context);
  reportRoutes(app, context);
}

function blockRoutes(app: Routes, context: Context): void {
  const { db } = context.storage;

  app.get(
    '/api/blocks',
    { schema: { tags, response: { 200: z.array(person), ...refusals } } },
    async (request) => {
      const rows = await db
        .selectFrom('blocks')
        .innerJoin('accounts', 'accounts.id', 'blocks.blocked_id')
        .select(['accounts.id', 'accounts.name', 'accounts.guest', 'accounts.owner_id'])
        .where('blocks.account_id', '=', callerOf(request).id)
        .orderBy('blocks.created_at')
        .execute();
      return rows.map(personOf);
    },
  );

  app.put(
    '/api/blocks/:id',
    { schema: { tags, params: accountParams, response: { 200: done, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (id === caller.id) throw conflict('oneself');
      if (!(await accountById(context, id))) throw notFound();
      const known = await db
        .selectFrom('blocks')
        .select('blocked_id')
        .where('account_id', '=', caller.id)
        .execute();
      if (known.length >= MAX_BLOCKS) throw conflict('too-many-blocks');
      await context.storage.commit((trx) =>
        trx
          .insertInto('blocks')
          .values({ account_id: caller.id, blocked_id: id, created_at: context.now() })
          .onConflict((c) => c.doNothing())
          .execute(),
      );
      await unfollow(context, id, caller.id);
      return {};
    },
  );

  app.delete(
    '/api/blocks/:id',
    { schema: { tags, params: accountParams, response: { 200: done, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      await context.storage.commit((trx) =>
        trx
          .deleteFrom('blocks')
          .where('account_id', '=', caller.id)
          .where('blocked_id', '=', request.params.id)
          .execute(),
      );
      return {};
    },
  );
}

function followRoutes(app: Routes, context: Context): void {
  const { db } = context.storage;

  app.get(
    '/api/follows',
    { schema: { tags, response: { 200: z.array(followedPerson), ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      const rows = await db
        .selectFrom('follows')
        .innerJoin('accounts', 'accounts.id', 'follows.followed_id')
        .select(['accounts.id', 'accounts.name', 'accounts.guest', 'accounts.owner_id'])
        .where('follows.account_id', '=', caller.id)
        .orderBy('accounts.name')
        .execute();
      return Promise.all(
        rows.map(async (row) => {
          const open = await publicTables(db, 'open', { player: row.id });
          const playing = await publicTables(db, 'playing', { player: row.id });
          return {
            person: personOf(row),
            tables: await summaries(context, [...open, ...playing], caller.id),
          };
        }),
      );
    },
  );

  app.put(
    '/api/follows/:id',
    { schema: { tags, params: accountParams, response: { 200: done, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (id === caller.id) throw conflict('oneself');
      if (!(await accountById(context, id))) throw notFound();
      if ((await blockersOf(db, caller.id)).has(id)) throw forbidden('not-welcome');
      const known = await db
        .selectFrom('follows')
        .select('followed_id')
        .where('account_id', '=', caller.id)
        .execute();
      if (known.length >= MAX_FOLLOWS) throw conflict('too-many-follows');
      await context.storage.commit((trx) =>
        trx
          .insertInto('follows')
          .values({ account_id: caller.id, followed_id: id, created_at: context.now() })
          .onConflict((c) => c.doNothing())
          .execute(),
      );
      return {};
    },
  );

  app.delete(
    '/api/follows/:id',
    { schema: { tags, params: accountParams, response: { 200: done, ...refusals } } },
    async (request) => {
      await unfollow(context, callerOf(request).id, request.params.id);
      return {};
    },
  );
}

async function unfollow({ storage }: Context, accountId: string, followed: string): Promise<void> {
  await storage.commit((trx) =>
    trx
      .deleteFrom('follows')
      .where('account_id', '=', accountId)
      .where('followed_id', '=', followed)
      .execute(),
  );
}

function reportRoutes(app: Routes, context: Context): void {
  const { db } = context.storage;

  app.post(
    '/api/reports',
    { schema: { tags, body: reportRequest, response: { 200: done, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      const { account, table, message, reason, text } = request.body;
      if (account === caller.id) throw conflict('oneself');
      if (!(await accountById(context, account))) throw notFound();
      if (!(await countOne(context, 'report', caller.id))) throw new CallError(429, 'too-fast');
      const stored = table === undefined ? null : await watchableTable(context, table, caller, undefined);
      const said =
        stored && message !== undefined ? await messageBy(db, stored.row.id, message, account) : undefined;
      if (said && stored && !mayRead(stored, caller.id, said.room as 'players')) throw notFound();
      await context.storage.commit((trx) =>
        trx
          .insertInto('reports')
          .values({
            id: randomId(),
            reporter_id: caller.id,
            account_id: account,
            table_id: table ?? null,
            reason,
            text,
            quoted: said?.text ?? null,
            status: 'open',
            decision: null,
            note: null,
            handled_by: null,
            handled_at: null,
            created_at: context.now(),
          })
          .execute(),
      );
      return {};
    },
  );
}

function messageBy(db: Database, table: string, id: number, account: string) {
  return db
    .selectFrom('chat')
    .select(['text', 'room'])
    .where('table_id', '=', table)
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
}
