import type { Context } from '../context.ts';
import { newVapidKeys, type VapidKeys } from './web-push.ts';

const NAME = 'vapid-keys';

/** The push key: created by the first process and shared by all. */
export async function vapidKeys(context: Context): Promise<VapidKeys> {
  const value = JSON.stringify(newVapidKeys());
  const kept = await context.storage.commit(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ name: NAME, value })
      .onConflict((c) => c.doNothing())
      .execute();
    return trx.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  });
  return JSON.parse(kept.value) as VapidKeys;
}
