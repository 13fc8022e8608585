import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SetAuto } from '@signalbox/protocol';
import { listedChoices } from '@signalbox/table/offers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playingTable, TestClient } from '../testing/test-client.ts';
import { type TestServer, type TestSettings, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

const PASS: SetAuto = { kind: 'pass', heed: ['sold'] };
const ALWAYS_PASS: SetAuto = { kind: 'pass', heed: [] };

/** Runs on whichever database the server that is started uses. */
export function autoSuite(start: (settings?: TestSettings) => Promise<TestServer>): void {
  const dataFolder = mkdtempSync(join(tmpdir(), 'signalbox-auto-'));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ config: { dataFolder } });
  });
  afterAll(async () => {
    await server.end();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  /** The same database, opened by another process; those who were there before call that one. */
  async function restarted(...clients: readonly TestClient[]): Promise<TestClient[]> {
    await server.close();
    server = await testServer({ config: server.config });
    return clients.map(({ token, id }) => new TestClient(server.url, token, id));
  }

  async function auctioning() {
    const options = { 'no-bell': true };
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, options });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
    return { id: table.id, p1, p2, path: `/api/tables/${table.id}/auto-actions` };
  }

  describe('auto actions', () => {
    it('act while nobody of that seat is connected, and stop once, with the reason', async () => {
      const { id, p1, p2, path } = await auctioning();
      await p2.must('PUT', path, PASS);
      const { position } = await p1.game(id);
      await p1.act(id, position, 'bid', { bid: 1 });
      const { entries } = await p1.log(id, position);
      expect(entries.slice(0, 2)).toMatchObject([
        { by: 'person' },
        { by: 'program', seat: 'p2', choice: { pass: true } },
      ]);
      const own = await p2.game(id);
      expect(own).toMatchObject({
        autos: [],
        endedAutos: [{ auto: PASS, ended: 'stopped', reason: { why: 'sold' } }],
      });
      expect(own.endedAutos[0]!.position).toBeGreaterThan(position);
      const { position: now, pending } = await p1.game(id);
      if (pending!.seats.includes('p1')) await p1.act(id, now, 'bid', { pass: true });
      expect((await p2.game(id)).endedAutos).toHaveLength(1);
    });

    it('are sent to their own seat only', async () => {
      const { id, p1, p2, path } = await auctioning();
      const socket = await TestSocket.open(server.url, p1.token);
      await socket.watch(id);
      await p2.must('PUT', path, PASS);
      const { position } = await p1.game(id);
      await p1.act(id, position, 'bid', { bid: 1 });
      await socket.until(() => socket.games.get(id)!.position > position);
      const calls = ['', '/game', '/log', `/at/${position}`];
      const answers = await Promise.all(calls.map((call) => p1.call('GET', `/api/tables/${id}${call}`)));
      expect(JSON.stringify([answers, socket.received])).not.toContain('heed');
      expect(JSON.stringify(await p2.game(id))).toContain('heed');
      socket.close();
    });

    it('can be cancelled, one or all of them', async () => {
      const { id, p2, path } = await auctioning();
      await p2.must('PUT', path, PASS);
      await p2.must('PUT', path, { kind: 'bid', lot: 'red', most: 0 });
      await p2.must('PUT', path, { kind: 'bid', lot: 'red', most: 1 });
      expect((await p2.game(id)).autos.map(({ auto }) => auto)).toEqual([
        PASS,
        { kind: 'bid', lot: 'red', most: 1 },
      ]);
      await p2.must('DELETE', `${path}?key=bid%20red`);
      expect((await p2.game(id)).autos.map(({ auto }) => auto)).toEqual([PASS]);
      await p2.must('DELETE', path);
      expect(await p2.game(id)).toMatchObject({ autos: [], endedAutos: [] });
    });

    it('are refused where the title does not offer them', async () => {
      const { p2, path } = await auctioning();
      const wrong = [
        { kind: 'bid', lot: 'gold', most: 1 },
        { kind: 'run', company: 'red', pay: true },
      ];
      for (const auto of wrong)
        expect(await p2.call('PUT', path, auto)).toMatchObject({
          status: 409,
          body: { why: 'no-such-auto-action' },
        });
      expect(await p2.call('PUT', path, { kind: 'cheat' })).toMatchObject({ status: 400 });
      expect(await p2.call('PUT', path, { ...PASS, more: 1 })).toMatchObject({ status: 400 });
    });

    it('survive a restart, and so does how they ended', async () => {
      const { id, ...clients } = await auctioning();
      await clients.p2.must('PUT', clients.path, PASS);
      const [p1, p2] = (await restarted(clients.p1, clients.p2)) as [TestClient, TestClient];
      expect((await p2.game(id)).autos).toMatchObject([{ auto: PASS, made: 0 }]);
      const { position } = await p1.game(id);
      await p1.act(id, position, 'bid', { bid: 1 });
      const { endedAutos } = await p2.game(id);
      expect(endedAutos).toMatchObject([{ reason: { why: 'sold' } }]);
      const [again] = (await restarted(p2)) as [TestClient];
      expect(await again.game(id)).toMatchObject({ autos: [], endedAutos });
    });

    it('continue when the undo request that they waited for is declined', async () => {
      const { id, p1, p2, path } = await auctioning();
      await p1.act(id, (await p1.game(id)).position, 'bid', { bid: 1 });
      await p2.act(id, (await p2.game(id)).position, 'bid', { bid: 2 });
      const { position } = await p1.game(id);
      await p1.must('POST', `/api/tables/${id}/undo`, { request: 'wants-it-back', position });
      await p1.must('PUT', path, ALWAYS_PASS);
      const asked = await p2.game(id);
      expect(asked).toMatchObject({ position, consent: { kind: 'undo' } });
      await p2.must('POST', `/api/tables/${id}/consents/${asked.consent!.id}`, { answer: 'no' });
      expect((await p1.log(id, position)).entries[0]).toMatchObject({ seat: 'p1', by: 'program' });
    });

    it('of the first format continue', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: '18FL', players: 2 });
      for (;;) {
        const { pending } = await seats.get('p1')!.game(table.id);
        if (pending!.decision === 'trade') break;
        const client = seats.get(pending!.seats[0]!)!;
        const own = await client.game(table.id);
        await client.act(table.id, own.position, pending!.decision, listedChoices(own.pending!.offer)[0]);
      }
      const { pending, position } = await seats.get('p1')!.game(table.id);
      const [acting] = pending!.seats as [string];
      const waiting = acting === 'p1' ? 'p2' : 'p1';
      const former = { decision: 'trade', choice: { do: 'pass' }, until: [], unless: [], times: 50, made: 0 };
      await server.context.storage.db
        .updateTable('seats')
        .set({ program: JSON.stringify(former), notice: JSON.stringify({ ended: 'done' }) })
        .where('table_id', '=', table.id)
        .where('seat', '=', waiting)
        .execute();
      const [first, second] = (await restarted(seats.get(acting)!, seats.get(waiting)!)) as [
        TestClient,
        TestClient,
      ];
      expect(await second.game(table.id)).toMatchObject({
        autos: [{ auto: { kind: 'pass', heed: ['round-ended'] } }],
        endedAutos: [],
      });
      await first.act(table.id, position, 'trade', { do: 'pass' });
      const { entries } = await second.log(table.id, position);
      expect(entries[1]).toMatchObject({ seat: waiting, by: 'program', choice: { do: 'pass' } });
    });
  });
}
