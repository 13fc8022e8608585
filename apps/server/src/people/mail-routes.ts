import {
  changeEmailRequest,
  confirmEmailRequest,
  finishResetRequest,
  me,
  problem,
  resetRequest,
  signedIn,
} from '@signalbox/protocol';
import * as z from 'zod';
import { CallError, conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { hashOf, randomId } from '../ids.ts';
import type { Routes } from '../routes.ts';
import { countOne } from '../security/counters.ts';
import { signInLimit } from '../security/limits.ts';
import { type AccountMailKind, accountMail } from './account-mails.ts';
import { accountById, meOf } from './accounts.ts';
import { recentCallerOf, signIn } from './caller.ts';
import { refuseSuspended, storePassword } from './passwords.ts';
import { closeAllSessions } from './sessions.ts';

const tags = ['people'];
const done = z.object({});
const refusals = { 401: problem, 403: problem, 404: problem, 409: problem, 429: problem };
const LASTS_MS: Record<AccountMailKind, number> = { confirm: 3 * 24 * 3_600_000, reset: 3_600_000 };
const MAX_ACCOUNTS_PER_ADDRESS = 5;

/** A mail address counts once it is confirmed; then it can also be used to reset the password. */
export function mailRoutes(app: Routes, context: Context): void {
  const config = signInLimit(context.config);

  app.put(
    '/api/me/email',
    { config, schema: { tags, body: changeEmailRequest, response: { 200: me, ...refusals } } },
    async (request) => {
      const caller = await recentCallerOf(context, request);
      if (caller.guest) throw new CallError(403, 'register-first');
      const { email } = request.body;
      if (email && !context.mail) throw conflict('no-mail-server');
      const isNew = email !== caller.email;
      if (isNew) await changeAddress(context, caller, email);
      if (email && (isNew || caller.email_confirmed_at === null))
        await sendConfirmation(context, caller, email);
      return meOf(context, (await accountById(context, caller.id))!);
    },
  );

  app.post(
    '/api/mail/confirm',
    { config, schema: { tags, body: confirmEmailRequest, response: { 200: done, ...refusals } } },
    async (request) => {
      const { account_id, email } = await takeToken(context, 'confirm', request.body.token);
      const confirmed = await context.storage.commit((trx) =>
        trx
          .updateTable('accounts')
          .set({ email_confirmed_at: context.now() })
          .where('id', '=', account_id)
          .where('email', '=', email)
          .executeTakeFirst(),
      );
      if (Number(confirmed.numUpdatedRows) === 0) throw conflict('link-expired');
      return {};
    },
  );

  app.post(
    '/api/password-reset',
    { config, schema: { tags, body: resetRequest, response: { 200: done, ...refusals } } },
    async (request) => {
      if (!context.mail) throw conflict('no-mail-server');
      // Same answer and same time whether or not the address is known.
      void sendResets(context, request.body.email).catch((error: unknown) =>
        context.log.warn({ err: error }, 'a mail was not sent'),
      );
      return {};
    },
  );

  app.post(
    '/api/password-reset/finish',
    { config, schema: { tags, body: finishResetRequest, response: { 200: signedIn, ...refusals } } },
    async (request, reply) => {
      const { account_id, email } = await takeToken(context, 'reset', request.body.token);
      const account = await accountById(context, account_id);
      if (account?.email !== email || account.email_confirmed_at === null) throw conflict('link-expired');
      refuseSuspended(context, account);
      const password_hash = await storePassword(context, account_id, request.body.password);
      await closeAllSessions(context, account_id);
      const changed = { ...account, password_hash };
      return { me: await meOf(context, changed), token: await signIn(context, reply, account_id) };
    },
  );
}

/** Changes or removes the address: notifications no longer go to the old one. */
async function changeAddress({ storage }: Context, { id }: Account, email: string | null): Promise<void> {
  await storage.commit(async (trx) => {
    await trx.updateTable('accounts').set({ email, email_confirmed_at: null }).where('id', '=', id).execute();
    await trx.deleteFrom('mail_tokens').where('account_id', '=', id).execute();
    await trx.deleteFrom('channels').where('account_id', '=', id).where('kind', '=', 'email').execute();
  });
}

/** Sends a mail that asks for confirmation of the address. */
export async function sendConfirmation(context: Context, account: Account, email: string): Promise<void> {
  if (!context.mail) return;
  const byWhom = await countOne(context, 'confirmation', account.id);
  const toWhom = await countOne(context, 'confirmationTo', email.toLowerCase());
  if (!byWhom || !toWhom) throw new CallError(429, 'too-many-mails');
  await sendAccountMail(context, 'confirm', account, email);
}

async function sendResets(context: Context, email: string): Promise<void> {
  if (!(await countOne(context, 'reset', email.toLowerCase()))) return;
  const accounts = await context.storage.db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .limit(MAX_ACCOUNTS_PER_ADDRESS)
    .execute();
  for (const account of accounts) await sendAccountMail(context, 'reset', account, email);
}

async function sendAccountMail(
  context: Context,
  kind: AccountMailKind,
  account: Account,
  email: string,
): Promise<void> {
  const token = randomId(40);
  const expires_at = context.now() + LASTS_MS[kind];
  await context.storage.commit((trx) =>
    trx
      .insertInto('mail_tokens')
      .values({ token_hash: hashOf(token), account_id: account.id, kind, email, expires_at })
      .execute(),
  );
  const mail = context.mail!;
  const sent = mail.send({ to: email, ...accountMail(kind, account.language, mail.site, token) });
  // Not awaited: the answer does not depend on the mail server.
  sent.catch((error: unknown) => context.log.warn({ err: error }, 'a mail was not sent'));
}

/** A link works once. */
async function takeToken(
  { storage, now }: Context,
  kind: AccountMailKind,
  token: string,
): Promise<{ account_id: string; email: string }> {
  const row = await storage.commit((trx) =>
    trx
      .deleteFrom('mail_tokens')
      .where('token_hash', '=', hashOf(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now())
      .returning(['account_id', 'email'])
      .executeTakeFirst(),
  );
  if (!row) throw conflict('link-expired');
  return row;
}
