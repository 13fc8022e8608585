import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';

/**
 * Somebody who is muted writes nothing that others read. Looked up each time: a socket may have been open since before.
 * A bot account is silent with its owner.
 */
export async function refuseMuted({ storage, now }: Context, id: string): Promise<void> {
  const rows = await storage.db
    .selectFrom('accounts')
    .select('muted_until')
    .where((e) => {
      const owner = e.selectFrom('accounts as bots').select('bots.owner_id').where('bots.id', '=', id);
      return e.or([e('id', '=', id), e('id', '=', owner)]);
    })
    .execute();
  const until = Math.max(...rows.map((row) => row.muted_until ?? 0));
  if (until > now()) throw new CallError(403, 'muted', { details: { until } });
}
