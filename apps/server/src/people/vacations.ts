import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';

const DAY = 24 * 3_600_000;
const YEAR = 365 * DAY;
/** In any year. */
const QUOTA = 30 * DAY;

/** What is left of the vacation of the last year. */
export async function vacationLeft({ storage, now }: Context, accountId: string): Promise<number> {
  const begin = now() - YEAR;
  const taken = await storage.db
    .selectFrom('vacations')
    .select(['from_at', 'until_at'])
    .where('account_id', '=', accountId)
    .where('until_at', '>', begin)
    .execute();
  const used = taken.reduce((sum, { from_at, until_at }) => sum + until_at - Math.max(from_at, begin), 0);
  return Math.max(0, QUOTA - used);
}

/**
 * Somebody goes on vacation from now on, or (null) comes back. What is not used is not counted; what they were asked
 * before they went runs on.
 */
export async function takeVacation(context: Context, account: Account, until: number | null): Promise<void> {
  const now = context.now();
  if (until === account.vacation_until) return;
  await context.storage.commit(async (trx) => {
    if (account.vacation_from !== null && (account.vacation_until ?? 0) > now) {
      await trx
        .updateTable('vacations')
        .set({ until_at: now })
        .where('account_id', '=', account.id)
        .where('from_at', '=', account.vacation_from)
        .execute();
    }
    await trx
      .updateTable('accounts')
      .set({ vacation_from: null, vacation_until: null })
      .where('id', '=', account.id)
      .execute();
  });
  if (until === null) return;
  if (until <= now) throw new CallError(422, 'vacation-past');
  const left = await vacationLeft(context, account.id);
  if (until - now > left)
    throw new CallError(422, 'vacation-quota', { details: { days: Math.floor(left / DAY) } });
  await context.storage.commit(async (trx) => {
    await trx
      .insertInto('vacations')
      .values({ account_id: account.id, from_at: now, until_at: until })
      .execute();
    await trx
      .updateTable('accounts')
      .set({ vacation_from: now, vacation_until: until })
      .where('id', '=', account.id)
      .execute();
  });
}
