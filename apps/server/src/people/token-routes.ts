import {
  accountParams,
  botAccount,
  createBotRequest,
  createdToken,
  createTokenRequest,
  otherParams,
  problem,
  tokenView,
} from '@signalbox/protocol';
import * as z from 'zod';
import { CallError, conflict, forbidden } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../database/failure.ts';
import type { Account } from '../database/schema.ts';
import type { Routes } from '../routes.ts';
import { countOne } from '../security/counters.ts';
import { newGuest, personOf } from './accounts.ts';
import { callerOf, recentCallerOf } from './caller.ts';
import { deleteAccount } from './deletion.ts';
import { refuseMuted } from './muted.ts';
import { isTaken, keysOf } from './passwords.ts';
import { createToken, ownBot, revokeToken, tokensOf } from './tokens.ts';

const tags = ['programs'];
const done = z.object({});
const refusals = { 401: problem, 403: problem, 404: problem, 409: problem, 429: problem };
const MAX_BOTS = 20;

/** Tokens for programs, and the accounts of bots. */
export function tokenRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/tokens',
    { schema: { tags, response: { 200: z.array(tokenView), ...refusals } } },
    async (request) => tokensOf(context, callerOf(request)),
  );

  app.post(
    '/api/tokens',
    { schema: { tags, body: createTokenRequest, response: { 200: createdToken, ...refusals } } },
    async (request) => createToken(context, await recentCallerOf(context, request), request.body),
  );

  app.delete(
    '/api/tokens/:id',
    { schema: { tags, params: otherParams, response: { 200: done, ...refusals } } },
    async (request) => {
      await revokeToken(context, callerOf(request), request.params.id);
      return {};
    },
  );

  botAccountRoutes(app, context);
}

function botAccountRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/me/bots',
    { schema: { tags, response: { 200: z.array(botAccount), ...refusals } } },
    async (request) => (await botsOf(context, callerOf(request))).map(personOf),
  );

  app.post(
    '/api/me/bots',
    { schema: { tags, body: createBotRequest, response: { 200: botAccount, ...refusals } } },
    async (request) => personOf(await createBot(context, callerOf(request), request.body.name)),
  );

  app.delete(
    '/api/me/bots/:id',
    { schema: { tags, params: accountParams, response: { 200: done, ...refusals } } },
    async (request) => {
      await deleteAccount(context, await ownBot(context, callerOf(request), request.params.id));
      return {};
    },
  );
}

function botsOf({ storage }: Context, { id }: Account): Promise<Account[]> {
  return storage.db
    .selectFrom('accounts')
    .selectAll()
    .where('owner_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** It has no password and no address: programs use its tokens, and everything else is done by its owner. */
async function createBot(context: Context, owner: Account, name: string): Promise<Account> {
  if (owner.guest) throw forbidden('register-first');
  await refuseMuted(context, owner.id);
  if ((await botsOf(context, owner)).length >= MAX_BOTS) throw conflict('too-many-bot-accounts');
  if (!(await countOne(context, 'bot', owner.id))) throw new CallError(429, 'too-fast');
  if (await isTaken(context.storage, name, '')) throw conflict('name-taken');
  const bot: Account = {
    ...newGuest(context, name, owner.language),
    ...keysOf(name),
    guest: 0,
    owner_id: owner.id,
  };
  try {
    await context.storage.commit((trx) => trx.insertInto('accounts').values(bot).execute());
  } catch (error) {
    throw isDuplicate(error) ? conflict('name-taken') : error;
  }
  return bot;
}
