import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { DATABASE_FILE } from '../database/sqlite.ts';

/** Makes somebody an administrator of a server that is running with the embedded database. */
export function makeAdmin(folder: string, name: string): void {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  database.exec('PRAGMA busy_timeout = 5000');
  database.prepare('update accounts set admin = 1 where name = ?').run(name);
  database.close();
}
