import { type AuditEntry, auditEntry, auditQuery, problem } from '@signalbox/protocol';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Context } from '../context.ts';
import type { Account, Schema } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import { personOf } from '../people/accounts.ts';
import type { Routes } from '../routes.ts';
import { adminOf } from './admin-of.ts';

const PAGE = 100;

interface Done {
  readonly action: AuditEntry['action'];
  readonly table?: string | null;
  readonly account?: string | null;
  readonly note?: string;
}

/** Notes what an administrator does, in the transaction that does it. */
export async function audited(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Schema>,
  admin: Pick<Account, 'id'>,
  { action, table = null, account = null, note = '' }: Done,
): Promise<void> {
  const row = { id: randomId(), at: now(), admin_id: admin.id, action };
  await trx
    .insertInto('audit')
    .values({ ...row, table_id: table, account_id: account, note })
    .execute();
}

/** The latest actions of administrators, which nobody can change. */
export function auditRoutes(app: Routes, { storage }: Context): void {
  const { db } = storage;
  app.get(
    '/api/admin/audit',
    {
      schema: {
        tags: ['operation'],
        querystring: auditQuery,
        response: { 200: z.array(auditEntry), 401: problem, 403: problem },
      },
    },
    async (request) => {
      adminOf(request);
      const { table, account, before } = request.query;
      let select = db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(PAGE);
      if (table !== undefined) select = select.where('table_id', '=', table);
      if (account !== undefined) select = select.where('account_id', '=', account);
      if (before !== undefined) select = select.where('at', '<', before);
      const rows = await select.execute();
      const ids = rows.flatMap(({ admin_id, account_id }) => [admin_id, account_id ?? '']);
      const people = await db
        .selectFrom('accounts')
        .select(['id', 'name', 'guest', 'owner_id'])
        .where('id', 'in', ['', ...ids])
        .execute();
      const known = new Map(people.map((one) => [one.id, personOf(one)]));
      return rows.map((row) => ({
        id: row.id,
        at: row.at,
        admin: known.get(row.admin_id) ?? null,
        action: row.action as AuditEntry['action'],
        table: row.table_id,
        person: known.get(row.account_id ?? '') ?? null,
        note: row.note,
      }));
    },
  );
}
