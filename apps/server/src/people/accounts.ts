import type { Me, Person, UsualHours } from '@signalbox/protocol';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import { vacationLeft } from './vacations.ts';

export function personOf(account: Pick<Account, 'id' | 'name' | 'guest' | 'owner_id'>): Person {
  return {
    id: account.id,
    name: account.name,
    guest: account.guest === 1,
    bot: account.owner_id !== null,
  };
}

export async function createGuest(context: Context, name: string, language = 'en'): Promise<Account> {
  const account = newGuest(context, name, language);
  await context.storage.commit((trx) => trx.insertInto('accounts').values(account).execute());
  return account;
}

/** Not stored yet. */
export function newGuest({ now }: Context, name: string, language: string): Account {
  return {
    id: randomId(),
    name,
    name_key: null,
    guest: 1,
    email: null,
    password_hash: null,
    language,
    admin: 0,
    vacation_until: null,
    created_at: now(),
    deleted_at: null,
    look_key: null,
    email_confirmed_at: null,
    muted_until: null,
    suspended_until: null,
    vacation_from: null,
    owner_id: null,
    calendar_hash: null,
    time_zone: null,
    hours_from: null,
    hours_until: null,
    max_tables: null,
    max_messages: null,
  };
}

export function accountById(context: Context, id: string): Promise<Account | undefined> {
  return context.storage.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function usualHoursOf({ time_zone, hours_from, hours_until }: Account): UsualHours | null {
  if (time_zone === null || hours_from === null || hours_until === null) return null;
  return { timeZone: time_zone, from: hours_from, until: hours_until };
}

export async function meOf(context: Context, account: Account): Promise<Me> {
  const passkeys = await context.storage.db
    .selectFrom('passkeys')
    .select(['id', 'label', 'created_at'])
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute();
  const dead = await context.storage.db
    .selectFrom('channels')
    .select('id')
    .where('account_id', '=', account.id)
    .where('status', '=', 'dead')
    .execute();
  return {
    ...personOf(account),
    email: account.email,
    emailConfirmed: account.email_confirmed_at !== null,
    mutedUntil: account.muted_until,
    language: account.language as Me['language'],
    admin: account.admin === 1,
    vacationUntil: account.vacation_until,
    vacationLeft: await vacationLeft(context, account.id),
    passkeys: passkeys.map(({ id, label, created_at }) => ({ id, label, createdAt: created_at })),
    hasPassword: account.password_hash !== null,
    deadChannels: dead.length,
    calendar: account.calendar_hash !== null,
    usual: usualHoursOf(account),
  };
}
