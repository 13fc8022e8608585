import type { Context } from '../context.ts';
import { sendGameTo } from '../fanout/late-spectators.ts';
import { mayWatch } from './access.ts';
import { findTable, type StoredTable, seatOf } from './store.ts';
import { tableViews } from './views.ts';

/** Sends a changed table to its watchers and event streams in this process. Several calls at once are combined. */
export async function sendTableChange(context: Context, id: string): Promise<void> {
  context.events.changed(id);
  if (!context.hub.isWatched(id)) return;
  await context.hub.atOnce(id, () => tell(context, id));
}

async function tell(context: Context, id: string): Promise<void> {
  const { hub } = context;
  const table = await findTable(context.storage.db, id);
  if (!table) return;
  await dropOutsiders(context, table);
  const viewFor = await tableViews(context, table);
  const { version, chat_position } = table.row;
  const synced = hub.syncState(id, { version, chat: chat_position });
  synced.version = Math.max(synced.version, version);
  for (const watcher of hub.watchersOf(id)) {
    const seat = seatOf(table, watcher.accountId);
    watcher.member = seat !== null;
    hub.sendTable(watcher, viewFor(watcher.accountId));
    const name = seat?.seat ?? null;
    if (name === watcher.seat) continue;
    watcher.seat = name;
    watcher.position = -1;
  }
  if (table.row.seed === null) return;
  await context.games.read(id, async (game) => {
    for (const watcher of hub.watchersOf(id)) {
      if (watcher.position >= 0) continue;
      await sendGameTo(context, watcher, game).catch((error) => hub.failed(watcher, error));
    }
  });
}

/** Watchers who were removed, or whose invitation was replaced, receive nothing more. */
async function dropOutsiders({ hub, presence }: Context, table: StoredTable): Promise<void> {
  const { id } = table.row;
  for (const watcher of hub.watchersOf(id)) {
    if (mayWatch(table, watcher.caller, watcher.invite)) continue;
    watcher.lost();
    watcher.send(JSON.stringify({ type: 'error', table: id, problem: { why: 'not-found' } }));
    if (watcher.accountId !== null) await presence.changed(id, watcher.accountId);
  }
}
