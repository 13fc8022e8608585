import { draftOf, type Entry, migrateState, type ShownEntry } from '@signalbox/table';
import { CallError, conflict, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../database/failure.ts';
import type { Change, GameKeeper } from './game-keeper.ts';
import type { LiveDraft, LiveGame } from './live-game.ts';
import { catchUp, loadGame } from './load.ts';
import { putBackIn, shownBetween } from './log.ts';
import { WriteConflict, write } from './write.ts';

const MAX_TRIES = 5;
const LOOKED_UP_AT_ONCE = 500;

interface Kept {
  readonly game: LiveGame;
  /** It has to be read from the database again, regardless of notifications. */
  distrusted: boolean;
}

export class Games implements GameKeeper {
  readonly #kept = new Map<string, Kept>();
  readonly #queues = new Map<string, Promise<unknown>>();
  /** The latest announced version of each game that is in memory or being loaded. */
  readonly #announced = new Map<string, number>();
  readonly #context: Context;
  readonly #most: number;

  constructor(context: Context, most: number) {
    this.#context = context;
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  read<T = LiveGame>(table: string, use?: (game: LiveGame) => Promise<T> | T): Promise<T> {
    return this.#alone(table, async () => {
      const game = await this.#current(table);
      return use ? use(game) : (game as T);
    });
  }

  change<T>(table: string, change: Change<T>): Promise<T> {
    return this.#alone(table, async () => {
      for (let tries = 1; ; tries++) {
        const game = await this.#current(table);
        const draft: LiveDraft = { ...draftOf(game, this.#context.now()), sender: null };
        try {
          const answer = await change(game, draft, tries);
          if (draft.game !== game) await this.#written(draft);
          return answer;
        } catch (error) {
          if (error instanceof CallError) throw error;
          // A failed commit may have reached the database: read it before anything else.
          this.#distrust(table);
          if (!(error instanceof WriteConflict) && (tries === MAX_TRIES || !isDuplicate(error))) throw error;
          if (tries === MAX_TRIES) throw conflict('stale', { position: game.position, entries: [] });
        }
      }
    });
  }

  async refresh(table: string, version: number): Promise<void> {
    // A game that is neither in memory nor being loaded is read when it is needed.
    if (!this.#kept.has(table) && !this.#queues.has(table)) return;
    if ((this.#announced.get(table) ?? 0) < version) this.#announced.set(table, version);
    if (this.#context.hub.isWatched(table) && !this.#isPresent(table)) await this.read(table);
  }

  async refreshAll(): Promise<void> {
    const tables = [...this.#kept.keys()];
    for (let i = 0; i < tables.length; i += LOOKED_UP_AT_ONCE) {
      const rows = await this.#context.storage.db
        .selectFrom('tables')
        .select(['id', 'version'])
        .where('id', 'in', tables.slice(i, i + LOOKED_UP_AT_ONCE))
        .execute();
      // One game that fails does not affect the others.
      for (const { id, version } of rows) {
        await this.refresh(id, version).catch((error: unknown) =>
          this.#context.log.warn({ err: error, table: id }, 'a game was not updated'),
        );
      }
    }
  }

  async settled(): Promise<void> {
    while (this.#queues.size > 0) await Promise.allSettled(this.#queues.values());
  }

  #distrust(table: string): void {
    const kept = this.#kept.get(table);
    if (kept) kept.distrusted = true;
  }

  /** Is the game in memory as recent as the announced version? */
  #isPresent(table: string): boolean {
    const kept = this.#kept.get(table);
    return kept !== undefined && !kept.distrusted && kept.game.version >= (this.#announced.get(table) ?? 0);
  }

  async #written(draft: LiveDraft): Promise<void> {
    const game = await write(this.#context, draft);
    this.#keep(game);
    for (const tell of this.#context.onWritten) tell(game);
    this.#context.hub.deliver(draft.before, game, await this.#withChanged(game, draft.entries));
  }

  /** When sealed choices are revealed, their entries are sent again; so are redone entries. */
  async #withChanged(game: LiveGame, entries: readonly Entry[]): Promise<readonly ShownEntry[]> {
    if (!this.#context.hub.isWatched(game.table)) return entries;
    const { db } = this.#context.storage;
    const again = await putBackIn(db, game.table, entries);
    const shown = entries.find((entry) => entry.reveals && entry.by !== 'chance');
    if (!shown) return [...again, ...entries];
    const first = entries[0]!.position;
    const earlier = await shownBetween(db, game.table, first - 1 - 2 * game.seats.length, first - 1);
    const revealed = earlier.filter(
      ({ kind, hidden, undone, decision }) =>
        kind === 'action' && !hidden && !undone && decision === shown.decision,
    );
    return [...again, ...revealed, ...entries];
  }

  async #current(table: string): Promise<LiveGame> {
    const kept = this.#kept.get(table);
    if (kept && this.#isPresent(table)) return kept.game;
    if (kept) {
      const loaded = await catchUp(this.#context.storage.db, kept.game);
      if (loaded) {
        this.#keep(loaded.game);
        if (loaded.game !== kept.game) {
          const entries = await this.#withChanged(loaded.game, loaded.entries);
          this.#context.hub.deliver(kept.game, loaded.game, entries);
        }
        return loaded.game;
      }
    }
    return this.#load(table);
  }

  async #load(table: string): Promise<LiveGame> {
    const { storage, titles } = this.#context;
    const game = await loadGame(storage.db, titles, table);
    if (!game) throw notFound();
    const present = game.state.format === game.title.format ? game : await this.#migrated(game);
    this.#keep(present);
    return present;
  }

  /** The format of the state has changed: the log gets a migration entry and continues in the new format. */
  async #migrated(game: LiveGame): Promise<LiveGame> {
    const draft: LiveDraft = { ...draftOf(game, this.#context.now()), sender: null };
    migrateState(draft);
    return write(this.#context, draft);
  }

  #keep(game: LiveGame): void {
    this.#kept.delete(game.table);
    this.#kept.set(game.table, { game, distrusted: false });
    if ((this.#announced.get(game.table) ?? 0) <= game.version) this.#announced.delete(game.table);
    if (this.#kept.size <= this.#most) return;
    for (const table of this.#kept.keys()) {
      if (table === game.table || this.#context.hub.isWatched(table)) continue;
      this.#kept.delete(table);
      this.#announced.delete(table);
      return;
    }
  }

  async #alone<T>(table: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(table) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#queues.set(table, mine);
    try {
      return await mine;
    } finally {
      if (this.#queues.get(table) === mine) this.#queues.delete(table);
    }
  }
}
