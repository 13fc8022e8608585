import {
  changeMeRequest,
  changePasswordRequest,
  confirmRequest,
  deleteMeRequest,
  guestRequest,
  loginRequest,
  type Me,
  me,
  problem,
  registerRequest,
  session,
  signedIn,
} from '@signalbox/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Routes } from '../routes.ts';
import { addressKey } from '../security/address.ts';
import { countOne } from '../security/counters.ts';
import { signInLimit } from '../security/limits.ts';
import { accountById, createGuest, meOf } from './accounts.ts';
import { callerOf, recentCallerOf, signIn, signOut } from './caller.ts';
import { deleteAccount } from './deletion.ts';
import { exportOf } from './export.ts';
import { sendConfirmation } from './mail-routes.ts';
import { refuseMuted } from './muted.ts';
import {
  accountByPassword,
  claimName,
  isTaken,
  keysOf,
  register,
  requirePassword,
  storePassword,
} from './passwords.ts';
import { closeAllSessions, closeSession, confirmSession } from './sessions.ts';
import { setUsualHours } from './time-zones.ts';
import { takeVacation } from './vacations.ts';

const done = z.object({});

/** Accounts: as a guest at once, or with a password. */
export function peopleRoutes(app: Routes, context: Context): void {
  entryRoutes(app, context);
  sessionRoutes(app, context);
  ownRoutes(app, context);
  passwordRoutes(app, context);
  dataRoutes(app, context);
}

/** Signing in. */
function entryRoutes(app: Routes, context: Context): void {
  const guarded = signInLimit(context.config);

  app.post(
    '/api/guest',
    {
      config: guarded,
      schema: {
        tags: ['people'],
        body: guestRequest,
        response: { 200: signedIn, 409: problem, 429: problem },
      },
    },
    async (request, reply) => {
      if (request.caller) throw new CallError(409, 'already-signed-in');
      await refuseTooManyGuests(context, request.ip);
      const account = await createGuest(context, request.body.name, request.body.language);
      return { me: await meOf(context, account), token: await signIn(context, reply, account.id) };
    },
  );

  app.post(
    '/api/register',
    {
      config: guarded,
      schema: {
        tags: ['people'],
        body: registerRequest,
        response: { 200: signedIn, 409: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { name, password, email = null } = request.body;
      if (!request.caller && (await isTaken(context.storage, name, '')))
        throw new CallError(409, 'name-taken');
      if (!request.caller) await refuseTooManyGuests(context, request.ip);
      const guest = request.caller ?? (await createGuest(context, name));
      const account = await register(context, guest, { name, password, email });
      if (email) await sendConfirmation(context, account, email);
      // Earlier sessions of the guest are ended.
      await closeAllSessions(context, account.id);
      return { me: await meOf(context, account), token: await signIn(context, reply, account.id) };
    },
  );

  app.post(
    '/api/login',
    {
      config: guarded,
      schema: {
        tags: ['people'],
        body: loginRequest,
        response: { 200: signedIn, 401: problem, 403: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const account = await accountByPassword(context, request.body, addressKey(request.ip));
      return { me: await meOf(context, account), token: await signIn(context, reply, account.id) };
    },
  );
}

/** Every other limit is one of an account, and an account costs nothing. */
async function refuseTooManyGuests(context: Context, ip: string): Promise<void> {
  if (!(await countOne(context, 'guest', addressKey(ip), context.config.guestsPerDay)))
    throw new CallError(429, 'too-many-guests-today');
}

function sessionRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/logout',
    { schema: { tags: ['people'], response: { 200: done } } },
    async (request, reply) => {
      callerOf(request);
      await closeSession(context, request.token!);
      signOut(reply);
      return {};
    },
  );

  app.post(
    '/api/logout-everywhere',
    { schema: { tags: ['people'], response: { 200: done } } },
    async (request, reply) => {
      await closeAllSessions(context, callerOf(request).id);
      signOut(reply);
      return {};
    },
  );

  app.post(
    '/api/me/confirm',
    {
      config: signInLimit(context.config),
      schema: {
        tags: ['people'],
        body: confirmRequest,
        response: { 200: done, 401: problem, 403: problem, 429: problem },
      },
    },
    async (request) => {
      await requirePassword(context, callerOf(request), request.body.password, addressKey(request.ip));
      await confirmSession(context, request.token!);
      return {};
    },
  );
}

/** The caller's account; a token does not see the address. */
async function ownAccount(context: Context, request: FastifyRequest): Promise<Me> {
  const own = await meOf(context, callerOf(request));
  return request.scopes ? { ...own, email: null } : own;
}

/** Name and vacation. */
function ownRoutes(app: Routes, context: Context): void {
  // Pages ask this first; for them it is no error if nobody is signed in.
  app.get('/api/session', { schema: { tags: ['people'], response: { 200: session } } }, async (request) => ({
    me: request.caller && (await ownAccount(context, request)),
  }));

  app.get('/api/me', { schema: { tags: ['people'], response: { 200: me, 401: problem } } }, (request) =>
    ownAccount(context, request),
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        body: changeMeRequest,
        response: { 200: me, 401: problem, 409: problem, 422: problem, 429: problem },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { name = caller.name, language = caller.language } = request.body;
      if (name !== caller.name) await refuseMuted(context, caller.id);
      const { vacationUntil } = request.body;
      if (vacationUntil !== undefined) await takeVacation(context, caller, vacationUntil);
      if (request.body.usual !== undefined) await setUsualHours(context, caller.id, request.body.usual);
      await claimName(context, caller.id, {
        name,
        // Guests' names need not be unique.
        ...(caller.guest ? { name_key: null, look_key: null } : keysOf(name)),
        language,
      });
      return meOf(context, (await accountById(context, caller.id))!);
    },
  );
}

function passwordRoutes(app: Routes, context: Context): void {
  app.put(
    '/api/me/password',
    {
      config: signInLimit(context.config),
      schema: { tags: ['people'], body: changePasswordRequest, response: { 200: signedIn, 403: problem } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      if (caller.guest) throw new CallError(403, 'register-first');
      const { current = '', password } = request.body;
      if (caller.password_hash === null) await recentCallerOf(context, request);
      else await requirePassword(context, caller, current, addressKey(request.ip));
      const password_hash = await storePassword(context, caller.id, password);
      await closeAllSessions(context, caller.id);
      return {
        me: await meOf(context, { ...caller, password_hash }),
        token: await signIn(context, reply, caller.id),
      };
    },
  );
}

/** Export and deletion of an account. */
function dataRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/me/export',
    {
      config: signInLimit(context.config),
      schema: { tags: ['people'], response: { 200: z.record(z.string(), z.unknown()), 401: problem } },
    },
    async (request) => exportOf(context, callerOf(request)),
  );

  app.delete(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        body: deleteMeRequest,
        response: { 200: done, 401: problem, 403: problem },
      },
    },
    async (request, reply) => {
      await deleteAccount(context, await recentCallerOf(context, request));
      signOut(reply);
      return {};
    },
  );
}
