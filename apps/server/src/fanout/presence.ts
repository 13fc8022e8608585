import { sql } from 'kysely';
import type { Database } from '../database/storage.ts';
import { randomId } from '../ids.ts';
import type { Bus } from './bus.ts';
import type { Hub } from './hub.ts';

export type IsPresent = (table: string, accountId: string) => boolean;

/** Who is watching a table, in any process. */
export interface Presence {
  /** Somebody started or stopped watching a table; the hub of this process already knows. */
  changed(table: string, accountId: string): Promise<void>;
  /** Looks up several tables at once. */
  at(db: Database, tables: readonly string[]): Promise<IsPresent>;
  /** The accounts that watch a table, with a seat or without. */
  watching(db: Database, table: string): Promise<ReadonlySet<string>>;
  /** Reports from time to time that this process is alive. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** A single process knows who is connected to it. */
export function ownPresence(hub: Hub): Presence {
  return {
    changed: async () => {},
    at: async () => (table, accountId) => hub.isPresent(table, accountId),
    watching: async (_, table) => hub.accountsAt(table),
    renew: async () => {},
    close: async () => {},
  };
}

/** A killed process cannot report that its people are gone: after this time they count as away. */
const GOOD_FOR_MS = 90_000;

/** Several processes share presence through the database. */
export class SharedPresence implements Presence {
  readonly #process = randomId(8);
  readonly #db: Database;
  readonly #hub: Hub;
  readonly #bus: Bus;
  readonly #now: () => number;

  constructor(db: Database, hub: Hub, bus: Bus, now: () => number) {
    this.#db = db;
    this.#hub = hub;
    this.#bus = bus;
    this.#now = now;
  }

  async changed(table: string, accountId: string): Promise<void> {
    const row = { table_id: table, account_id: accountId, process: this.#process };
    const until = this.#now() + GOOD_FOR_MS;
    await this.#db.transaction().execute(async (trx) => {
      // Checked within the transaction: if somebody comes and goes at the same time, the later one decides.
      await sql`select pg_advisory_xact_lock(hashtextextended(${this.#process + table + accountId}, 0))`.execute(
        trx,
      );
      if (this.#hub.isPresent(table, accountId)) {
        await trx
          .insertInto('presence')
          .values({ ...row, until })
          .onConflict((c) => c.columns(['table_id', 'account_id', 'process']).doUpdateSet({ until }))
          .execute();
      } else {
        await trx
          .deleteFrom('presence')
          .where('table_id', '=', table)
          .where('account_id', '=', accountId)
          .where('process', '=', this.#process)
          .execute();
      }
      await this.#bus.announce(trx, { about: 'table', table });
    });
  }

  async at(db: Database, tables: readonly string[]): Promise<IsPresent> {
    const rows = await this.#elsewhere(db, tables);
    const elsewhere = new Set(rows.map((row) => `${row.table_id} ${row.account_id}`));
    return (table, accountId) =>
      this.#hub.isPresent(table, accountId) || elsewhere.has(`${table} ${accountId}`);
  }

  async watching(db: Database, table: string): Promise<ReadonlySet<string>> {
    const rows = await this.#elsewhere(db, [table]);
    return new Set([...this.#hub.accountsAt(table), ...rows.map((row) => row.account_id)]);
  }

  async #elsewhere(db: Database, tables: readonly string[]) {
    if (tables.length === 0) return [];
    return db
      .selectFrom('presence')
      .select(['table_id', 'account_id'])
      .where('table_id', 'in', tables)
      .where('until', '>', this.#now())
      .where('process', '!=', this.#process)
      .execute();
  }

  async renew(): Promise<void> {
    const now = this.#now();
    const mine = await this.#db
      .selectFrom('presence')
      .selectAll()
      .where('process', '=', this.#process)
      .execute();
    // If the database could not be reached at the time, it is updated now.
    for (const { table_id, account_id } of mine) {
      if (!this.#hub.isPresent(table_id, account_id)) await this.changed(table_id, account_id);
    }
    await this.#db
      .updateTable('presence')
      .set({ until: now + GOOD_FOR_MS })
      .where('process', '=', this.#process)
      .execute();
    await this.#db.deleteFrom('presence').where('until', '<=', now).execute();
  }

  async close(): Promise<void> {
    const gone = this.#db.deleteFrom('presence').where('process', '=', this.#process).execute();
    // If the database cannot be reached, they count as away a little later.
    await gone.catch(() => {});
  }
}
