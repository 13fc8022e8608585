import type { Transaction } from 'kysely';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account, Schema } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { countOne } from '../security/counters.ts';

const DAY = 24 * 3_600_000;
const YEAR = 365 * DAY;
/** In any 365 days. */
const QUOTA = 30 * DAY;

/** The vacation time left of the yearly quota. */
export function vacationLeft({ storage, now }: Context, accountId: string): Promise<number> {
  return leftIn(storage.db, accountId, now());
}

async function leftIn(db: Database, accountId: string, now: number): Promise<number> {
  const begin = now - YEAR;
  const taken = await db
    .selectFrom('vacations')
    .select(['from_at', 'until_at'])
    .where('account_id', '=', accountId)
    .where('until_at', '>', begin)
    .execute();
  const used = taken.reduce((sum, { from_at, until_at }) => sum + until_at - Math.max(from_at, begin), 0);
  return Math.max(0, QUOTA - used);
}

/**
 * Starts a vacation, or (null) ends it. Unused time is given back. The clock of a decision that was already
 * pending keeps running.
 */
export async function takeVacation(
  context: Context,
  { id, vacation_until }: Account,
  until: number | null,
): Promise<void> {
  const { storage, now } = context;
  if (until !== null && until <= now()) throw new CallError(422, 'vacation-past');
  if (until === vacation_until) return;
  if (!(await countOne(context, 'vacation', id))) throw new CallError(429, 'too-fast');
  await storage.commit(async (trx) => {
    // Locked first, so that of two simultaneous requests the second waits and sees what the first has used.
    const account = await trx
      .updateTable('accounts')
      .set((e) => ({ vacation_until: e.ref('vacation_until') }))
      .where('id', '=', id)
      .returning(['vacation_from', 'vacation_until'])
      .executeTakeFirstOrThrow();
    if (until === account.vacation_until) return;
    const at = now();
    await endVacation(trx, id, account, at);
    if (until !== null) await beginVacation(trx, id, at, until);
  });
}

async function endVacation(
  trx: Transaction<Schema>,
  id: string,
  { vacation_from, vacation_until }: Pick<Account, 'vacation_from' | 'vacation_until'>,
  at: number,
): Promise<void> {
  if (vacation_from !== null && (vacation_until ?? 0) > at)
    await trx
      .updateTable('vacations')
      .set({ until_at: at })
      .where('account_id', '=', id)
      .where('from_at', '=', vacation_from)
      .execute();
  await trx
    .updateTable('accounts')
    .set({ vacation_from: null, vacation_until: null })
    .where('id', '=', id)
    .execute();
}

async function beginVacation(
  trx: Transaction<Schema>,
  id: string,
  from: number,
  until: number,
): Promise<void> {
  const left = await leftIn(trx, id, from);
  if (until - from > left)
    throw new CallError(422, 'vacation-quota', { details: { days: Math.floor(left / DAY) } });
  await trx
    .insertInto('vacations')
    .values({ account_id: id, from_at: from, until_at: until })
    .onConflict((c) => c.columns(['account_id', 'from_at']).doUpdateSet({ until_at: until }))
    .execute();
  await trx
    .updateTable('accounts')
    .set({ vacation_from: from, vacation_until: until })
    .where('id', '=', id)
    .execute();
}
