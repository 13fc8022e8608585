import { createWishRequest, otherParams as params, problem, type Wish, wish } from '@signalbox/protocol';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import { CallError, conflict, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Schema, TableRecord, WishRow } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import { enqueue } from '../notify/jobs.ts';
import { blockersOf } from '../people/blocks.ts';
import { callerOf } from '../people/caller.ts';
import type { Routes } from '../routes.ts';

const tags = ['tables'];
const refusals = { 401: problem, 404: problem, 409: problem, 422: problem };
const MAX_WISHES = 20;
/** Of those who wait for a table, the first are told. */
const MAX_TOLD = 200;

/** Kinds of tables that people wait for. */
export function wishRoutes(app: Routes, context: Context): void {
  const { storage } = context;
  const wishesOf = (id: string) =>
    storage.db.selectFrom('wishes').selectAll().where('account_id', '=', id).orderBy('created_at').execute();

  app.get(
    '/api/wishes',
    { schema: { tags, response: { 200: z.array(wish), ...refusals } } },
    async (request) => (await wishesOf(callerOf(request).id)).map(viewOf),
  );

  app.post(
    '/api/wishes',
    { schema: { tags, body: createWishRequest, response: { 200: wish, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      if (!context.titles.has(request.body.title)) throw new CallError(422, 'no-such-title');
      if ((await wishesOf(caller.id)).length >= MAX_WISHES) throw conflict('too-many-wishes');
      const row = {
        id: randomId(),
        account_id: caller.id,
        ...request.body,
        created_at: context.now(),
      };
      await storage.commit((trx) => trx.insertInto('wishes').values(row).execute());
      return viewOf(row);
    },
  );

  app.delete(
    '/api/wishes/:id',
    { schema: { tags, params, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const gone = await storage.commit((trx) =>
        trx
          .deleteFrom('wishes')
          .where('id', '=', request.params.id)
          .where('account_id', '=', callerOf(request).id)
          .returning('id')
          .executeTakeFirst(),
      );
      if (!gone) throw notFound();
      return {};
    },
  );
}

function viewOf({ id, title, players, clock }: WishRow): Wish {
  return { id, title, players, clock: clock as Wish['clock'] };
}

/** Tells those who wait for such a table, in the transaction that opens it. */
export async function tellWishers(
  context: Context,
  trx: Transaction<Schema>,
  table: TableRecord,
): Promise<void> {
  if (table.listed === 0 || table.entry !== 'open') return;
  const { kind } = JSON.parse(table.clock) as { kind: string };
  const rows = await trx
    .selectFrom('wishes')
    .innerJoin('channels', 'channels.account_id', 'wishes.account_id')
    .innerJoin('accounts', 'accounts.id', 'wishes.account_id')
    .select(['channels.id', 'channels.digest_hour', 'channels.time_zone'])
    .select(['accounts.id as account', 'accounts.name'])
    .distinct()
    .where('wishes.title', '=', table.title)
    .where((e) => e.or([e('wishes.players', 'is', null), e('wishes.players', '=', table.players)]))
    .where((e) => e.or([e('wishes.clock', 'is', null), e('wishes.clock', '=', kind)]))
    .where('wishes.account_id', '!=', table.host_id ?? '')
    .where('channels.table_id', 'is', null)
    .where('channels.status', '!=', 'dead')
    .limit(MAX_TOLD)
    .execute();
  if (rows.length === 0) return;
  const blockers = await blockersOf(trx, table.host_id);
  for (const { account, name, ...channel } of rows) {
    if (blockers.has(account)) continue;
    const notice = {
      kind: 'table-open' as const,
      table: table.id,
      tableName: table.name || table.title,
      seat: null,
      person: name,
    };
    await enqueue(trx, [channel], notice, context.now(), context.now());
  }
}
