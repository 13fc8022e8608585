import type { Context } from '../context.ts';
import { tellTableChanged } from '../tables/changed.ts';
import { chatOf, tellChat } from '../tables/chat.ts';
import type { Listener } from './bus.ts';

/** Another process has written something: this one's watchers are told. */
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
        case 'chat': {
          if (!context.hub.isWatched(news.table)) return;
          const [message] = await chatOf(context, news.table, { id: news.id });
          if (message) await tellChat(context, news.table, message);
          return;
        }
        case 'account':
          context.hub.disconnect(({ accountId }) => accountId === news.account);
          return;
        case 'session':
          context.hub.disconnect(({ session }) => session === news.session);
      }
    },
    missed: () => context.games.refreshAll(),
  };
}
