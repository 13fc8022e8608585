import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

// Moments and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 10;

export function openPostgres(url: string, onError: (error: Error) => void): Storage {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
  // A connection that breaks (a restarted server) is replaced by the pool, whether idle or between two queries of a
  // transaction, whose next query then fails; unheard, the event would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    commit: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}
