import { adminStatus, partParams, problem, type Trouble, tableParams } from '@signalbox/protocol';
import * as z from 'zod';
import { conflict, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isAbout, isolate, resumeParts, tablePart, troublesIn } from '../operation/troubles.ts';
import type { Routes } from '../routes.ts';
import { sendTableChange } from '../tables/changed.ts';
import { adminOf } from './admin-of.ts';
import { audited, auditRoutes } from './audit.ts';
import { limitRoutes } from './limits.ts';
import { measureRoutes } from './measures.ts';
import { reportRoutes } from './reports.ts';
import { restoreRoutes } from './restore.ts';

/** For those who run the server. An administrator sees private tables but cannot act for a seat. */
export function adminRoutes(app: Routes, context: Context): void {
  reportRoutes(app, context);
  measureRoutes(app, context);
  statusRoutes(app, context);
  adminTableRoutes(app, context);
  restoreRoutes(app, context);
  limitRoutes(app, context);
  auditRoutes(app, context);
}

function statusRoutes(app: Routes, context: Context): void {
  const { db } = context.storage;

  app.get(
    '/api/admin/status',
    { schema: { tags: ['operation'], response: { 200: adminStatus, 401: problem, 403: problem } } },
    async (request) => {
      adminOf(request);
      const counted = async (table: 'tables' | 'jobs') => {
        const rows = await db
          .selectFrom(table)
          .select((e) => ['status', e.fn.countAll<number | string>().as('n')])
          .groupBy('status')
          .execute();
        return Object.fromEntries(rows.map((row) => [row.status, Number(row.n)]));
      };
      const accounts = await db
        .selectFrom('accounts')
        .select((e) => e.fn.countAll<number | string>().as('n'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      const dead = await db.selectFrom('channels').select('id').where('status', '=', 'dead').execute();
      const open = await db.selectFrom('reports').select('id').where('status', '=', 'open').execute();
      return {
        accounts: Number(accounts.n),
        tables: await counted('tables'),
        jobs: await counted('jobs'),
        deadChannels: dead.length,
        openReports: open.length,
        troubles: (await troublesIn(db)).map(({ kind, id, table_id, why, at }) => ({
          kind: kind as Trouble['kind'],
          id,
          table: table_id,
          why,
          at,
        })),
      };
    },
  );
}

function adminTableRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/admin/repair/:id',
    {
      schema: {
        tags: ['operation'],
        params: partParams,
        response: { 200: z.object({}), 401: problem, 403: problem, 404: problem, 409: problem },
      },
    },
    async (request) => {
      const admin = adminOf(request);
      const { id } = request.params;
      if (!(await troublesIn(context.storage.db)).some(isAbout(id))) throw notFound();
      const [left] = await resumeParts(context, id);
      if (left) throw conflict('still-broken', { details: { why: left.why } });
      await context.storage.commit((trx) => audited(context, trx, admin, { action: 'repair', note: id }));
      return {};
    },
  );

  app.post(
    '/api/admin/tables/:id/close',
    {
      schema: {
        tags: ['operation'],
        params: tableParams,
        response: { 200: z.object({}), 401: problem, 403: problem, 404: problem },
      },
    },
    async (request) => {
      const admin = adminOf(request);
      const { id } = request.params;
      const closed = await context.storage.commit(async (trx) => {
        const row = await trx
          .updateTable('tables')
          .set((e) => ({
            status: 'closed',
            finished_at: context.now(),
            version: e('version', '+', 1),
            deadline: null,
            bot_due: null,
            remind_at: null,
            waiting_for: '[]',
          }))
          .where('id', '=', id)
          .where('status', 'in', ['open', 'playing'])
          .returning('version')
          .executeTakeFirst();
        if (row) await audited(context, trx, admin, { action: 'close', table: id });
        await context.bus.announce(trx, { about: 'table', table: id });
        return row;
      });
      if (!closed) throw notFound();
      // A table that cannot be loaded can be closed too: that may be the reason for closing it.
      await isolate(context, tablePart(id), async () => {
        await context.games.refresh(id, closed.version);
        await sendTableChange(context, id);
      });
      return {};
    },
  );
}
