import { accountParams, measure, problem } from '@signalbox/protocol';
import * as z from 'zod';
import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { personOf } from '../people/accounts.ts';
import type { Routes } from '../routes.ts';
import { adminOf } from './admin-of.ts';
import { audited } from './audit.ts';

const tags = ['operation'];
const refusals = { 401: problem, 403: problem, 404: problem };
const PAGE = 200;

/** Mutes and bans in force, and how to lift them early. */
export function measureRoutes(app: Routes, context: Context): void {
  const { storage, now } = context;
  app.get(
    '/api/admin/measures',
    { schema: { tags, response: { 200: z.array(measure), ...refusals } } },
    async (request) => {
      adminOf(request);
      const at = now();
      const rows = await storage.db
        .selectFrom('accounts')
        .select(['id', 'name', 'guest', 'owner_id', 'muted_until', 'suspended_until'])
        .where((e) => e.or([e('muted_until', '>', at), e('suspended_until', '>', at)]))
        .where('deleted_at', 'is', null)
        .orderBy('name')
        .limit(PAGE)
        .execute();
      const stillFrom = (until: number | null) => (until !== null && until > at ? until : null);
      return rows.map((row) => ({
        person: personOf(row),
        mutedUntil: stillFrom(row.muted_until),
        suspendedUntil: stillFrom(row.suspended_until),
      }));
    },
  );

  app.delete(
    '/api/admin/measures/:id',
    { schema: { tags, params: accountParams, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const admin = adminOf(request);
      const { id } = request.params;
      await storage.commit(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('accounts')
          .set({ muted_until: null, suspended_until: null })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) throw notFound();
        await audited(context, trx, admin, { action: 'lift', account: id });
      });
      return {};
    },
  );
}
