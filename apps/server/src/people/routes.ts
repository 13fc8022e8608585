import { verify } from '@node-rs/argon2';
import {
  changeMeRequest,
  changePasswordRequest,
  deleteMeRequest,
  guestRequest,
  loginRequest,
  me,
  problem,
  registerRequest,
  signedIn,
} from '@signalbox/protocol';
import * as z from 'zod';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Routes } from '../routes.ts';
import { signInLimit } from '../security/limits.ts';
import { accountById, createGuest, meOf } from './accounts.ts';
import { callerOf, signIn, signOut } from './caller.ts';
import { deleteAccount } from './deletion.ts';
import { exportOf } from './export.ts';
import { accountByPassword, claimName, hashPassword, keysOf, register } from './passwords.ts';
import { closeAllSessions, closeSession } from './sessions.ts';

const done = z.object({});

/** Who one is: at once as a guest, or with a password. */
export function peopleRoutes(app: Routes, context: Context): void {
  const guarded = signInLimit(context.config);

  app.post(
    '/api/guest',
    {
      config: guarded,
      schema: { tags: ['people'], body: guestRequest, response: { 200: signedIn, 409: problem } },
    },
    async (request, reply) => {
      if (request.caller) throw new CallError(409, 'already-signed-in');
      const account = await createGuest(context, request.body.name, request.body.language);
      return { me: await meOf(context, account), token: await signIn(context, reply, account.id) };
    },
  );

  app.post(
    '/api/register',
    {
      config: guarded,
      schema: { tags: ['people'], body: registerRequest, response: { 200: signedIn, 409: problem } },
    },
    async (request, reply) => {
      const { name, password, email = null } = request.body;
      const guest = request.caller ?? (await createGuest(context, name));
      const account = await register(context, guest, { name, password, email });
      // What was known about the guest before is worth nothing now.
      await closeAllSessions(context, account.id);
      return { me: await meOf(context, account), token: await signIn(context, reply, account.id) };
    },
  );

  app.post(
    '/api/login',
    {
      config: guarded,
      schema: { tags: ['people'], body: loginRequest, response: { 200: signedIn, 401: problem } },
    },
    async (request, reply) => {
      const account = await accountByPassword(context, request.body.name, request.body.password);
      return { me: await meOf(context, account), token: await signIn(context, reply, account.id) };
    },
  );

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

  app.get('/api/me', { schema: { tags: ['people'], response: { 200: me, 401: problem } } }, async (request) =>
    meOf(context, callerOf(request)),
  );

  app.patch(
    '/api/me',
    { schema: { tags: ['people'], body: changeMeRequest, response: { 200: me, 409: problem } } },
    async (request) => {
      const caller = callerOf(request);
      const { name = caller.name, email = caller.email, language = caller.language } = request.body;
      const { vacationUntil = caller.vacation_until } = request.body;
      await claimName(context, caller.id, {
        name,
        // A guest's name is not theirs alone.
        ...(caller.guest ? { name_key: null, look_key: null } : keysOf(name)),
        email,
        language,
        vacation_until: vacationUntil,
      });
      return meOf(context, (await accountById(context, caller.id))!);
    },
  );

  app.put(
    '/api/me/password',
    {
      config: guarded,
      schema: { tags: ['people'], body: changePasswordRequest, response: { 200: signedIn, 403: problem } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      if (caller.guest) throw new CallError(403, 'register-first');
      const { current = '', password } = request.body;
      const known = caller.password_hash === null || (await verify(caller.password_hash, current));
      if (!known) throw new CallError(403, 'wrong-password');
      const password_hash = await hashPassword(password);
      await context.storage.commit((trx) =>
        trx.updateTable('accounts').set({ password_hash }).where('id', '=', caller.id).execute(),
      );
      await closeAllSessions(context, caller.id);
      return { me: await meOf(context, caller), token: await signIn(context, reply, caller.id) };
    },
  );

  app.get(
    '/api/me/export',
    { schema: { tags: ['people'], response: { 200: z.record(z.string(), z.unknown()), 401: problem } } },
    async (request) => exportOf(context, callerOf(request)),
  );

  app.delete(
    '/api/me',
    { schema: { tags: ['people'], body: deleteMeRequest, response: { 200: done, 401: problem } } },
    async (request, reply) => {
      await deleteAccount(context, callerOf(request));
      signOut(reply);
      return {};
    },
  );
}
