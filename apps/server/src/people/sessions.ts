import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { hashOf, randomSecret } from '../ids.ts';

const LASTS_MS = 90 * 24 * 3_600_000;

/** Returns the token, which is kept nowhere else. */
export async function openSession(context: Context, accountId: string): Promise<string> {
  const token = randomSecret();
  const now = context.now();
  await context.storage.commit((trx) =>
    trx
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        account_id: accountId,
        created_at: now,
        expires_at: now + LASTS_MS,
      })
      .execute(),
  );
  return token;
}

export async function accountOfToken(context: Context, token: string): Promise<Account | null> {
  const account = await context.storage.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', context.now())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return account ?? null;
}

export async function closeSession(context: Context, token: string): Promise<void> {
  await context.storage.commit((trx) =>
    trx.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute(),
  );
}

export async function closeAllSessions(context: Context, accountId: string): Promise<void> {
  await context.storage.commit(async (trx) => {
    await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    await context.bus.announce(trx, { about: 'account', account: accountId });
  });
  context.hub.disconnect(accountId);
}

export async function forgetOldSessions(context: Context): Promise<void> {
  await context.storage.commit(async (trx) => {
    await trx.deleteFrom('sessions').where('expires_at', '<', context.now()).execute();
    await trx.deleteFrom('challenges').where('expires_at', '<', context.now()).execute();
  });
}
