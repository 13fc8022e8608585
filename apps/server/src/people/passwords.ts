import { hash, verify } from '@node-rs/argon2';
import { CallError, conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../database/failure.ts';
import type { Account } from '../database/schema.ts';
import type { Storage } from '../database/storage.ts';
import { countOne, forgetCount, isKnown, remember } from '../security/counters.ts';
import { lookKey, nameKey } from './names.ts';

/** The library's value for argon2id; its constant exists only at compile time. */
const ARGON2ID = 2;
/** OWASP's recommendation. */
const STRENGTH = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

let decoy: Promise<string> | null = null;

/** Takes as long for a name that does not exist as for a wrong password, and says the same. */
export async function accountByPassword(
  context: Context,
  { name, password }: { name: string; password: string },
  address: string,
): Promise<Account> {
  const key = nameKey(name);
  await countGuess(context, key, address);
  const account = await context.storage.db
    .selectFrom('accounts')
    .selectAll()
    .where('name_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(account?.password_hash ?? (await decoy), password);
  if (!account?.password_hash || !right) throw new CallError(401, 'wrong-name-or-password');
  await forgetGuesses(context, key, address);
  refuseSuspended(context, account);
  return account;
}

export function refuseSuspended({ now }: Context, { suspended_until }: Account): void {
  if (suspended_until !== null && suspended_until > now())
    throw new CallError(403, 'suspended', { details: { until: suspended_until } });
}

/** Checks the password of somebody who is already signed in. */
export async function requirePassword(
  context: Context,
  account: Account,
  password: string,
  address: string,
): Promise<void> {
  const about = account.name_key ?? account.id;
  await countGuess(context, about, address);
  if (account.password_hash === null || !(await verify(account.password_hash, password)))
    throw new CallError(403, 'wrong-password');
  await forgetGuesses(context, about, address);
}

/** Sets a new password, and invalidates pending reset links. */
export async function storePassword({ storage }: Context, id: string, password: string): Promise<string> {
  const password_hash = await hashPassword(password);
  await storage.commit(async (trx) => {
    await trx.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
    await trx.deleteFrom('mail_tokens').where('account_id', '=', id).where('kind', '=', 'reset').execute();
  });
  return password_hash;
}

/**
 * Guesses at one account are counted for all addresses together, with a lower limit for each address. From an address
 * where the owner has signed in before, they still can: nobody can lock somebody else out by guessing.
 */
async function countGuess(context: Context, about: string, address: string): Promise<void> {
  const here = await countOne(context, 'signInFromAddress', `${address} ${about}`);
  const anywhere = await countOne(context, 'signIn', about);
  if (here && (anywhere || (await isKnown(context, `${address} ${about}`)))) return;
  throw new CallError(429, 'too-many-guesses');
}

async function forgetGuesses(context: Context, about: string, address: string): Promise<void> {
  await forgetCount(context, 'signInFromAddress', `${address} ${about}`);
  await forgetCount(context, 'signIn', about);
  await remember(context, `${address} ${about}`);
}

/** Turns a guest into a registered person who keeps everything. */
export async function register(
  context: Context,
  account: Account,
  request: { name: string; password: string | null; email: string | null },
): Promise<Account> {
  if (account.guest === 0) throw conflict('already-registered');
  const changes = {
    name: request.name,
    ...keysOf(request.name),
    guest: 0,
    email: request.email,
    password_hash: request.password === null ? null : await hashPassword(request.password),
  };
  await claimName(context, account.id, changes, 1);
  return { ...account, ...changes };
}

/** The key of a registered name, and its visual form. */
export function keysOf(name: string): { name_key: string; look_key: string } {
  return { name_key: nameKey(name), look_key: lookKey(name) };
}

/** Whether a name, or one that looks like it, is registered to somebody else. */
export async function isTaken({ db }: Storage, name: string, id: string): Promise<boolean> {
  const keys = keysOf(name);
  const owner = await db
    .selectFrom('accounts')
    .select('id')
    .where((e) => e.or([e('name_key', '=', keys.name_key), e('look_key', '=', keys.look_key)]))
    .where('id', '!=', id)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Registered names are unique; the database ensures it even for simultaneous requests. */
export async function claimName(
  { storage }: Context,
  id: string,
  changes: Partial<Account> & { name: string; name_key: string | null },
  guest: number | null = null,
): Promise<void> {
  if (changes.name_key !== null && (await isTaken(storage, changes.name, id))) throw conflict('name-taken');
  try {
    const written = await storage.commit((trx) => {
      const update = trx.updateTable('accounts').set(changes).where('id', '=', id);
      return (guest === null ? update : update.where('guest', '=', guest)).executeTakeFirst();
    });
    if (Number(written.numUpdatedRows) === 0) throw conflict('already-registered');
  } catch (error) {
    throw isDuplicate(error) ? conflict('name-taken') : error;
  }
}
