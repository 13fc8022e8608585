import { migrateToLatest } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
}

/** Opens the configured database and brings it to the present form. */
export async function openStorage(
  config: DatabaseConfig,
  onError: (error: Error) => void = () => {},
): Promise<Storage> {
  const storage = config.databaseUrl
    ? openPostgres(config.databaseUrl, onError)
    : openSqlite(config.dataFolder);
  try {
    await migrateToLatest(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}
