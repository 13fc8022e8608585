import type { Context } from '../context.ts';
import { endLostSessions } from '../people/sessions.ts';
import { tellTableChanged } from '../tables/changed.ts';
import { tellChat } from '../tables/chat.ts';
import type { Listener } from './bus.ts';

const LOOKED_UP_AT_ONCE = 500;

/** Another process has stored something: the watchers of this one are updated. */
export function listenerFor(context: Context): Listener {
  return {
    async hear(news) {
      switch (news.about) {
        case 'game':
          await context.games.refresh(news.table, news.version);
          return;
        case 'table':
          await tellTableChanged(context, news.table);
          return;
        case 'chat':
          await tellChat(context, news.table, news.id);
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
      // Presence may have changed too, which has no position.
      for (const table of context.hub.watchedTables)
        await quietly(context, table, () => tellTableChanged(context, table));
      await catchUp(context);
    },
  };
}

/**
 * Compares how far watchers are up to date with the database, for every table watched here.
 * Notifications make it fast; this makes it certain.
 */
export async function catchUp(context: Context): Promise<void> {
  const { hub, games, storage } = context;
  const tables = hub.watchedTables;
  for (let i = 0; i < tables.length; i += LOOKED_UP_AT_ONCE) {
    const rows = await storage.db
      .selectFrom('tables')
      .select(['id', 'version', 'chat_position'])
      .where('id', 'in', tables.slice(i, i + LOOKED_UP_AT_ONCE))
      .execute();
    for (const { id, version, chat_position } of rows) {
      const told = hub.told(id, { version, chat: chat_position });
      await quietly(context, id, async () => {
        await games.refresh(id, version);
        if (told.version < version) await tellTableChanged(context, id);
        await tellChat(context, id, chat_position);
      });
    }
  }
}

/** One table that fails does not prevent updates of the others. */
async function quietly({ log }: Context, table: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => log.warn({ err: error, table }, 'a table was not caught up with'));
}
