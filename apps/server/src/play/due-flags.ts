import type { Seat } from '@signalbox/kernel';
import { handleTimeouts, type Vacation } from '@signalbox/table';
import type { Context } from '../context.ts';
import { randomId } from '../ids.ts';
import { isolate, tablePart } from '../operation/troubles.ts';

/**
 * Finds games in which a player's time is up. If two processes find the same game, one handles it; a game that fails
 * is set aside, and the others are not affected.
 */
export async function handleDueFlags(context: Context): Promise<void> {
  const due = await context.storage.db
    .selectFrom('tables')
    .select('id')
    .where('deadline', '<=', context.now())
    .where('status', '=', 'playing')
    .where('id', 'not in', (e) => e.selectFrom('troubles').select('troubles.id').where('kind', '=', 'table'))
    .orderBy('deadline')
    .limit(100)
    .execute();
  for (const { id } of due) {
    await isolate(context, tablePart(id), async () => {
      const vacations = await vacationsAt(context, id);
      await context.games.change(id, (_, draft) =>
        handleTimeouts(draft, (seat) => vacations.get(seat) ?? null, randomId),
      );
    });
  }
}

async function vacationsAt(context: Context, table: string): Promise<Map<Seat, Vacation>> {
  const rows = await context.storage.db
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account_id')
    .select(['seats.seat', 'accounts.vacation_from', 'accounts.vacation_until'])
    .where('seats.table_id', '=', table)
    .execute();
  return new Map(
    rows.flatMap(({ seat, vacation_from, vacation_until }) =>
      vacation_until ? [[seat!, { from: vacation_from ?? 0, until: vacation_until }] as const] : [],
    ),
  );
}
