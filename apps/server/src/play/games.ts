import { migrate } from '@signalbox/kernel';
import { CallError, conflict, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { EntryRecord } from '../database/schema.ts';
import { append, type Draft, draftOf } from './draft.ts';
import type { GameKeeper } from './game-keeper.ts';
import type { LiveGame } from './live-game.ts';
import { catchUp, loadGame } from './load.ts';
import { Outrun, write } from './write.ts';

const MOST_TRIES = 5;

interface Kept {
  game: LiveGame;
  /** Another process has written since. */
  behind: boolean;
}

export class Games implements GameKeeper {
  readonly #kept = new Map<string, Kept>();
  readonly #queues = new Map<string, Promise<unknown>>();
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

  change<T>(table: string, change: (game: LiveGame, draft: Draft) => Promise<T> | T): Promise<T> {
    return this.#alone(table, async () => {
      for (let tries = 1; ; tries++) {
        const game = await this.#current(table);
        const draft = draftOf(game, this.#context.now());
        try {
          const answer = await change(game, draft);
          if (draft.game !== game) await this.#written(draft);
          return answer;
        } catch (error) {
          if (error instanceof CallError) throw error;
          // Whether a failed commit has reached the database is unknown: look there before anything else.
          this.#distrust(table);
          if (!(error instanceof Outrun)) throw error;
          if (tries === MOST_TRIES) throw conflict('stale', { position: game.position, entries: [] });
        }
      }
    });
  }

  async refresh(table: string, version: number): Promise<void> {
    const kept = this.#kept.get(table);
    if (!kept || kept.game.version >= version) return;
    kept.behind = true;
    if (this.#context.hub.isWatched(table)) await this.read(table);
  }

  async refreshAll(): Promise<void> {
    for (const [table, kept] of this.#kept) {
      kept.behind = true;
      if (this.#context.hub.isWatched(table)) await this.read(table);
    }
  }

  async settled(): Promise<void> {
    while (this.#queues.size > 0) await Promise.allSettled(this.#queues.values());
  }

  #distrust(table: string): void {
    const kept = this.#kept.get(table);
    if (kept) kept.behind = true;
  }

  async #written(draft: Draft): Promise<void> {
    const game = await write(this.#context, draft);
    this.#keep(game);
    for (const tell of this.#context.onWritten) tell(game);
    this.#context.hub.deliver(draft.before, game, await this.#withRevealed(game, draft.entries));
  }

  /** When sealed choices are shown, the entries that hid them are told again. */
  async #withRevealed(game: LiveGame, entries: readonly EntryRecord[]): Promise<readonly EntryRecord[]> {
    const shown = entries.filter((entry) => entry.reveals === 1 && entry.by !== 'chance');
    if (shown.length === 0 || !this.#context.hub.isWatched(game.table)) return entries;
    const earlier = await this.#context.storage.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', game.table)
      .where('position', '<', entries[0]!.position)
      .where('position', '>=', entries[0]!.position - 2 * game.seats.length)
      .where('undone', '=', 0)
      .where('hidden', '=', 0)
      .where('kind', '=', 'action')
      .orderBy('position')
      .execute();
    return [...earlier.filter((entry) => entry.decision === shown[0]!.decision), ...entries];
  }

  async #current(table: string): Promise<LiveGame> {
    const kept = this.#kept.get(table);
    if (kept && !kept.behind) return kept.game;
    if (kept) {
      const loaded = await catchUp(this.#context.storage.db, kept.game);
      if (loaded) {
        this.#keep(loaded.game);
        if (loaded.game !== kept.game) {
          const entries = await this.#withRevealed(loaded.game, loaded.entries);
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

  /** The rules' code has changed the form of the state: the log says so, and goes on from the new form. */
  async #migrated(game: LiveGame): Promise<LiveGame> {
    const draft = draftOf(game, this.#context.now());
    append(draft, migrate(game.title, game.state as never), {
      kind: 'migration',
      seat: 'server',
      by: 'server',
      decision: null,
      choice: 'null',
      events: '[]',
      patches: '[]',
      inverse: '[]',
      reveals: 0,
      hidden: 0,
      takes_back: null,
      account_id: null,
      request_id: null,
    });
    draft.game = { ...draft.game, recent: [] };
    return write(this.#context, draft);
  }

  #keep(game: LiveGame): void {
    this.#kept.delete(game.table);
    this.#kept.set(game.table, { game, behind: false });
    if (this.#kept.size <= this.#most) return;
    for (const table of this.#kept.keys()) {
      if (table === game.table || this.#context.hub.isWatched(table)) continue;
      this.#kept.delete(table);
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
