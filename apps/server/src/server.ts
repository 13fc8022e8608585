import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import type { AnyTitle } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createContext } from './create-context.ts';
import { answerError } from './errors.ts';
import { listenerFor } from './fanout/hear.ts';
import { serveSocket } from './fanout/socket.ts';
import { healthRoutes } from './operation/health.ts';
import { createLog } from './operation/log.ts';
import { recogniseCaller } from './people/caller.ts';
import { peopleRoutes } from './people/routes.ts';
import { playRoutes } from './play/routes.ts';
import type { Routes } from './routes.ts';
import { maySocket, refuseCrossSite } from './security/cross-site.ts';
import { protect } from './security/headers.ts';
import { tableRoutes } from './tables/routes.ts';
import { describeApi } from './web/api-document.ts';
import { serveClient } from './web/static-files.ts';

export interface Server {
  readonly app: Routes;
  readonly context: Context;
  /** Takes no more calls, finishes what has begun, and lets go of the database. */
  readonly close: () => Promise<void>;
}

const LARGEST_BODY = 256 * 1024;
const LARGEST_MESSAGE = 64 * 1024;

export interface ServerParts {
  readonly titles?: readonly AnyTitle[];
  readonly now?: () => number;
  readonly log?: Logger;
}

/** Everything put together; `listen` on the app opens the port. */
export async function createServer(config: Config, parts: ServerParts = {}): Promise<Server> {
  const log = parts.log ?? createLog(config.logLevel);
  const context = await createContext(config, parts.titles ?? TITLES, log, parts.now ?? Date.now);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
  }).withTypeProvider<ZodTypeProvider>() as unknown as Routes;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  // A form of another site can send text, but not JSON, without the browser asking us first.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE } });
  await protect(app, config);
  await describeApi(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('token', null);
  app.decorateRequest('byCookie', false);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    await recogniseCaller(context, request);
    refuseCrossSite(config, request);
  });
  healthRoutes(app, context);
  peopleRoutes(app, context);
  tableRoutes(app, context);
  playRoutes(app, context);
  app.get('/api/socket', { websocket: true, schema: { hide: true } }, (socket, request) => {
    if (maySocket(config, request)) serveSocket(context, socket, request.caller);
    else socket.close(4003);
  });
  await serveClient(app, context);
  await context.bus.listen(listenerFor(context));
  return {
    app,
    context,
    async close() {
      await app.close();
      await context.bus.close();
      await context.storage.close();
    },
  };
}
