import type { Seat } from '@signalbox/kernel';
import type { ChatMessage, ServerMessage, TableView } from '@signalbox/protocol';
import { gameViewFor, type ShownEntry, wireEntryFor } from '@signalbox/table';
import type { Account } from '../database/schema.ts';
import type { LiveGame } from '../play/live-game.ts';
import { delayOf } from '../play/seen-by.ts';
import { AdvanceMessages } from './advance-messages.ts';

/** A socket that watches a table. */
export interface Watcher {
  readonly table: string;
  readonly accountId: string | null;
  /** The person and the invitation they used: checked again whenever the table changes. */
  readonly caller: Account | null;
  readonly invite: string | undefined;
  /** Has a seat at the table, even before the game has started. */
  member: boolean;
  /** The seat whose view they get; null for a spectator. */
  seat: Seat | null;
  /** The last log position they have; -1 if they have no view yet. */
  position: number;
  readonly send: (text: string) => void;
  /** Stops watching because access was withdrawn. */
  readonly lost: () => void;
}

/** A socket of somebody who is signed in. */
export interface Connection {
  readonly accountId: string;
  /** The hash of the token it was opened with: it lives as long as that session. */
  readonly session: string;
  readonly close: () => void;
}

/** How far the watchers of a table are up to date, as positions, so that any gap can be closed. */
export interface SyncState {
  /** The table's version. */
  version: number;
  /** The id of the latest message. */
  chat: number;
}

const ownerOf = ({ seats }: LiveGame, seat: Seat) => seats.find((one) => one.seat === seat)?.accountId;

/** The watchers in this process; turns each change into what each of them may see. */
export class Hub {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #connections = new Set<Connection>();
  readonly #synced = new Map<string, SyncState>();
  readonly #running = new Map<string, { now: Promise<void>; next: Promise<void> | null }>();
  readonly #now: () => number;

  /** Called for a seat whose view cannot be computed. */
  readonly #onFailure: (table: string, seat: Seat | null, error: Error) => void;

  constructor(
    now: () => number,
    onFailure: (table: string, seat: Seat | null, error: Error) => void = () => {},
  ) {
    this.#now = now;
    this.#onFailure = onFailure;
  }

  isWatched(table: string): boolean {
    return this.#watchers.has(table);
  }

  isPresent(table: string, accountId: string): boolean {
    return this.watchersOf(table).some((watcher) => watcher.accountId === accountId);
  }

  /** The accounts that watch a table from this process. */
  accountsAt(table: string): Set<string> {
    return new Set(this.watchersOf(table).flatMap(({ accountId }) => accountId ?? []));
  }

  /** How many anonymous spectators watch a table from this process. */
  namelessAt(table: string): number {
    return this.watchersOf(table).filter(({ accountId }) => accountId === null).length;
  }

  watchersOf(table: string): Watcher[] {
    return [...(this.#watchers.get(table) ?? [])];
  }

  get watchedTables(): string[] {
    return [...this.#watchers.keys()];
  }

  /** How far the watchers of a table are up to date; `from` is where the first of them starts. */
  syncState(table: string, from: SyncState): SyncState {
    const synced = this.#synced.get(table) ?? { ...from };
    this.#synced.set(table, synced);
    return synced;
  }

  get size(): number {
    let count = 0;
    for (const watchers of this.#watchers.values()) count += watchers.size;
    return count;
  }

  add(watcher: Watcher): void {
    const watchers = this.#watchers.get(watcher.table) ?? new Set();
    watchers.add(watcher);
    this.#watchers.set(watcher.table, watchers);
  }

  remove(watcher: Watcher): void {
    const watchers = this.#watchers.get(watcher.table);
    watchers?.delete(watcher);
    if (watchers?.size !== 0) return;
    this.#watchers.delete(watcher.table);
    this.#synced.delete(watcher.table);
  }

  /** Does something for a table; requests that arrive meanwhile are done together in one more run. */
  atOnce(table: string, work: () => Promise<void>): Promise<void> {
    const running = this.#running.get(table);
    if (running) {
      running.next ??= running.now.catch(() => {}).then(() => this.atOnce(table, work));
      return running.next;
    }
    const now = work().finally(() => this.#running.delete(table));
    this.#running.set(table, { now, next: null });
    return now;
  }

  /** Ends the connections of an account, or of one session. */
  disconnect(which: (connection: Connection) => boolean): void {
    for (const connection of [...this.#connections]) if (which(connection)) connection.close();
  }

  /** Adds a connection; returns the function that removes it. */
  connected(connection: Connection): () => void {
    this.#connections.add(connection);
    return () => this.#connections.delete(connection);
  }

  get sessions(): string[] {
    return [...new Set([...this.#connections].map(({ session }) => session))];
  }

  /** From one game to the next. Spectators of a delayed game get it later. */
  deliver(before: LiveGame, after: LiveGame, entries: readonly ShownEntry[]): void {
    this.#noteTold(before, after);
    // Somebody whose seat was given to somebody else gets nothing more of it; the table itself is sent separately.
    const watchers = this.watchersOf(after.table).filter(
      ({ seat, accountId }) => seat === null || ownerOf(after, seat) === accountId,
    );
    const now = delayOf(before) === 0 ? watchers : watchers.filter(({ seat }) => seat !== null);
    this.#deliverTo(now, before, after, entries);
  }

  deliverToSpectators(before: LiveGame, after: LiveGame, entries: readonly ShownEntry[]): void {
    const spectators = this.watchersOf(after.table).filter(({ seat }) => seat === null);
    this.#deliverTo(spectators, before, after, entries);
  }

  #deliverTo(
    watchers: readonly Watcher[],
    before: LiveGame,
    after: LiveGame,
    entries: readonly ShownEntry[],
  ): void {
    const messages = new AdvanceMessages(before, after, entries, this.#now());
    for (const watcher of watchers) {
      try {
        this.#send(watcher, before, after, messages);
      } catch (error) {
        this.failed(watcher, error as Error);
      }
    }
  }

  /** The game is stored and everybody else gets it; this watcher gets the whole game with the next move. */
  failed(watcher: Watcher, error: Error): void {
    watcher.position = -1;
    watcher.send(JSON.stringify({ type: 'error', table: watcher.table, problem: { why: 'server-error' } }));
    this.#onFailure(watcher.table, watcher.seat, error);
  }

  /**
   * A watcher who received a move is up to date, unless the table itself changed with it. So moves do not cause tables to
   * be read again.
   */
  #noteTold(before: LiveGame, after: LiveGame): void {
    const synced = this.#synced.get(after.table);
    const sameTable = before.status === after.status && before.seats === after.seats;
    if (synced && sameTable && synced.version >= before.version)
      synced.version = Math.max(synced.version, after.version);
  }

  #send(watcher: Watcher, before: LiveGame, after: LiveGame, messages: AdvanceMessages): void {
    if (watcher.position !== before.position) {
      this.sendGame(watcher, after, []);
      return;
    }
    const text = messages.textFor(watcher.seat);
    watcher.position = after.position;
    watcher.send(text);
  }

  /** The whole game, for watchers without a view or with a gap. */
  sendGame(watcher: Watcher, game: LiveGame, entries: readonly ShownEntry[]): void {
    const message: ServerMessage = {
      type: 'game',
      table: game.table,
      value: gameViewFor(game, watcher.seat, this.#now()),
      entries: entries.map((entry) => wireEntryFor(entry, watcher.seat, game.status !== 'playing')),
    };
    // Only now: if there is no view, the watcher has not got this position.
    watcher.position = game.position;
    watcher.send(JSON.stringify(message));
  }

  sendTable(watcher: Watcher, value: TableView): void {
    watcher.send(JSON.stringify({ type: 'table', table: watcher.table, value } satisfies ServerMessage));
  }

  sendChat(
    table: string,
    message: ChatMessage,
    isFor: (watcher: Watcher) => boolean,
    deaf: ReadonlySet<string>,
  ): void {
    const text = JSON.stringify({ type: 'chat', table, message } satisfies ServerMessage);
    for (const watcher of this.watchersOf(table)) {
      if (watcher.accountId !== null && deaf.has(watcher.accountId)) continue;
      if (isFor(watcher)) watcher.send(text);
    }
  }
}
