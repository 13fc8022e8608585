import { CallError, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account, SeatRecord } from '../database/schema.ts';
import { watchableTable } from '../tables/access.ts';
import { sendTableChange } from '../tables/changed.ts';
import { type StoredTable, seatOf } from '../tables/store.ts';
import { tableViewFor } from '../tables/views.ts';
import type { Watcher } from './hub.ts';
import { sendGameTo } from './late-spectators.ts';

const MAX_TABLES = 50;

interface WatchRequest {
  readonly table: string;
  readonly since: number | undefined;
  readonly invite: string | undefined;
}

/**
 * The tables that one connection watches. Requests are handled one after another, so that even after a burst there is one
 * watcher per table, and none once the connection has ended.
 */
export class Watching {
  readonly #watchers = new Map<string, Watcher>();
  readonly #context: Context;
  readonly #caller: Account | null;
  readonly #send: (text: string) => void;
  readonly #asked = new Map<string, Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(context: Context, caller: Account | null, send: (text: string) => void) {
    this.#context = context;
    this.#caller = caller;
    this.#send = send;
  }

  /** A repeated request that is still queued is handled once. */
  watch(request: WatchRequest): Promise<void> {
    const asked = this.#asked.get(request.table);
    if (asked) return asked;
    if (!this.#watchers.has(request.table) && this.#watchers.size + this.#asked.size >= MAX_TABLES)
      throw new CallError(429, 'too-many-tables');
    const mine: Promise<void> = this.#inTurn(async () => {
      if (this.#asked.get(request.table) === mine) this.#asked.delete(request.table);
      await this.#context.turns.take(() => this.#watch(request));
    });
    this.#asked.set(request.table, mine);
    return mine;
  }

  unwatch(table: string): Promise<void> {
    // A later request watches it again.
    this.#asked.delete(table);
    return this.#inTurn(async () => {
      const watcher = this.#drop(table);
      if (!watcher) throw notFound();
      await this.#announce(watcher);
    });
  }

  /** The connection has ended: queued requests are dropped. */
  end(): Promise<void> {
    this.#ended = true;
    const dropped = [...this.#watchers.keys()].map((table) => this.#drop(table)!);
    return this.#inTurn(async () => {
      for (const watcher of dropped) await this.#announce(watcher);
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => {});
    return mine;
  }

  async #watch({ table: id, since, invite }: WatchRequest): Promise<void> {
    if (this.#ended) return;
    const { hub, games } = this.#context;
    const table = await watchableTable(this.#context, id, this.#caller, invite);
    const accountId = this.#caller?.id ?? null;
    const seat = seatOf(table, accountId);
    const view = await tableViewFor(this.#context, table, accountId);
    if (this.#ended) return;
    const before = this.#drop(id);
    const watcher = this.#watcherOf(id, invite, seat);
    hub.sendTable(watcher, view);
    if (table.row.seed === null) this.#add(watcher, table);
    else {
      await games.refresh(id, table.row.version);
      await games.read(id, async (game) => {
        await sendGameTo(this.#context, watcher, game, since);
        if (!this.#ended) this.#add(watcher, table);
      });
    }
    if (!before && !this.#ended) await this.#announce(watcher);
  }

  /** A separate method, so that the closure `lost` holds the table's id but not its rows. */
  #watcherOf(table: string, invite: string | undefined, seat: SeatRecord | null): Watcher {
    return {
      table,
      accountId: this.#caller?.id ?? null,
      caller: this.#caller,
      invite,
      member: seat !== null,
      seat: seat?.seat ?? null,
      position: -1,
      send: this.#send,
      lost: () => this.#drop(table),
    };
  }

  #add(watcher: Watcher, { row }: StoredTable): void {
    this.#context.hub.syncState(watcher.table, { version: row.version, chat: row.chat_position });
    this.#watchers.set(watcher.table, watcher);
    this.#context.hub.add(watcher);
  }

  /** Players are announced at once when they come or go, spectators a little later. */
  async #announce({ table, accountId, member }: Watcher): Promise<void> {
    if (!member || accountId === null) {
      this.#context.spectators.changed(table, accountId);
      return;
    }
    await this.#context.presence.changed(table, accountId);
    await sendTableChange(this.#context, table);
  }

  #drop(id: string): Watcher | undefined {
    const watcher = this.#watchers.get(id);
    if (!watcher) return undefined;
    this.#watchers.delete(id);
    this.#context.hub.remove(watcher);
    return watcher;
  }
}
