import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playingTable, TestClient } from '../testing/test-client.ts';
import { TEST_TITLES, type TestServer, testServer } from '../testing/test-server.ts';
import { backup, restore } from './backup.ts';
import { doctor } from './doctor.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'signalbox-backup-'));
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Of the file alone, without its log. */
function entriesIn(file: string): unknown {
  const alone = join(folder, `${Math.random()}.db`);
  copyFileSync(file, alone);
  const database = new DatabaseSync(alone, { readOnly: true });
  const { n } = database.prepare('select count(*) as n from entries').get() as { n: unknown };
  database.close();
  return n;
}

describe('operation', () => {
  it('backs up while it runs, verifies, and restores to the same games', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    const p1 = seats.get('p1')!;
    await p1.act(table.id, 0, 'opening-bid', { bid: 2 });
    const file = join(folder, 'copy.db');
    expect(await backup(server.config, file)).toMatchObject({ tables: 1, entries: 1, accounts: 2 });
    await expect(backup(server.config, file)).rejects.toThrow('exists already');
    await expect(restore(server.config, file)).rejects.toThrow('Another Signalbox process');

    const dataFolder = join(folder, 'restored');
    await restore({ databaseUrl: null, dataFolder }, file);
    const second = await testServer({ config: { dataFolder } });
    const game = await new TestClient(second.url, p1.token).game(table.id);
    expect(game.position).toBe(1);
    await second.end();
    const findings = await doctor(second.config, TEST_TITLES);
    expect(findings).toContainEqual({ ok: true, what: '1 of 1 running games are sound' });
  });

  it('keeps what a restore replaces, up to the last move', async () => {
    const dataFolder = join(folder, 'replaced');
    const config = { databaseUrl: null, dataFolder };
    const early = await testServer({ config: { dataFolder } });
    const copy = join(folder, 'early.db');
    await backup(early.config, copy);
    const { table, seats } = await playingTable(early.url, 2, { title: 'lots', players: 2 });
    await seats.get('p1')!.act(table.id, 0, 'opening-bid', { bid: 2 });
    await early.end();
    // After a clean end the file alone is the whole database.
    expect(entriesIn(join(dataFolder, 'signalbox.db'))).toBe(1);
    await restore(config, copy);
    expect(entriesIn(join(dataFolder, 'signalbox.db'))).toBe(0);
    expect(entriesIn(join(dataFolder, 'signalbox.db.before-restore'))).toBe(1);
  });

  it('changes nothing if the copy cannot be written', async () => {
    const config = { databaseUrl: null, dataFolder: join(folder, 'full') };
    const file = join(config.dataFolder, 'signalbox.db');
    await restore(config, join(folder, 'copy.db'));
    // As on a full disk.
    mkdirSync(`${file}.part`);
    await expect(restore(config, join(folder, 'early.db'))).rejects.toThrow();
    expect(entriesIn(file)).toBe(1);
    expect(existsSync(`${file}.before-restore`)).toBe(false);
  });

  it('finds one changed byte of a game: doctor says so, and it is neither backed up nor restored', async () => {
    const dataFolder = join(folder, 'changed');
    const third = await testServer({ config: { dataFolder } });
    const { table, seats } = await playingTable(third.url, 2, { title: 'lots', players: 2 });
    await seats.get('p1')!.act(table.id, 0, 'opening-bid', { bid: 2 });
    await seats.get('p2')!.act(table.id, 1, 'opening-bid', { bid: 1 });
    await third.end();
    expect(await doctor(third.config, TEST_TITLES)).toContainEqual({
      ok: true,
      what: '1 logs match their checksums',
    });
    const good = join(folder, 'good.db');
    await backup(third.config, good);
    const change = async (statement: string, message: RegExp) => {
      const changed = join(folder, `${Math.random()}.db`);
      copyFileSync(good, changed);
      const database = new DatabaseSync(changed);
      database.exec(statement);
      database.close();
      await expect(
        restore({ databaseUrl: null, dataFolder: join(folder, 'never') }, changed),
      ).rejects.toThrow(message);
      const there = join(folder, `folder-${Math.random()}`);
      mkdirSync(there);
      copyFileSync(changed, join(there, 'signalbox.db'));
      const config = { ...third.config, dataFolder: there };
      await expect(backup(config, join(folder, `${Math.random()}.db`))).rejects.toThrow(message);
      const findings = await doctor(config, TEST_TITLES);
      expect(findings.some(({ ok, what }) => !ok && message.test(what))).toBe(true);
    };
    await change(
      `update entries set choice = replace(choice, '2', '3') where position = 1`,
      /entry 1 does not match its checksum/,
    );
    await change(`update entries set at = at + 1 where position = 2`, /entry 2 does not match its checksum/);
    await change(`delete from entries where position = 1`, /entry 1 is missing/);
    await change(
      `update snapshots set state = replace(state, '1', '2')`,
      /the state at 0 does not match its checksum/,
    );
  });

  it('does not start on the database of a newer version, and says so', async () => {
    const dataFolder = join(folder, 'newer');
    const first = await testServer({ config: { dataFolder } });
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', 'x')`.execute(
      first.context.storage.db,
    );
    await first.close();
    await expect(testServer({ config: { dataFolder } })).rejects.toThrow(
      'written by a newer version of Signalbox',
    );
  });

  it('does not restore a damaged backup', async () => {
    const file = join(folder, 'damaged.db');
    writeFileSync(file, 'this is no database');
    const dataFolder = join(folder, 'untouched');
    await expect(restore({ databaseUrl: null, dataFolder }, file)).rejects.toThrow();
    expect(existsSync(join(dataFolder, 'signalbox.db'))).toBe(false);
  });

  it('calls the tools of PostgreSQL without the password, wherever the backup goes', async () => {
    const tools = mkdtempSync(join(folder, 'tools-'));
    const calls = join(tools, 'calls');
    for (const name of ['pg_dump', 'pg_restore']) {
      const script = `#!/bin/sh\necho "${name} $* $PGPASSWORD" >> ${calls}\nls -l "\${2#--file=}" | cut -c 1-10 >> ${calls}\n`;
      writeFileSync(join(tools, name), script, { mode: 0o755 });
    }
    const path = process.env.PATH;
    process.env.PATH = `${tools}:${path}`;
    try {
      const databaseUrl = 'postgres://signalbox:p%40ss@127.0.0.1:1/games';
      const file = join(folder, 'postgres', 'games.dump');
      // Nothing listens there, so the logs cannot be read, and nothing is left behind.
      await expect(backup({ databaseUrl, dataFolder: folder }, file)).rejects.toThrow('ECONNREFUSED');
      expect(readdirSync(join(folder, 'postgres'))).toEqual([]);
      expect(readFileSync(calls, 'utf8').trim().split('\n')).toEqual([
        `pg_dump --format=custom --file=${file}.part --dbname=postgres://signalbox@127.0.0.1:1/games p@ss`,
        '-rw-------',
        expect.stringContaining(`pg_restore --list ${file}.part`),
        '-rw-------',
      ]);
      writeFileSync(calls, '');
      writeFileSync(file, 'a dump');
      await expect(restore({ databaseUrl, dataFolder: folder }, file)).rejects.toThrow('ECONNREFUSED');
      const [restored] = readFileSync(calls, 'utf8').split('\n');
      expect(restored).toMatch(
        /^pg_restore .* --single-transaction --dbname=postgres:\/\/signalbox@127.* p@ss$/,
      );
    } finally {
      process.env.PATH = path;
    }
  });

  it('counts only the jobs that there are', async () => {
    const { db } = server.context.storage;
    const job = {
      id: 'counted',
      channel_id: 'nobody',
      notice: '{}',
      status: 'failed',
      attempts: 8,
      run_at: 0,
      last_error: null,
      created_at: 0,
      finished_at: 0,
    };
    const counted = async () => (await fetch(`${server.url}/metrics`)).text();
    await db.insertInto('jobs').values(job).execute();
    expect(await counted()).toContain('signalbox_jobs{status="failed"} 1');
    await db.deleteFrom('jobs').where('id', '=', job.id).execute();
    expect(await counted()).not.toContain('signalbox_jobs{status="failed"}');
  });

  it('reports its health', async () => {
    const nobody = new TestClient(server.url, null);
    expect(await nobody.must('GET', '/healthz')).toEqual({ ok: true });
    expect(await nobody.must('GET', '/readyz')).toEqual({ ok: true });
    const metrics = await fetch(`${server.url}/metrics`);
    expect(await metrics.text()).toMatch(/signalbox_games_in_memory \d/);
    const outside = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '8.8.8.8' } });
    expect(outside.status).toBe(403);
  });
});
