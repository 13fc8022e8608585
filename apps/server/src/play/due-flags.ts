import type { Seat } from '@signalbox/kernel';
import { fallFlags } from '@signalbox/table';
import type { Context } from '../context.ts';
import { randomId } from '../ids.ts';

/** Looks for games in which somebody's time is up. Two processes that find the same one do it once. */
export async function fallDueFlags(context: Context): Promise<void> {
  const due = await context.storage.db
    .selectFrom('tables')
    .select('id')
    .where('deadline', '<=', context.now())
    .where('status', '=', 'playing')
    .limit(100)
    .execute();
  for (const { id } of due) {
    const vacations = await vacationsAt(context, id);
    await context.games.change(id, (_, draft) =>
      fallFlags(draft, (seat) => vacations.get(seat) ?? 0, randomId),
    );
  }
}

async function vacationsAt(context: Context, table: string): Promise<Map<Seat, number>> {
  const rows = await context.storage.db
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account_id')
    .select(['seats.seat', 'accounts.vacation_until'])
    .where('seats.table_id', '=', table)
    .execute();
  return new Map(
    rows.flatMap((row) => (row.vacation_until ? [[row.seat!, row.vacation_until] as const] : [])),
  );
}
