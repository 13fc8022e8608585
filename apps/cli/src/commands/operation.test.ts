import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, createServer } from '@signalbox/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder: string;
let before: NodeJS.ProcessEnv;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-operation-'));
  before = process.env;
  process.env = {
    ...before,
    DATA_FOLDER: join(folder, 'data'),
    DATABASE_URL: undefined,
    LOG_LEVEL: 'silent',
  };
});
afterEach(() => {
  process.env = before;
  rmSync(folder, { recursive: true, force: true });
});

test('a server’s database is backed up while it runs, and restored while it is stopped', async () => {
  const copy = join(folder, 'copy.db');
  expect((await run('doctor')).out).toContain('no database');
  expect(await run(`backup ${copy}`)).toMatchObject({ code: 2 });
  const server = await createServer(configFrom(process.env));
  await server.app.ready();
  expect((await run(`backup ${copy}`)).out).toContain('accounts 0');
  const refused = await run(`restore ${copy}`);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('Another Signalbox process');
  await server.close();
  expect((await run(`restore ${copy} --json`)).code).toBe(0);
  const { code, out } = await run('doctor --json');
  expect(code).toBe(0);
  expect(out).toContain('0 of 0 running games are sound');
});

test('a file that is not a backup, or an unknown name, is refused', async () => {
  const file = join(folder, 'no-copy.db');
  writeFileSync(file, 'this is no database');
  expect((await run(`restore ${file}`)).code).toBe(2);
  expect((await run('restore nowhere.db')).err).toContain('nowhere.db');
  expect((await run('grant-admin Nobody')).err).toContain('Nobody');
  expect((await run('repair nothingThere')).err).toContain('was not set aside');
});
