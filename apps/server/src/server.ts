import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import type { AnyTitle } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { adminRoutes } from './admin/routes.ts';
import { archiveRoutes } from './archive/routes.ts';
import { BotTurns } from './bots/bot-turns.ts';
import type { Thinker } from './bots/think.ts';
import { WorkerThinker } from './bots/worker-thinker.ts';
import { CallError } from './call-error.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createContext } from './create-context.ts';
import { answerError } from './errors.ts';
import { eventRoutes } from './fanout/event-routes.ts';
import { Heartbeat } from './fanout/heartbeat.ts';
import { catchUp, listenerFor } from './fanout/listener.ts';
import { serveSocket } from './fanout/socket.ts';
import { hashOf, randomSecret } from './ids.ts';
import { announcer } from './notify/announce.ts';
import { Deliverer } from './notify/deliver.ts';
import { Deliveries, forgetOldJobs } from './notify/jobs.ts';
import { remindDue } from './notify/reminders.ts';
import { notifyRoutes } from './notify/routes.ts';
import { healthRoutes } from './operation/health.ts';
import { createLog } from './operation/log.ts';
import { metricsRoutes } from './operation/metrics.ts';
import { Pulse } from './operation/pulse.ts';
import { resumeParts } from './operation/troubles.ts';
import { betweenPeopleRoutes } from './people/between-people.ts';
import { calendarRoutes } from './people/calendar.ts';
import { recogniseCaller } from './people/caller.ts';
import { mailRoutes } from './people/mail-routes.ts';
import { passkeyRoutes } from './people/passkey-routes.ts';
import { profileRoutes } from './people/profile.ts';
import { peopleRoutes } from './people/routes.ts';
import { endLostSessions, forgetOldSessions } from './people/sessions.ts';
import { tokenRoutes } from './people/token-routes.ts';
import { handleDueFlags } from './play/due-flags.ts';
import { FairTime, steadyClock } from './play/fair-time.ts';
import { playRoutes } from './play/routes.ts';
import { ratingRoutes } from './ratings/routes.ts';
import type { Routes } from './routes.ts';
import { addressKey } from './security/address.ts';
import { forgetOldCounts } from './security/counters.ts';
import { maySocket, refuseCrossSite } from './security/cross-site.ts';
import { protect } from './security/headers.ts';
import { limitCalls, SocketCount } from './security/limits.ts';
import { refuseBeyondScopes } from './security/scopes.ts';
import { closeForgottenTables } from './tables/create.ts';
import { tableRoutes } from './tables/routes.ts';
import { templateRoutes } from './tables/templates.ts';
import { wishRoutes } from './tables/wishes.ts';
import { advanceTournaments } from './tournaments/rounds.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { watchRounds } from './tournaments/substitutes.ts';
import { describeApi } from './web/api-document.ts';
import { serveClient } from './web/static-files.ts';

export interface Server {
  readonly app: Routes;
  readonly context: Context;
  /** Takes no more calls, finishes those in progress, and closes the database. */
  readonly close: () => Promise<void>;
}

const LARGEST_BODY = 256 * 1024;
const LARGEST_MESSAGE = 64 * 1024;
const IDLE_MS = 72_000;
const OTHER_ORIGIN = 4003;

export interface ServerParts {
  readonly titles?: readonly AnyTitle[];
  readonly now?: () => number;
  /** Where seeds come from; by default from the system's random source. */
  readonly newSeed?: () => string;
  readonly log?: Logger;
  /** Where bots think; by default in a separate thread. */
  readonly think?: Thinker;
  /** False: no background tasks, for tests that run them step by step. */
  readonly pulse?: boolean;
}

/** Everything put together; `listen` on the app opens the port. */
export async function createServer(config: Config, parts: ServerParts = {}): Promise<Server> {
  const log = parts.log ?? createLog(config.logLevel, config.logFormat);
  const { titles = TITLES, now = steadyClock(), newSeed = randomSecret } = parts;
  const context = await createContext(config, titles, log, now, newSeed);
  const app = createApp(config, log);
  await app.register(cookie);
  await acceptSockets(app, log);
  await protect(app);
  await describeApi(app);
  recogniseCallers(app, context);
  await limitCalls(app, config);
  addRoutes(app, context);
  const heartbeat = serveSockets(app, context);
  await serveClient(app, context);
  await context.bus.listen(listenerFor(context));
  const bots = new WorkerThinker();
  const turns = new BotTurns(context, parts.think ?? bots.think);
  context.onWritten.push((game) => turns.consider(game));
  const pulse = new Pulse(context, parts.pulse ?? true);
  const deliveries = new Deliveries(context, new Deliverer(context));
  await startKeepingTime(context, pulse);
  startPeriodicTasks(context, pulse, deliveries, turns);
  return {
    app,
    context,
    async close() {
      turns.stop();
      await pulse.stop();
      await deliveries.ended();
      context.events.end();
      await app.close();
      await bots.close();
      heartbeat.stop();
      context.budgets.messages.end();
      context.budgets.chat.end();
      await context.games.settled();
      await context.presence.close();
      await context.bus.close();
      await context.storage.close();
    },
  };
}

function createApp(config: Config, log: Logger): Routes {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    // Slow or silent senders are disconnected.
    requestTimeout: config.longestRequestMs,
    keepAliveTimeout: IDLE_MS,
    http: {
      headersTimeout: config.longestRequestMs / 2,
      connectionsCheckingInterval: config.longestRequestMs / 10,
    },
  }).withTypeProvider<ZodTypeProvider>() as unknown as Routes;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  // A form of another site can send text, but not JSON, without the browser asking us first.
  app.removeContentTypeParser('text/plain');
  // Mail programs that unsubscribe with one click send a form; its contents are ignored.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    async (request: FastifyRequest) => {
      if (!request.url.startsWith('/api/unsubscribe/')) throw new CallError(415, 'malformed');
      return undefined;
    },
  );
  return app;
}

async function acceptSockets(app: Routes, log: Logger): Promise<void> {
  await app.register(websocket, {
    // One socket message at a time: bursts are interleaved with the messages of others.
    options: { maxPayload: LARGEST_MESSAGE, allowSynchronousEvents: false },
    errorHandler: (error, socket) => endFailed(log, socket, error),
  });
}

function endFailed(log: Logger, socket: WebSocket, error: Error & { code?: string }): void {
  // A client's own mistake (a message that is too large): one line, and no stack of ours.
  if (/^WS_ERR_/.test(error.code ?? ''))
    log.info({ why: error.code }, 'a socket sent something that is not allowed');
  else log.error({ err: error }, 'a socket failed');
  socket.terminate();
}

function recogniseCallers(app: Routes, context: Context): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('token', null);
  app.decorateRequest('byCookie', false);
  app.decorateRequest('scopes', null);
  app.decorateRequest('confirmedAt', 0);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    await recogniseCaller(context, request);
    refuseCrossSite(context.config, request);
    refuseBeyondScopes(request);
  });
}

function addRoutes(app: Routes, context: Context): void {
  healthRoutes(app, context);
  metricsRoutes(app, context);
  peopleRoutes(app, context);
  passkeyRoutes(app, context);
  mailRoutes(app, context);
  betweenPeopleRoutes(app, context);
  tokenRoutes(app, context);
  calendarRoutes(app, context);
  tableRoutes(app, context);
  wishRoutes(app, context);
  templateRoutes(app, context);
  playRoutes(app, context);
  profileRoutes(app, context);
  ratingRoutes(app, context);
  archiveRoutes(app, context);
  tournamentRoutes(app, context);
  adminRoutes(app, context);
  const notices = announcer(context);
  context.afterWrite.push(notices.afterWrite);
  notifyRoutes(app, context, notices.forget);
}

/** The heartbeat of all sockets, to be stopped at the end. */
function serveSockets(app: Routes, context: Context): Heartbeat {
  const { config } = context;
  const heartbeat = new Heartbeat();
  const sockets = new SocketCount(config.socketsPerAddress);
  eventRoutes(app, context, sockets);
  context.onWritten.push((game) => context.events.changed(game.table));
  const roomForSocket = async (request: FastifyRequest) => {
    if (sockets.isFull(request.ip)) throw new CallError(429, 'too-many-sockets');
  };
  // The connection, and the listener that the plugin has added, would keep the request and its response (several
  // kilobytes) in memory for as long as the socket is open.
  const letGoOfAnswer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.ws) reply.raw.detachSocket(request.raw.socket);
  };
  const socketRoute = {
    websocket: true,
    schema: { hide: true },
    preValidation: roomForSocket,
    preHandler: letGoOfAnswer,
  } as const;
  app.get('/api/socket', socketRoute, (socket, request) => {
    socket.removeAllListeners('error');
    socket.on('error', (error) => endFailed(context.log, socket, error));
    socket.once('close', sockets.add(request.ip));
    if (!maySocket(config, request)) {
      socket.close(OTHER_ORIGIN);
      return;
    }
    heartbeat.watch(socket);
    const { caller, token, scopes } = request;
    const session = caller && { account: caller, session: hashOf(token!), scopes };
    serveSocket(context, socket, request.raw.socket, session, addressKey(request.ip));
  });
  return heartbeat;
}

/** Before any clock can run out: time lost while no server was running is given back. */
async function startKeepingTime(context: Context, pulse: Pulse): Promise<void> {
  const time = new FairTime(context);
  await time.keep();
  await resumeParts(context);
  pulse.every(1000, 'flags', async () => {
    await time.keep();
    await handleDueFlags(context);
  });
}

/** The periodic tasks. */
function startPeriodicTasks(context: Context, pulse: Pulse, deliveries: Deliveries, turns: BotTurns): void {
  pulse.every(1000, 'jobs', () => deliveries.begin());
  pulse.every(30_000, 'reminders', () => remindDue(context));
  pulse.every(2000, 'tournaments', () => advanceTournaments(context));
  pulse.every(10_000, 'rounds', () => watchRounds(context));
  pulse.every(3_600_000, 'old jobs', () => forgetOldJobs(context));
  pulse.every(3_600_000, 'forgotten tables', () => closeForgottenTables(context));
  pulse.every(3_600_000, 'old counts', () => forgetOldCounts(context));
  pulse.every(3_600_000, 'old sessions', () => forgetOldSessions(context));
  pulse.every(10_000, 'missed news', () => catchUp(context));
  pulse.every(30_000, 'lost sessions', () => endLostSessions(context));
  pulse.every(30_000, 'presence', () => context.presence.renew());
  pulse.every(1000, 'late spectators', () => context.late.advance(context));
  pulse.every(2000, 'spectators', () => context.spectators.announce(context));
  pulse.every(5000, 'overdue bots', () => turns.pickUpOverdue());
}
