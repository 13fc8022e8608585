import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the database to the present form. Of several processes that start together one does it and the others wait:
 * kysely takes PostgreSQL's advisory lock; an SQLite file has one process (see sqlite.ts).
 */
export async function migrateToLatest(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
