import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { randomId } from '../ids.ts';

const LASTS_MS = 5 * 60_000;

/** Keeps a challenge until it is answered, in the database: the answer may come to another process. */
export async function keepChallenge(
  context: Context,
  challenge: string,
  accountId: string | null,
): Promise<string> {
  const id = randomId();
  const now = context.now();
  await context.storage.commit(async (trx) => {
    await trx.deleteFrom('challenges').where('expires_at', '<', now).execute();
    await trx
      .insertInto('challenges')
      .values({ id, challenge, account_id: accountId, expires_at: now + LASTS_MS })
      .execute();
  });
  return id;
}

/** A challenge is answered once. */
export async function takeChallenge(context: Context, id: string, accountId: string | null): Promise<string> {
  const row = await context.storage.commit((trx) =>
    trx
      .deleteFrom('challenges')
      .where('id', '=', id)
      .where('account_id', accountId === null ? 'is' : '=', accountId)
      .where('expires_at', '>', context.now())
      .returning('challenge')
      .executeTakeFirst(),
  );
  if (!row) throw new CallError(401, 'challenge-expired');
  return row.challenge;
}
