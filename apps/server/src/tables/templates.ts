import {
  createTableRequest,
  createTemplateRequest,
  otherParams as params,
  problem,
  template,
} from '@signalbox/protocol';
import * as z from 'zod';
import { conflict, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { randomId } from '../ids.ts';
import { callerOf } from '../people/caller.ts';
import type { Routes } from '../routes.ts';

const tags = ['tables'];
const refusals = { 401: problem, 404: problem, 409: problem };
const MAX_TEMPLATES = 20;

/** Settings of tables that a person keeps for the next one. */
export function templateRoutes(app: Routes, { storage, now }: Context): void {
  const templatesOf = (id: string) =>
    storage.db.selectFrom('templates').selectAll().where('account_id', '=', id).orderBy('name').execute();

  app.get(
    '/api/templates',
    { schema: { tags, response: { 200: z.array(template), ...refusals } } },
    async (request) => {
      const rows = await templatesOf(callerOf(request).id);
      return rows.map(({ id, name, request }) => ({
        id,
        name,
        table: createTableRequest.parse(JSON.parse(request)),
      }));
    },
  );

  app.post(
    '/api/templates',
    { schema: { tags, body: createTemplateRequest, response: { 200: template, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      const { name, table } = request.body;
      const known = await templatesOf(caller.id);
      const same = known.find((one) => one.name === name);
      if (!same && known.length >= MAX_TEMPLATES) throw conflict('too-many-templates');
      const id = same?.id ?? randomId();
      const row = { id, account_id: caller.id, name, request: JSON.stringify(table), created_at: now() };
      await storage.commit(async (trx) => {
        await trx.deleteFrom('templates').where('id', '=', id).execute();
        await trx.insertInto('templates').values(row).execute();
      });
      return { id, name, table };
    },
  );

  app.delete(
    '/api/templates/:id',
    { schema: { tags, params, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const gone = await storage.commit((trx) =>
        trx
          .deleteFrom('templates')
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
