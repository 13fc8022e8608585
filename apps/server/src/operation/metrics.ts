import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { hashOf } from '../ids.ts';
import type { Routes } from '../routes.ts';

/** Numbers for Prometheus. They name no person and no table. */
export function metricsRoutes(app: Routes, context: Context): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const moves = new Counter({
    name: 'signalbox_game_changes_total',
    help: 'Game changes written by this process',
    registers,
  });
  const requests = new Histogram({
    name: 'signalbox_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  new Gauge({
    name: 'signalbox_games_in_memory',
    help: 'Games in memory',
    registers,
    collect() {
      this.set(context.games.size);
    },
  });
  new Gauge({
    name: 'signalbox_watchers',
    help: 'Tables being watched, once for each connection',
    registers,
    collect() {
      this.set(context.hub.size);
    },
  });
  new Gauge({
    name: 'signalbox_jobs',
    help: 'Notifications in the job table, by status',
    labelNames: ['status'],
    registers,
    async collect() {
      const rows = await context.storage.db
        .selectFrom('jobs')
        .select((e) => ['status', e.fn.countAll<number | string>().as('n')])
        .groupBy('status')
        .execute();
      // A status that no job has any more has no row.
      this.reset();
      for (const { status, n } of rows) this.set({ status }, Number(n));
    },
  });
  context.onWritten.push(() => moves.inc());
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = context.config;
    // Without a configured token only this machine may read them.
    const may = metricsToken
      ? hashOf(request.headers.authorization ?? '') === hashOf(`Bearer ${metricsToken}`)
      : ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && !request.headers['x-forwarded-for'];
    if (!may) return reply.code(403).send({ why: 'forbidden' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
