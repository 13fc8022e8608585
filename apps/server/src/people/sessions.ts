import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { hashOf, randomSecret } from '../ids.ts';
import { acceptedTokens } from './tokens.ts';

/** How long a session lasts, and the cookie that names it. */
export const SESSION_MS = 90 * 24 * 3_600_000;

/** Returns the token, which is not stored. */
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
        expires_at: now + SESSION_MS,
        confirmed_at: now,
      })
      .execute(),
  );
  return token;
}

/** The owner of a token, and when it was last used. */
export interface Session {
  readonly account: Account;
  readonly confirmedAt: number;
}

export async function sessionOfToken(context: Context, token: string): Promise<Session | null> {
  const now = context.now();
  const row = await context.storage.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select('sessions.confirmed_at')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
    .where((e) => e.or([e('suspended_until', 'is', null), e('suspended_until', '<=', now)]))
    .executeTakeFirst();
  if (!row) return null;
  const { confirmed_at, ...account } = row;
  return { account, confirmedAt: confirmed_at ?? 0 };
}

export async function closeSession(context: Context, token: string): Promise<void> {
  const session = hashOf(token);
  await context.storage.commit(async (trx) => {
    await trx.deleteFrom('sessions').where('token_hash', '=', session).execute();
    await context.bus.announce(trx, { about: 'session', session });
  });
  context.hub.disconnect((connection) => connection.session === session);
}

/** Ends sessions and tokens. */
export async function closeAllSessions(context: Context, accountId: string): Promise<void> {
  await context.storage.commit(async (trx) => {
    await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    await trx.deleteFrom('tokens').where('account_id', '=', accountId).execute();
    await context.bus.announce(trx, { about: 'account', account: accountId });
  });
  context.hub.disconnect((connection) => connection.accountId === accountId);
}

/** Of somebody who is suspended. Their tokens are accepted again afterwards. */
export async function disconnectBots(context: Context, ownerId: string): Promise<void> {
  const bots = await context.storage.commit(async (trx) => {
    const rows = await trx.selectFrom('accounts').select('id').where('owner_id', '=', ownerId).execute();
    for (const { id } of rows) await context.bus.announce(trx, { about: 'account', account: id });
    return new Set(rows.map(({ id }) => id));
  });
  context.hub.disconnect(({ accountId }) => bots.has(accountId));
}

const LOOKED_UP_AT_ONCE = 500;

/** Records that the password or passkey was just given. */
export async function confirmSession(context: Context, token: string): Promise<void> {
  await context.storage.commit((trx) =>
    trx
      .updateTable('sessions')
      .set({ confirmed_at: context.now() })
      .where('token_hash', '=', hashOf(token))
      .execute(),
  );
}

/** Closes sockets whose sessions have ended, even if the notification was missed. */
export async function endLostSessions(context: Context, sessions = context.hub.sessions): Promise<void> {
  for (let i = 0; i < sessions.length; i += LOOKED_UP_AT_ONCE) {
    const some = sessions.slice(i, i + LOOKED_UP_AT_ONCE);
    const rows = await context.storage.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select('token_hash')
      .where('token_hash', 'in', some)
      .where('expires_at', '>', context.now())
      .where('deleted_at', 'is', null)
      .execute();
    const tokens = await acceptedTokens(context.storage, context.now())
      .select('token_hash')
      .where('token_hash', 'in', some)
      .execute();
    const alive = new Set([...rows, ...tokens].map((row) => row.token_hash));
    const lost = new Set(some.filter((session) => !alive.has(session)));
    if (lost.size > 0) context.hub.disconnect(({ session }) => lost.has(session));
    // The embedded database answers at once: other calls have a turn before the next lookup.
    if (i + LOOKED_UP_AT_ONCE < sessions.length) await setImmediate();
  }
}

export async function forgetOldSessions(context: Context): Promise<void> {
  await context.storage.commit(async (trx) => {
    await trx.deleteFrom('sessions').where('expires_at', '<', context.now()).execute();
    await trx.deleteFrom('challenges').where('expires_at', '<', context.now()).execute();
    await trx.deleteFrom('mail_tokens').where('expires_at', '<', context.now()).execute();
  });
}
