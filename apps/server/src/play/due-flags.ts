import type { Context } from '../context.ts';
import { fallFlag } from './flag.ts';

/** Looks for games in which somebody's time is up. Two processes that find the same one do it once. */
export async function fallDueFlags(context: Context): Promise<void> {
  const due = await context.storage.db
    .selectFrom('tables')
    .select('id')
    .where('deadline', '<=', context.now())
    .where('status', '=', 'playing')
    .limit(100)
    .execute();
  for (const { id } of due) await fallFlag(context, id);
}
