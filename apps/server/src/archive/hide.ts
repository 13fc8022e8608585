import { conflict, forbidden } from '../call-error.ts';
import type { Context } from '../context.ts';
import { sendTableChange } from '../tables/changed.ts';
import { seatOf, tableById } from '../tables/store.ts';

/**
 * A player keeps a finished game out of the archive, or shows it again. A game that somebody hides is treated like one of
 * a private table: it appears nowhere, and only the people of the table can open it.
 */
export async function hideGame(
  context: Context,
  id: string,
  accountId: string,
  hidden: boolean,
): Promise<void> {
  const seat = seatOf(await tableById(context, id), accountId);
  if (!seat) throw forbidden('not-at-this-table');
  await context.storage.commit(async (trx) => {
    const archived = await trx
      .selectFrom('archive')
      .select('table_id')
      .where('table_id', '=', id)
      .executeTakeFirst();
    if (!archived) throw conflict('not-in-archive');
    const inTournament = await trx
      .selectFrom('tournament_tables')
      .select('table_id')
      .where('table_id', '=', id)
      .executeTakeFirst();
    // Its result is part of public standings.
    if (inTournament) throw conflict('tournament-game');
    // Locks the game first, so that two players who change this at once are counted one after the other.
    await trx
      .updateTable('tables')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('seats')
      .set({ hidden: hidden ? 1 : 0 })
      .where('table_id', '=', id)
      .where('idx', '=', seat.idx)
      .execute();
    const hiders = await trx
      .selectFrom('seats')
      .select('idx')
      .where('table_id', '=', id)
      .where('hidden', '=', 1)
      .execute();
    const shown = hiders.length === 0;
    await trx
      .updateTable('tables')
      .set({ listed: shown ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('archive')
      .set({ hidden: shown ? 0 : 1 })
      .where('table_id', '=', id)
      .execute();
    await context.bus.announce(trx, { about: 'table', table: id });
  });
  await sendTableChange(context, id);
}
