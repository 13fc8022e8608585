import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

// Moments and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 10;

export function openPostgres(url: string, onError: (error: Error) => void): Storage {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks (a restarted server) is replaced by the pool; without this it would end the process.
  pool.on('error', onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    commit: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}
