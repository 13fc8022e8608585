import type { TableEvent } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, playingTable, type TestClient } from '../testing/test-client.ts';
import { TestEvents } from '../testing/test-events.ts';
import type { TestServer } from '../testing/test-server.ts';

/** Runs on whichever database the server that is started uses. */
export function eventsSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  const lots = () => playingTable(server.url, 2, { title: 'lots', players: 2 });

  describe('the stream of events', () => {
    it('begins with the running tables and tells of turns, tables and chat', async () => {
      const { table, seats } = await lots();
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const events = await TestEvents.open(p2);
      await events.until(({ name }) => name === 'turn');
      expect(events.all[0]!.event).toMatchObject({
        table: table.id,
        seat: 'p2',
        yourTurn: true,
        position: 0,
      });
      await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
      await events.until(({ event }) => event.position === 1);
      await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
      await events.until(({ name, event }) => name === 'table' && event.position > 1);
      await p1.must('POST', `/api/tables/${table.id}/chat`, { room: 'players', text: 'Hello' });
      await events.until(({ name, event }) => name === 'chat' && event.chat === 1);
      const other = await p1.createTable({ title: 'lots', players: 3 });
      await p2.must('POST', `/api/tables/${other.id}/join`, {});
      await events.until(({ event }) => event.table === other.id && event.status === 'open');
      events.close();
    });

    it('after a break sends what has changed since, by positions, and nothing twice that is known', async () => {
      const { table, seats } = await lots();
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const before = await TestEvents.open(p2);
      await before.until(() => true);
      before.close();
      await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
      await p1.must('POST', `/api/tables/${table.id}/chat`, { room: 'players', text: 'Hello' });
      const after = await TestEvents.open(p2, before.all.at(-1)!.id);
      await after.until(({ event }) => event.position === 1 && event.chat === 1);
      expect(after.all).toHaveLength(1);
      after.close();
      const quiet = await TestEvents.open(p2, String(Date.now() + 3_600_000));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(quiet.all).toEqual([]);
      quiet.close();
    });

    it('tells nothing of other people’s tables, nor of one that was left', async () => {
      const [host, other] = [await guest(server.url, 'Host'), await guest(server.url, 'Other')];
      const { id, invite } = await host.createTable({ title: 'lots', players: 3, bots: 1, listed: false });
      const events = await TestEvents.open(other);
      await other.must('POST', `/api/tables/${id}/join`, { invite });
      await events.until(({ event }) => event.table === id);
      await other.must('POST', `/api/tables/${id}/leave`);
      const seen = events.all.length;
      await host.must('PUT', `/api/tables/${id}/bots`, { seat: 1 });
      await host.must('POST', `/api/tables/${id}/start`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(events.all).toHaveLength(seen);
      expect(JSON.stringify(events.all)).not.toContain(invite);
      events.close();
    });

    it('catches up with what was not announced', async () => {
      const { table, seats } = await lots();
      const events = await TestEvents.open(seats.get('p1')!);
      await events.until(() => true);
      await server.context.storage.db
        .updateTable('tables')
        .set({ version: 99, moved_at: server.context.now() })
        .where('id', '=', table.id)
        .execute();
      await server.context.events.catchUp();
      await events.until(({ event }) => event.version === 99);
      events.close();
    });

    it('ends with the session, and there is a limit for each account', async () => {
      const person = await guest(server.url, 'Many');
      const streams: TestEvents[] = [];
      for (let i = 0; i < 5; i++) streams.push(await TestEvents.open(person));
      expect((await person.call('GET', '/api/events')).status).toBe(429);
      await person.must('POST', '/api/logout');
      await Promise.all(streams.map((stream) => stream.ended));
      expect((await person.call('GET', '/api/events')).status).toBe(401);
    });
  });

  it('tells a seat whom the game waits for and not what anybody chose', async () => {
    const { table, seats } = await lots();
    const events = await TestEvents.open(seats.get('p2')!);
    await (seats.get('p1') as TestClient).act(table.id, 0, 'opening-bid', { bid: 3 });
    await events.until(({ event }: { event: TableEvent }) => event.position === 1);
    expect(JSON.stringify(events.all)).not.toMatch(/bid/);
    events.close();
  });
}
