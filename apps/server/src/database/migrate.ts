import { type Kysely, Migrator, sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/**
 * Runs the migrations. Of several processes that start together one does it and the others wait:
 * kysely takes PostgreSQL's advisory lock; an SQLite file has one process (see sqlite.ts).
 */
export async function migrateToLatest(db: Kysely<Schema>): Promise<string[]> {
  await refuseNewer(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** A newer version has migrated the database; this one cannot read it. */
async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0)
    throw new StartError(
      `This database was written by a newer version of Signalbox (${unknown.join(', ')}). Start that version, or restore a backup from before it.`,
    );
}
