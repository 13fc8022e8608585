import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { migrateSuite } from './migrate.suite.ts';
import { openSqlite } from './sqlite.ts';

describe('on the embedded database', () =>
  migrateSuite(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-migrate-'));
    const storage = openSqlite(folder);
    return {
      db: storage.db,
      async close() {
        await storage.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }));
