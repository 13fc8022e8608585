import {
  decideReportRequest,
  otherParams,
  problem,
  type ReportView,
  reportQuery,
  reportView,
} from '@signalbox/protocol';
import * as z from 'zod';
import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { ReportRow } from '../database/schema.ts';
import { personOf } from '../people/accounts.ts';
import { closeAllSessions, disconnectBots } from '../people/sessions.ts';
import type { Routes } from '../routes.ts';
import { adminOf } from './admin-of.ts';
import { audited } from './audit.ts';

const tags = ['operation'];
const refusals = { 401: problem, 403: problem, 404: problem };
const PAGE = 100;
const DAY = 24 * 3_600_000;

/** Reports about people, and what an administrator does about them: nothing, a mute, or a ban. */
export function reportRoutes(app: Routes, context: Context): void {
  const { db } = context.storage;

  app.get(
    '/api/admin/reports',
    { schema: { tags, querystring: reportQuery, response: { 200: z.array(reportView), ...refusals } } },
    async (request) => {
      adminOf(request);
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('status', '=', request.query.status)
        .orderBy('created_at', 'desc')
        .limit(PAGE)
        .execute();
      return views(context, rows);
    },
  );

  app.post(
    '/api/admin/reports/:id',
    {
      schema: {
        tags,
        params: otherParams,
        body: decideReportRequest,
        response: { 200: reportView, ...refusals },
      },
    },
    async (request) => {
      const admin = adminOf(request);
      const { decision, days, note } = request.body;
      const now = context.now();
      const until = now + days * DAY;
      const report = await context.storage.commit(async (trx) => {
        const row = await trx
          .updateTable('reports')
          .set({ status: 'closed', decision, note, handled_by: admin.id, handled_at: now })
          .where('id', '=', request.params.id)
          .where('status', '=', 'open')
          .returningAll()
          .executeTakeFirst();
        if (!row) throw notFound();
        const measure = { mute: { muted_until: until }, suspend: { suspended_until: until }, dismiss: null }[
          decision
        ];
        if (measure)
          await trx.updateTable('accounts').set(measure).where('id', '=', row.account_id).execute();
        const { table_id: table, account_id: account } = row;
        await audited(context, trx, admin, { action: decision, table, account, note });
        return row;
      });
      if (decision === 'suspend') {
        await closeAllSessions(context, report.account_id);
        await disconnectBots(context, report.account_id);
      }
      return (await views(context, [report]))[0]!;
    },
  );
}

async function views({ storage }: Context, rows: readonly ReportRow[]): Promise<ReportView[]> {
  const ids = rows.flatMap((row) => [row.account_id, row.reporter_id ?? '']);
  const accounts = await storage.db
    .selectFrom('accounts')
    .select(['id', 'name', 'guest', 'owner_id'])
    .where('id', 'in', ['', ...ids])
    .execute();
  const known = new Map(accounts.map((account) => [account.id, personOf(account)]));
  return rows.map((row) => ({
    id: row.id,
    reporter: known.get(row.reporter_id ?? '') ?? null,
    person: known.get(row.account_id) ?? null,
    table: row.table_id,
    reason: row.reason as ReportView['reason'],
    text: row.text,
    quoted: row.quoted,
    status: row.status as ReportView['status'],
    decision: row.decision,
    note: row.note,
    createdAt: row.created_at,
    handledAt: row.handled_at,
  }));
}
