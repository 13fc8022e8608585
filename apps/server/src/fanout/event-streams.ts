import type { EventName, TableEvent } from '@signalbox/protocol';
import type { Logger } from 'pino';
import type { TableRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';

/** One client that follows the tables of an account. */
export interface Stream {
  readonly accountId: string;
  readonly send: (name: EventName, id: number, event: TableEvent) => void;
  readonly beat: () => void;
  readonly end: () => void;
}

/** What a stream was last told about a table. */
interface Told {
  readonly version: number;
  readonly chat: number;
}

const BEAT_MS = 25_000;
const LOOKED_UP_AT_ONCE = 500;
/** Clocks of processes differ, and a transaction takes time: what changed shortly before an event is sent again. */
const OVERLAP_MS = 60_000;
const MAX_TABLES = 1000;

/**
 * The event streams of this process. An event describes a table as it is, with its positions. So nothing has to be stored
 * for a stream: after a gap the tables that have changed since then are sent as they are now.
 */
export class EventStreams {
  readonly #streams = new Map<string, Map<Stream, Map<string, Told>>>();
  readonly #db: Database;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #beat: NodeJS.Timeout;
  #changed = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(db: Database, now: () => number, log: Logger) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
    this.#beat = setInterval(() => {
      for (const { stream } of this.#all()) stream.beat();
    }, BEAT_MS);
    this.#beat.unref();
  }

  countOf(accountId: string): number {
    return this.#streams.get(accountId)?.size ?? 0;
  }

  /** Adds a stream, which first gets its running tables, or those that changed since an event. */
  async add(stream: Stream, since: number | null): Promise<void> {
    const streams = this.#streams.get(stream.accountId) ?? new Map();
    streams.set(stream, new Map());
    this.#streams.set(stream.accountId, streams);
    await this.#tell(await this.#tablesOf([stream.accountId], since), stream);
  }

  remove(stream: Stream): void {
    const streams = this.#streams.get(stream.accountId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(stream.accountId);
  }

  /** A table or its game has changed. Changes that come together are looked up together. */
  changed(table: string): void {
    if (this.#streams.size === 0) return;
    this.#changed.add(table);
    this.#sending ??= new Promise((resolve) => {
      setImmediate(() => {
        const tables = [...this.#changed];
        this.#changed = new Set();
        this.#sending = null;
        resolve(this.#quietly(() => this.#tell(tables)));
      });
    });
  }

  /** Looks for changes that were not announced to this process. */
  async catchUp(): Promise<void> {
    const accounts = [...this.#streams.keys()];
    for (let i = 0; i < accounts.length; i += LOOKED_UP_AT_ONCE) {
      const some = accounts.slice(i, i + LOOKED_UP_AT_ONCE);
      await this.#quietly(async () => this.#tell(await this.#tablesOf(some, this.#now())));
    }
  }

  end(): void {
    clearInterval(this.#beat);
    for (const { stream } of this.#all()) stream.end();
  }

  #all(): { stream: Stream; told: Map<string, Told> }[] {
    return [...this.#streams.values()].flatMap((streams) =>
      [...streams].map(([stream, told]) => ({ stream, told })),
    );
  }

  async #quietly(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#log.warn({ err: error }, 'events will be sent when they are next looked up'),
    );
  }

  async #tablesOf(accounts: readonly string[], since: number | null): Promise<string[]> {
    const own = this.#db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select('tables.id')
      .distinct()
      .where('seats.account_id', 'in', accounts)
      .limit(MAX_TABLES);
    const rows = await (since === null
      ? own.where('tables.status', 'in', ['open', 'playing'])
      : own.where((e) =>
          e.or([
            e('tables.moved_at', '>=', since - OVERLAP_MS),
            e.exists(
              e
                .selectFrom('chat')
                .select('chat.id')
                .whereRef('chat.table_id', '=', 'tables.id')
                .where('chat.at', '>=', since - OVERLAP_MS),
            ),
          ]),
        )
    ).execute();
    return rows.map(({ id }) => id);
  }

  /** Tells the streams of the people at some tables, or one of them, what is new to them. */
  async #tell(tables: readonly string[], only?: Stream): Promise<void> {
    for (let i = 0; i < tables.length; i += LOOKED_UP_AT_ONCE) {
      const some = tables.slice(i, i + LOOKED_UP_AT_ONCE);
      const at = this.#now();
      const rows = await this.#db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .selectAll('tables')
        .select(['seats.account_id', 'seats.seat', 'seats.bot'])
        .where('tables.id', 'in', some)
        .where('seats.account_id', 'is not', null)
        .execute();
      for (const row of rows) {
        for (const [stream, told] of this.#streams.get(row.account_id!) ?? [])
          if (!only || stream === only) tell(stream, told, row, at);
      }
    }
  }
}

type SeatedTable = TableRecord & { readonly seat: string | null; readonly bot: string | null };

function tell(stream: Stream, told: Map<string, Told>, row: SeatedTable, at: number): void {
  const before = told.get(row.id);
  const now = { version: row.version, chat: row.chat_position };
  // Two lookups may overlap, and the later answer may be the older one.
  if (before && before.version >= now.version && before.chat >= now.chat) return;
  told.set(row.id, now);
  const event = eventOf(row);
  const moved = !before || before.version < now.version;
  stream.send(moved ? (event.yourTurn ? 'turn' : 'table') : 'chat', at, event);
}

function eventOf(row: SeatedTable): TableEvent {
  const waitingFor = JSON.parse(row.waiting_for) as string[];
  return {
    table: row.id,
    title: row.title,
    status: row.status as TableEvent['status'],
    version: row.version,
    position: row.position,
    seat: row.seat,
    waitingFor,
    yourTurn: row.bot === null && row.seat !== null && waitingFor.includes(row.seat),
    question: row.consent !== null,
    chat: row.chat_position,
    deadline: row.deadline,
  };
}
