import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { isStorageFailure } from './failure.ts';
import { migrateToLatest } from './migrate.ts';
import { LONGEST_SILENCE_MS, openPostgres } from './postgres.ts';
import { DATABASE_FILE, openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** How long PostgreSQL may take to answer. */
  readonly silenceMs?: number;
  /** How many connections to PostgreSQL a process keeps. */
  readonly databaseConnections?: number;
}

export function hasDatabase({ databaseUrl, dataFolder }: DatabaseConfig): boolean {
  return databaseUrl !== null || existsSync(join(dataFolder, DATABASE_FILE));
}

/** For commands that work on what is there: only a server creates a database. */
export function requireDatabase(config: DatabaseConfig): void {
  if (!hasDatabase(config)) throw new Error(`There is no database in ${config.dataFolder}.`);
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
    if (databaseUrl && (isStorageFailure(error) || isRefused(error))) throw cannotOpen(error as Error);
    throw error;
  }
  if (!databaseUrl) return storage;
  await storage.close();
  const { silenceMs = LONGEST_SILENCE_MS, databaseConnections: connections } = config;
  return openPostgres(databaseUrl, onError, { silenceMs, connections });
}

/** PostgreSQL: a wrong name or password, or no such database. */
function isRefused(error: unknown): boolean {
  return /^(28|3D)/.test(String((error as { code?: unknown }).code));
}

/** Without the address, which may hold a password. */
function cannotOpen(cause: Error): StartError {
  const message = `The database that DATABASE_URL names cannot be opened: ${cause.message}.`;
  return new StartError(message, { cause });
}
