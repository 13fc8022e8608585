import { CallError, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { watchableTable } from '../tables/access.ts';
import { tellTableChanged } from '../tables/changed.ts';
import { seatOf } from '../tables/store.ts';
import { tableViewFor } from '../tables/views.ts';
import type { Watcher } from './hub.ts';

const MOST_TABLES = 50;
/** Who has been away longer gets the game as it is, and asks for older entries page by page. */
const MOST_MISSED = 500;

/** The tables that one connection looks at. */
export class Watching {
  readonly #watchers = new Map<string, Watcher>();
  readonly #context: Context;
  readonly #caller: Account | null;
  readonly #send: (text: string) => void;

  constructor(context: Context, caller: Account | null, send: (text: string) => void) {
    this.#context = context;
    this.#caller = caller;
    this.#send = send;
  }

  async watch(id: string, since: number | undefined, invite: string | undefined): Promise<void> {
    const { hub, games } = this.#context;
    if (this.#watchers.size >= MOST_TABLES) throw new CallError(429, 'too-many-tables');
    const table = await watchableTable(this.#context, id, this.#caller, invite);
    const accountId = this.#caller?.id ?? null;
    const seat = seatOf(table, accountId);
    const view = await tableViewFor(this.#context, table, accountId);
    this.#drop(id);
    const watcher: Watcher = {
      table: id,
      accountId,
      member: seat !== null,
      seat: seat?.seat ?? null,
      position: -1,
      send: this.#send,
    };
    this.#watchers.set(id, watcher);
    hub.sendTable(watcher, view);
    if (table.row.seed === null) hub.add(watcher);
    else {
      await games.read(id, async (game) => {
        const missed =
          since === undefined ? [] : await this.#missed(id, Math.max(since, game.position - MOST_MISSED));
        hub.sendGame(watcher, game, missed);
        hub.add(watcher);
      });
    }
    await this.#tell(watcher);
  }

  async unwatch(id: string): Promise<void> {
    const watcher = this.#watchers.get(id);
    if (!watcher) throw notFound();
    this.#drop(id);
    await this.#tell(watcher);
  }

  async end(): Promise<void> {
    for (const id of [...this.#watchers.keys()]) await this.unwatch(id);
  }

  /** Who sits at the table is seen to come and go. */
  async #tell({ table, accountId, member }: Watcher): Promise<void> {
    if (!member || accountId === null) return;
    await this.#context.presence.changed(table, accountId);
    await tellTableChanged(this.#context, table);
  }

  #drop(id: string): void {
    const watcher = this.#watchers.get(id);
    if (!watcher) return;
    this.#watchers.delete(id);
    this.#context.hub.remove(watcher);
  }

  #missed(id: string, since: number) {
    return this.#context.storage.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', id)
      .where('position', '>', since)
      .orderBy('position')
      .execute();
  }
}
