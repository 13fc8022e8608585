import type { Context } from '../context.ts';
import type { LiveGame } from '../play/live-game.ts';
import { delayOf, gameSeenBy, missedSince, newsForSpectators } from '../play/seen-by.ts';
import { sendLateChat } from '../tables/chat.ts';
import { findTable } from '../tables/store.ts';
import { tableViews } from '../tables/views.ts';
import type { Watcher } from './hub.ts';

/** Clients that were away longer get the game as it is and fetch older entries page by page. */
const MAX_MISSED = 500;

/** Sends a watcher the game as they may see it, with what they have missed since a position. */
export async function sendGameTo(
  context: Context,
  watcher: Watcher,
  game: LiveGame,
  since?: number,
): Promise<void> {
  const { hub, storage, late } = context;
  const seen = await gameSeenBy(context, game, watcher.seat);
  const missed =
    since === undefined
      ? []
      : await missedSince(storage.db, seen, watcher.seat, Math.max(since, seen.position - MAX_MISSED));
  hub.sendGame(watcher, seen, missed);
  if (watcher.seat === null && delayOf(game) > 0) late.follow(seen, context.now());
}

interface Followed {
  /** The game as its spectators have last seen it. */
  readonly seen: LiveGame;
  /** Until which moment they have received the chat of the players. */
  readonly heardUntil: number;
}

/** The delayed games that spectators of this process watch: every second they get what has become old enough. */
export class LateSpectators {
  readonly #followed = new Map<string, Followed>();

  follow(seen: LiveGame, now: number): void {
    if (!this.#followed.has(seen.table))
      this.#followed.set(seen.table, { seen, heardUntil: now - delayOf(seen) });
  }

  async advance(context: Context): Promise<void> {
    for (const [table, followed] of [...this.#followed]) {
      try {
        await this.#advance(context, table, followed);
      } catch (error) {
        context.log.warn({ err: error, table }, 'spectators were not updated');
      }
    }
  }

  async #advance(context: Context, table: string, { seen, heardUntil }: Followed): Promise<void> {
    const { hub, games, storage } = context;
    if (!hub.watchersOf(table).some(({ seat }) => seat === null)) {
      this.#followed.delete(table);
      return;
    }
    const until = await games.read(table, async (game) => {
      const now = context.now() - delayOf(game);
      const next = await gameSeenBy(context, game, null, seen);
      if (next !== seen) {
        const news = await newsForSpectators(storage.db, seen, next);
        hub.deliverToSpectators(seen, next, news);
        if (news.some(({ kind }) => kind === 'forfeit')) await sendSeats(context, table);
      }
      // Once a game is over, spectators get everything like everybody else.
      if (delayOf(game) === 0) this.#followed.delete(table);
      else this.#followed.set(table, { seen: next, heardUntil: now });
      return now;
    });
    await sendLateChat(context, table, heardUntil, until);
  }
}

/** A seat that was lost on time is marked at the table when its spectators may know. */
async function sendSeats(context: Context, id: string): Promise<void> {
  const table = await findTable(context.storage.db, id);
  if (!table) return;
  const viewFor = await tableViews(context, table);
  for (const watcher of context.hub.watchersOf(id)) {
    if (watcher.seat === null) context.hub.sendTable(watcher, viewFor(watcher.accountId));
  }
}
