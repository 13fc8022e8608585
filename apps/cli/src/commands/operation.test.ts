import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
async function createDatabase(): Promise<void> {
  const server = await createServer(configFrom(process.env));
  await server.close();
}

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
  expect(await run(`restore ${file}`)).toMatchObject({
    code: 2,
    err: `${file} is not a sound database of Signalbox: file is not a database.`,
  });
  writeFileSync(file, '');
  expect((await run(`restore ${file}`)).err).toContain(`${file} is not a sound database of Signalbox`);
  expect((await run('restore nowhere.db')).err).toContain('nowhere.db');
  await createDatabase();
  expect((await run('grant-admin Nobody')).err).toContain('Nobody is registered as Nobody');
  expect((await run('repair nothingThere')).err).toContain('was not set aside');
});

test('where there is no database, none is created', async () => {
  for (const command of ['grant-admin Anna', 'repair table', `backup ${join(folder, 'copy.db')}`]) {
    const { code, err } = await run(command);
    expect([code, err], command).toEqual([2, `There is no database in ${process.env.DATA_FOLDER}.`]);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('every database that was replaced is kept', async () => {
  const copy = join(folder, 'copy.db');
  const data = join(folder, 'data');
  const kept = () => readdirSync(data).filter((name) => name.includes('before-restore'));
  await createDatabase();
  await run(`backup ${copy}`);
  expect((await run(`restore ${copy}`)).out).toContain(`kept ${join(data, 'signalbox.db.before-restore')}`);
  await run(`restore ${copy}`);
  expect(kept()).toEqual(['signalbox.db.before-restore', 'signalbox.db.before-restore-2']);
  rmSync(data, { recursive: true });
  await run(`restore ${copy}`);
  expect(kept()).toEqual([]);
});

test('a damaged database is named, and can be replaced by a backup', async () => {
  const copy = join(folder, 'copy.db');
  const file = join(folder, 'data', 'signalbox.db');
  await createDatabase();
  await run(`backup ${copy}`);
  writeFileSync(file, 'this is no database');
  const doctor = await run('doctor');
  expect([doctor.code, doctor.out]).toEqual([1, expect.stringContaining('BAD  the database: file is not')]);
  expect((await run(`backup ${join(folder, 'other.db')}`)).err).toContain(`${file} is not a sound database`);
  const start = await run('grant-admin Anna');
  expect([start.code, start.err]).toEqual([
    2,
    `The database ${file} cannot be opened: file is not a database.`,
  ]);
  expect((await run(`restore ${copy}`)).code).toBe(0);
  expect(readFileSync(`${file}.before-restore`, 'utf8')).toBe('this is no database');
  expect((await run('doctor')).code).toBe(0);
});

test('a database that does not answer is named, without its password', async () => {
  process.env.DATABASE_URL = 'postgres://signalbox:secret@127.0.0.1:1/signalbox';
  const { code, err } = await run('grant-admin Anna');
  expect(code).toBe(2);
  expect(err).toMatch(/^The database that DATABASE_URL names cannot be opened: .*ECONNREFUSED/);
  expect(err).not.toContain('secret');
});

test('mail without the public address is reported, since it cannot be sent', async () => {
  process.env.SMTP_URL = 'smtp://localhost';
  expect((await run('doctor')).out).toContain('BAD  mail needs PUBLIC_URL');
});
