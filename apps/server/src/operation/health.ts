import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../context.ts';
import type { Routes } from '../routes.ts';

const state = z.object({ ok: z.boolean() });

/** For load balancers: is the process alive, and is it ready? */
export function healthRoutes(app: Routes, context: Context): void {
  app.get('/healthz', { schema: { tags: ['operation'], response: { 200: state } } }, async () => ({
    ok: true,
  }));

  app.get(
    '/readyz',
    { schema: { tags: ['operation'], response: { 200: state, 503: state } } },
    async (_, reply) => {
      try {
        await sql`select 1`.execute(context.storage.db);
        return { ok: true };
      } catch {
        return reply.code(503).send({ ok: false });
      }
    },
  );
}
