import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

// Timestamps and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 10;
/** A connection on which nothing has come for so long, though something was asked, leads nowhere. */
export const LONGEST_SILENCE_MS = 15_000;

/** `silenceMs`: null where one statement may take as long as it takes, such as a migration. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  silenceMs: number | null = null,
): Storage {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
  // A connection that breaks (a restarted server) is replaced by the pool, whether idle or between two queries of a
  // transaction, whose next query then fails; unheard, the event would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (silenceMs !== null) endWhenSilent(client, silenceMs);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    commit: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}

/**
 * A network that swallows everything never says so, and a call would wait for hours. The pool gives up what is idle
 * sooner than this, so it is only ever a question without an answer that ends here.
 */
export function endWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(silenceMs, () => stream.destroy(new Error('Connection terminated: no answer')));
}
