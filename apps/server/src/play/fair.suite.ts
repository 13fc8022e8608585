import type { GameView, Me, TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { resumeParts } from '../operation/troubles.ts';
import { guest, playingTable, type TestClient } from '../testing/test-client.ts';
import type { TestServer, TestSettings } from '../testing/test-server.ts';
import { handleDueFlags } from './due-flags.ts';
import { FairTime, steadyClock } from './fair-time.ts';

type Start = (settings: TestSettings & { config: Partial<Config> }) => Promise<TestServer>;

const DAY = 24 * 3_600_000;
const LIVE = { kind: 'live', budget: 60_000, increment: 5_000 } as const;
const ASYNC = { kind: 'async', perMove: DAY } as const;

/** Runs on whichever database the server that is started uses. */
export function fairSuite(start: Start): void {
  let server: TestServer;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  beforeAll(async () => {
    server = await start({ now, pulse: false, config: { logLevel: 'silent' } });
  });
  afterAll(() => server.end());

  const timed = (clock: typeof LIVE | typeof ASYNC, flag: 'loss' | 'vote' = 'loss', players = 2) =>
    playingTable(server.url, players, { title: 'lots', players, clock, flag, options: { 'no-bell': true } });
  const statusOf = async (id: string, client: TestClient) =>
    (await client.must<TableView>('GET', `/api/tables/${id}`)).status;
  const left = async (client: TestClient, id: string, seat: string) =>
    (await client.must<GameView>('GET', `/api/tables/${id}/game`)).clock!.remaining[seat]!;

  describe('clocks', () => {
    it('an undo request does not stop any clock', async () => {
      const { table, seats } = await timed(LIVE, 'loss', 2);
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      await p1.act(table.id, 0, 'opening-bid', { bid: 0 });
      await p1.call('POST', `/api/tables/${table.id}/undo`, { request: 'the-question', position: 1 });
      ahead += 61_000;
      await handleDueFlags(server.context);
      expect(await statusOf(table.id, p2)).toBe('finished');
    });

    it('time during which no server was running does not count, even if the clock was set', async () => {
      const { table, seats } = await timed(LIVE);
      const p1 = seats.get('p1')!;
      const time = new FairTime(server.context);
      await time.keep();
      const before = await left(p1, table.id, 'p1');
      for (const jump of [3 * DAY, -5 * DAY, 2 * DAY]) {
        ahead += jump;
        await new FairTime(server.context).keep();
        await handleDueFlags(server.context);
        expect(await statusOf(table.id, p1)).toBe('playing');
        expect(Math.abs((await left(p1, table.id, 'p1')) - before)).toBeLessThan(10_000);
      }
      ahead += 61_000;
      await handleDueFlags(server.context);
      expect(await statusOf(table.id, p1)).toBe('finished');
    });

    it('setting the system clock has no effect within a process', () => {
      let [wall, steady] = [1_000_000, 50];
      const clock = steadyClock(
        () => wall,
        () => steady,
      );
      expect(clock()).toBe(1_000_000);
      wall += 7 * DAY;
      steady += 1000;
      expect(clock()).toBe(1_001_000);
    });

    it('a vacation starts with the next turn', async () => {
      const first = await timed(ASYNC);
      const p1 = first.seats.get('p1')!;
      ahead += 1000;
      await p1.must('PATCH', '/api/me', { vacationUntil: now() + 3 * DAY });
      await first.seats.get('p2')!.act(first.table.id, 0, 'opening-bid', { bid: 0 });
      ahead += DAY + 1000;
      await handleDueFlags(server.context);
      // It was p1's turn already when they went.
      expect(await statusOf(first.table.id, p1)).toBe('finished');
    });

    it('a vacation has a quota of thirty days a year; unused days are given back', async () => {
      const client = await guest(server.url, 'Traveller');
      const away = (days: number | null) =>
        client.call('PATCH', '/api/me', { vacationUntil: days === null ? null : now() + days * DAY });
      expect(await away(31)).toMatchObject({ status: 422, body: { why: 'vacation-quota' } });
      expect((await away(20)).status).toBe(200);
      ahead += 5 * DAY;
      expect((await away(null)).status).toBe(200);
      const me = await client.must<Me>('GET', '/api/me');
      expect(Math.round(me.vacationLeft / DAY)).toBe(25);
      expect((await away(26)).status).toBe(422);
      expect((await away(24)).status).toBe(200);
    });

    it('when the reserve is used up, time is up', async () => {
      const clock = { kind: 'async', perMove: DAY, reserve: DAY } as const;
      const request = { title: 'lots', players: 2, clock, flag: 'loss' as const };
      const { table, seats } = await playingTable(server.url, 2, request);
      const p2 = seats.get('p2')!;
      await p2.act(table.id, 0, 'opening-bid', { bid: 0 });
      ahead += 1.5 * DAY;
      await handleDueFlags(server.context);
      expect(await statusOf(table.id, p2)).toBe('playing');
      ahead += 0.6 * DAY;
      await handleDueFlags(server.context);
      expect(await statusOf(table.id, p2)).toBe('finished');
    });
  });

  describe('what fails', () => {
    it('is set aside, shown, and resumed; nothing else waits for it', async () => {
      const broken = await timed(LIVE);
      const sound = await timed(LIVE);
      const { id } = broken.table;
      const { db } = server.context.storage;
      const { clock_state } = await db
        .selectFrom('tables')
        .select('clock_state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.updateTable('tables').set({ clock_state: '{' }).where('id', '=', id).execute();
      // The process retries, as it would after a start.
      await server.context.games.refresh(id, 1_000_000);
      ahead += 61_000;
      await handleDueFlags(server.context);
      expect(await statusOf(sound.table.id, sound.seats.get('p1')!)).toBe('finished');
      const admin = await guest(server.url, 'Admin');
      await db.updateTable('accounts').set({ admin: 1 }).where('id', '=', admin.id).execute();
      const status = await admin.must<{ troubles: { id: string; kind: string }[] }>(
        'GET',
        '/api/admin/status',
      );
      expect(status.troubles).toMatchObject([{ id, kind: 'table' }]);
      expect((await admin.call('POST', `/api/admin/repair/${id}`)).status).toBe(409);
      await db.updateTable('tables').set({ clock_state }).where('id', '=', id).execute();
      await admin.must('POST', `/api/admin/repair/${id}`);
      expect(await resumeParts(server.context)).toEqual([]);
      await handleDueFlags(server.context);
      expect(await statusOf(id, broken.seats.get('p1')!)).toBe('finished');
    });
  });
}
