import { me, passkeyFinish, passkeyParams, passkeyStart, problem, signedIn } from '@signalbox/protocol';
import * as z from 'zod';
import { CallError, conflict, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Routes } from '../routes.ts';
import { signInLimit } from '../security/limits.ts';
import { accountById, meOf } from './accounts.ts';
import { callerOf, recentCallerOf, signIn } from './caller.ts';
import { accountByPasskey, beginPasskey, beginPasskeyLogin, finishPasskey } from './passkeys.ts';
import { isTaken, refuseSuspended, register } from './passwords.ts';
import { confirmSession } from './sessions.ts';

const tags = ['people'];
const refusals = { 401: problem, 403: problem, 404: problem, 409: problem };
const done = z.object({});

/** A key on the person's own device instead of a password. */
export function passkeyRoutes(app: Routes, context: Context): void {
  const config = signInLimit(context.config);

  app.post(
    '/api/passkeys/registration/start',
    { config, schema: { tags, response: { 200: passkeyStart, ...refusals } } },
    async (request) => beginPasskey(context, request, await recentCallerOf(context, request)),
  );

  app.post(
    '/api/passkeys/registration/finish',
    { config, schema: { tags, body: passkeyFinish, response: { 200: me, ...refusals } } },
    async (request) => {
      const caller = await recentCallerOf(context, request);
      const name = request.body.name ?? caller.name;
      // Before the key is stored: the device would not create another one for the next attempt.
      if (caller.guest && (await isTaken(context.storage, name, caller.id))) throw conflict('name-taken');
      await finishPasskey(context, request, caller, request.body);
      // A guest with a passkey can sign in from anywhere, and so counts as registered.
      if (caller.guest) await register(context, caller, { name, password: null, email: null });
      return meOf(context, (await accountById(context, caller.id))!);
    },
  );

  app.post(
    '/api/passkeys/login/start',
    { config, schema: { tags, response: { 200: passkeyStart } } },
    async (request) => beginPasskeyLogin(context, request),
  );

  app.post(
    '/api/passkeys/login/finish',
    { config, schema: { tags, body: passkeyFinish, response: { 200: signedIn, ...refusals } } },
    async (request, reply) => {
      const account = await accountByPasskey(context, request, request.body);
      refuseSuspended(context, account);
      return { me: await meOf(context, account), token: await signIn(context, reply, account.id) };
    },
  );

  app.post(
    '/api/passkeys/confirm',
    { config, schema: { tags, body: passkeyFinish, response: { 200: done, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      const account = await accountByPasskey(context, request, request.body);
      if (account.id !== caller.id) throw new CallError(403, 'other-passkey');
      await confirmSession(context, request.token!);
      return {};
    },
  );

  app.delete(
    '/api/passkeys/:id',
    {
      schema: { tags, params: passkeyParams, response: { 200: me, ...refusals } },
    },
    async (request) => {
      const caller = await recentCallerOf(context, request);
      const { passkeys, hasPassword } = await meOf(context, caller);
      const others = passkeys.filter(({ id }) => id !== request.params.id);
      if (!hasPassword && others.length === 0 && passkeys.length > 0) throw conflict('last-way-in');
      const gone = await context.storage.commit((trx) =>
        trx
          .deleteFrom('passkeys')
          .where('id', '=', request.params.id)
          .where('account_id', '=', caller.id)
          .returning('id')
          .executeTakeFirst(),
      );
      if (!gone) throw notFound();
      return meOf(context, caller);
    },
  );
}
