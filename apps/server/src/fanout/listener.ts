import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { endLostSessions } from '../people/sessions.ts';
import { sendTableChange } from '../tables/changed.ts';
import { sendNewChat } from '../tables/chat.ts';
import type { Listener } from './bus.ts';

/** Few, since moves wait meanwhile. */
const LOOKED_UP_AT_ONCE = 100;

/** When another process has stored something, updates the watchers in this one. */
export function listenerFor(context: Context): Listener {
  return {
    async receive(news) {
      switch (news.about) {
        case 'game':
          context.events.changed(news.table);
          await context.games.refresh(news.table, news.version);
          return;
        case 'table':
          await sendTableChange(context, news.table);
          return;
        case 'chat':
          await sendNewChat(context, news.table, news.id);
          return;
        case 'account':
          context.hub.disconnect(({ accountId }) => accountId === news.account);
          return;
        case 'session':
          context.hub.disconnect(({ session }) => session === news.session);
      }
    },
    async missed() {
      await context.games.refreshAll();
      await endLostSessions(context);
      // Presence has no position to compare, so it is always sent again.
      for (const table of context.hub.watchedTables)
        await logFailure(context, table, () => sendTableChange(context, table));
      await catchUp(context);
    },
  };
}

/**
 * Compares how far watchers and event streams are up to date with the database, for every table watched here.
 * Notifications are faster; this makes sure that nothing is missed.
 */
export async function catchUp(context: Context): Promise<void> {
  const { hub, games, storage, events } = context;
  await events.catchUp();
  const tables = hub.watchedTables;
  for (let i = 0; i < tables.length; i += LOOKED_UP_AT_ONCE) {
    const rows = await storage.db
      .selectFrom('tables')
      .select(['id', 'version', 'chat_position'])
      .where('id', 'in', tables.slice(i, i + LOOKED_UP_AT_ONCE))
      .execute();
    for (const { id, version, chat_position } of rows) {
      const synced = hub.syncState(id, { version, chat: chat_position });
      await logFailure(context, id, async () => {
        await games.refresh(id, version);
        if (synced.version < version) await sendTableChange(context, id);
        await sendNewChat(context, id, chat_position);
      });
    }
    // The embedded database answers at once: without a break nothing else would happen until the last table.
    await setImmediate();
  }
}

/** A table that fails must not prevent updates of the others. */
async function logFailure({ log }: Context, table: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) =>
    log.warn({ err: error, table }, 'the watchers of a table were not updated'),
  );
}
