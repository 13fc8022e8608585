import { accountLimits, limitsRequest, accountParams as params, problem } from '@signalbox/protocol';
import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { accountById } from '../people/accounts.ts';
import type { Routes } from '../routes.ts';
import { adminOf } from './admin-of.ts';
import { audited } from './audit.ts';

const tags = ['operation'];
const answers = { 200: accountLimits, 401: problem, 403: problem, 404: problem };

/** How many tables and messages a day a single account may have. */
export function limitRoutes(app: Routes, context: Context): void {
  app.get('/api/admin/limits/:id', { schema: { tags, params, response: answers } }, async (request) => {
    adminOf(request);
    const account = await accountById(context, request.params.id);
    if (!account) throw notFound();
    return { tables: account.max_tables, messages: account.max_messages };
  });

  app.put(
    '/api/admin/limits/:id',
    { schema: { tags, params, body: limitsRequest, response: answers } },
    async (request) => {
      const admin = adminOf(request);
      const { id } = request.params;
      const { tables, messages } = request.body;
      await context.storage.commit(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('accounts')
          .set({ max_tables: tables, max_messages: messages })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) throw notFound();
        const note = `tables ${tables ?? '–'}, messages ${messages ?? '–'}`;
        await audited(context, trx, admin, { action: 'limit', account: id, note });
      });
      return { tables, messages };
    },
  );
}
