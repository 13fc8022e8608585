import type { Context } from '../context.ts';
import { findTable, seatOf } from './store.ts';
import { tableViews } from './views.ts';

/** Tells everybody in this process who looks at a table what has become of it. */
export async function tellTableChanged(context: Context, id: string): Promise<void> {
  const { hub } = context;
  if (!hub.isWatched(id)) return;
  const table = await findTable(context.storage.db, id);
  if (!table) return;
  const viewFor = await tableViews(context, table);
  for (const watcher of hub.watchersOf(id)) {
    const seat = seatOf(table, watcher.accountId);
    watcher.member = seat !== null;
    hub.sendTable(watcher, viewFor(watcher.accountId));
    if (seat?.seat != null && seat.seat !== watcher.seat) {
      watcher.seat = seat.seat;
      watcher.position = -1;
    }
  }
  if (table.row.seed === null) return;
  await context.games.read(id, (game) => {
    for (const watcher of hub.watchersOf(id)) {
      if (watcher.position < 0) hub.sendGame(watcher, game, []);
    }
  });
}
