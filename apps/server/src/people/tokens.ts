import type { Scope, TokenView } from '@signalbox/protocol';
import { CallError, conflict, forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account, Token } from '../database/schema.ts';
import { hashOf, randomId, randomSecret } from '../ids.ts';
import { countOne } from '../security/counters.ts';

/** Tells a token apart from a session, and lets programs find one that was published by mistake. */
const PREFIX = 'sb_';
const MAX_TOKENS = 10;
const USED_EVERY_MS = 3_600_000;

export const isPersonalToken = (token: string) => token.startsWith(PREFIX);

/** The tokens that are accepted at a moment. A bot account can do no more than the person who runs it. */
export function acceptedTokens({ db }: Pick<Context['storage'], 'db'>, at: number) {
  return db
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .leftJoin('accounts as owners', 'owners.id', 'accounts.owner_id')
    .where('accounts.deleted_at', 'is', null)
    .where('owners.deleted_at', 'is', null)
    .where((e) =>
      e.and(
        (['accounts', 'owners'] as const).map((one) =>
          e.or([e(`${one}.suspended_until`, 'is', null), e(`${one}.suspended_until`, '<=', at)]),
        ),
      ),
    );
}

/** Who a token belongs to and what it may do. An administrator has to sign in to act as one. */
export async function accountOfToken(
  { storage, now }: Context,
  token: string,
): Promise<{ account: Account; scopes: readonly Scope[] } | null> {
  const at = now();
  const row = await acceptedTokens(storage, at)
    .selectAll('accounts')
    .select(['tokens.id as token_id', 'tokens.scopes', 'tokens.used_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return null;
  const { token_id, scopes, used_at, ...account } = row;
  if (used_at === null || used_at < at - USED_EVERY_MS)
    await storage.commit((trx) =>
      trx.updateTable('tokens').set({ used_at: at }).where('id', '=', token_id).execute(),
    );
  return { account: { ...account, admin: 0 }, scopes: JSON.parse(scopes) as Scope[] };
}

/** Returns the token, which is not stored. */
export async function createToken(
  context: Context,
  caller: Account,
  request: { label: string; scopes: readonly Scope[]; bot?: string | undefined },
): Promise<TokenView & { token: string }> {
  if (caller.guest) throw forbidden('register-first');
  const owner = request.bot === undefined ? caller : await ownBot(context, caller, request.bot);
  if (!(await countOne(context, 'token', caller.id))) throw new CallError(429, 'too-fast');
  const { db } = context.storage;
  const known = await db.selectFrom('tokens').select('id').where('account_id', '=', owner.id).execute();
  if (known.length >= MAX_TOKENS) throw conflict('too-many-tokens');
  const token = PREFIX + randomSecret();
  const row: Token = {
    id: randomId(),
    token_hash: hashOf(token),
    account_id: owner.id,
    label: request.label,
    scopes: JSON.stringify([...new Set(request.scopes)]),
    created_at: context.now(),
    used_at: null,
  };
  await context.storage.commit((trx) => trx.insertInto('tokens').values(row).execute());
  return { ...viewOf(row, caller.id), token };
}

/** A person's tokens, and those of their bot accounts. */
export async function tokensOf({ storage }: Context, { id }: Account): Promise<TokenView[]> {
  const rows = await storage.db
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .selectAll('tokens')
    .where((e) => e.or([e('accounts.id', '=', id), e('accounts.owner_id', '=', id)]))
    .orderBy('tokens.created_at')
    .execute();
  return rows.map((row) => viewOf(row, id));
}

/** From that moment it is refused, and sockets and streams that were opened with it end. */
export async function revokeToken(context: Context, caller: Account, id: string): Promise<void> {
  if (!(await tokensOf(context, caller)).some((token) => token.id === id)) throw notFound();
  const session = await context.storage.commit(async (trx) => {
    const gone = await trx
      .deleteFrom('tokens')
      .where('id', '=', id)
      .returning('token_hash')
      .executeTakeFirst();
    if (!gone) return null;
    await context.bus.announce(trx, { about: 'session', session: gone.token_hash });
    return gone.token_hash;
  });
  context.hub.disconnect((connection) => connection.session === session);
}

export async function ownBot({ storage }: Context, owner: Account, id: string): Promise<Account> {
  const bot = await storage.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', owner.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!bot) throw notFound();
  return bot;
}

function viewOf(row: Token, caller: string): TokenView {
  return {
    id: row.id,
    label: row.label,
    scopes: JSON.parse(row.scopes) as Scope[],
    bot: row.account_id === caller ? null : row.account_id,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
