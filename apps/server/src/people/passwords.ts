import { hash, verify } from '@node-rs/argon2';
import { CallError, conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { nameKey } from './accounts.ts';

/** The library's number for argon2id, whose name is a constant that exists for the compiler only. */
const ARGON2ID = 2;
/** OWASP's recommendation. */
const STRENGTH = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

let decoy: Promise<string> | null = null;

/** Takes as long for a name that does not exist as for a wrong password, and says the same. */
export async function accountByPassword(context: Context, name: string, password: string): Promise<Account> {
  const account = await context.storage.db
    .selectFrom('accounts')
    .selectAll()
    .where('name_key', '=', nameKey(name))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(account?.password_hash ?? (await decoy), password);
  if (!account?.password_hash || !right) throw new CallError(401, 'wrong-name-or-password');
  return account;
}

/** Makes a guest, with all that the guest had, somebody who can come back from anywhere. */
export async function register(
  context: Context,
  account: Account,
  wish: { name: string; password: string | null; email: string | null },
): Promise<Account> {
  if (account.guest === 0) throw conflict('already-registered');
  const changes = {
    name: wish.name,
    name_key: nameKey(wish.name),
    guest: 0,
    email: wish.email,
    password_hash: wish.password === null ? null : await hashPassword(wish.password),
  };
  await claimName(context, account.id, changes);
  return { ...account, ...changes };
}

/** Whether a name is registered to somebody else. */
export async function isTaken(context: Context, name: string, id: string): Promise<boolean> {
  const owner = await context.storage.db
    .selectFrom('accounts')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Registered names are each somebody's alone. */
export async function claimName(
  context: Context,
  id: string,
  changes: Partial<Account> & { name_key: string | null },
): Promise<void> {
  const written = await context.storage.commit(async (trx) => {
    if (changes.name_key !== null) {
      const taken = await trx
        .selectFrom('accounts')
        .select('id')
        .where('name_key', '=', changes.name_key)
        .where('id', '!=', id)
        .executeTakeFirst();
      if (taken) return false;
    }
    await trx.updateTable('accounts').set(changes).where('id', '=', id).execute();
    return true;
  });
  if (!written) throw conflict('name-taken');
}
