import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

// Timestamps and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 10;
/** A connection that has not answered a query for this long is considered dead. */
export const LONGEST_SILENCE_MS = 15_000;

interface PostgresSettings {
  /** Left out if a statement may take any time, such as a migration. */
  readonly silenceMs?: number;
  readonly connections?: number | undefined;
}

export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { silenceMs, connections = CONNECTIONS }: PostgresSettings = {},
): Storage {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // A connection that breaks (a restarted server) is replaced by the pool, whether idle or between two queries of a
  // transaction, whose next query then fails; without a listener the event would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (silenceMs !== undefined) endWhenSilent(client, silenceMs);
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
 * A network that drops all packets reports no error, and a call would wait for hours. The pool closes idle connections
 * earlier than this, so only an unanswered query ends here.
 */
export function endWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(silenceMs, () => stream.destroy(new Error('Connection terminated: no answer')));
}
