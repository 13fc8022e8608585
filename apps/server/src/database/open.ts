import { migrateToLatest } from './migrate.ts';
import { LONGEST_SILENCE_MS, openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** How long PostgreSQL may take to answer. */
  readonly silenceMs?: number;
  /** How many connections to PostgreSQL a process keeps. */
  readonly databaseConnections?: number;
}

/** Opens the configured database and runs the migrations. */
export async function openStorage(
  config: DatabaseConfig,
  onError: (error: Error) => void = () => {},
): Promise<Storage> {
  const { databaseUrl } = config;
  const storage = databaseUrl ? openPostgres(databaseUrl, onError) : openSqlite(config.dataFolder);
  try {
    await migrateToLatest(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  if (!databaseUrl) return storage;
  await storage.close();
  const { silenceMs = LONGEST_SILENCE_MS, databaseConnections: connections } = config;
  return openPostgres(databaseUrl, onError, { silenceMs, connections });
}
