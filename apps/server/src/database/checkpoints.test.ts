import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, expect, it } from 'vitest';
import { Checkpoints } from './checkpoints.ts';

const folder = mkdtempSync(join(tmpdir(), 'signalbox-checkpoints-'));
const file = join(folder, 'x.db');
const log = `${file}-wal`;
const KILOBYTE = 1024;
let checkpoints: Checkpoints;

afterEach(async () => {
  await checkpoints.close();
  rmSync(folder, { recursive: true, force: true });
});

it('moves a long log into the database while others write, and leaves a short one alone', async () => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (text)');
  checkpoints = new Checkpoints(file, 1_000 * KILOBYTE);
  const write = (times: number) => {
    for (let i = 0; i < times; i++) {
      database.exec(`INSERT INTO t VALUES ('${'x'.repeat(3 * KILOBYTE)}')`);
      checkpoints.committed();
    }
  };
  write(60);
  const short = statSync(file).size;
  write(240);
  await expect.poll(() => statSync(file).size, { timeout: 10_000 }).toBeGreaterThan(short + 500 * KILOBYTE);
  write(10);
  await checkpoints.close();
  // The last connection empties the log.
  database.close();
  expect(existsSync(log)).toBe(false);
  expect(new DatabaseSync(file).prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 310 });
});
