import type { GameView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../ids.ts';
import { playingTable, type TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';

/** Runs on whichever database the server that is started uses. */
export function undoSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  /** Two players after the sealed bids: p1 opens the first auction. */
  async function auctioning(): Promise<{ table: string; p1: TestClient; p2: TestClient }> {
    const options = { 'no-bell': true };
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, options });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
    return { table: table.id, p1, p2 };
  }

  function undo(client: TestClient, table: string, position: number, request = randomId()) {
    return client.call('POST', `/api/tables/${table}/undo`, { request, position });
  }

  describe('undo', () => {
    it('undoes one’s own last action freely, and the log keeps both', async () => {
      const { table, p1 } = await auctioning();
      const before = await p1.game(table);
      await p1.act(table, before.position, 'bid', { bid: 3 });
      expect((await p1.game(table)).undo).toEqual({ entries: 1, freely: true });
      const request = randomId();
      const done = await undo(p1, table, before.position + 1, request);
      expect(done).toMatchObject({ status: 200, body: { asked: false } });
      const after = await p1.game(table);
      expect(after.view).toEqual(before.view);
      expect(after.position).toBe(before.position + 2);
      const { entries } = await p1.log(table, before.position);
      expect(entries).toMatchObject([{ undone: true }, { kind: 'undo', takesBack: [before.position + 1] }]);
      const again = await undo(p1, table, before.position + 1, request);
      expect(again.status).toBe(200);
      expect((await p1.game(table)).position).toBe(after.position);
    });

    it('needs the others’ consent once somebody else has moved; a “no” changes nothing', async () => {
      const { table, p1, p2 } = await auctioning();
      const start = await p1.game(table);
      await p1.act(table, start.position, 'bid', { bid: 3 });
      await p2.act(table, start.position + 1, 'bid', { bid: 4 });
      const asked = await undo(p1, table, start.position + 2);
      expect(asked.body).toMatchObject({ asked: true });
      const { consent } = await p2.game(table);
      expect(consent).toMatchObject({ kind: 'undo', seat: 'p1', entries: 2 });
      await p2.must('POST', `/api/tables/${table}/consents/${consent!.id}`, { answer: 'no' });
      expect(await p1.game(table)).toMatchObject({ consent: null, position: start.position + 2 });

      await undo(p1, table, start.position + 2);
      const second = (await p2.game(table)).consent!;
      expect(
        await p1.call('POST', `/api/tables/${table}/consents/${second.id}`, { answer: 'yes' }),
      ).toMatchObject({
        status: 409,
      });
      await p2.must('POST', `/api/tables/${table}/consents/${second.id}`, { answer: 'yes' });
      expect((await p1.game(table)).view).toEqual(start.view);
    });

    it('a question stops nobody: who moves on has said no', async () => {
      const { table, p1, p2 } = await auctioning();
      const start = await p1.game(table);
      await p1.act(table, start.position, 'bid', { bid: 3 });
      await p2.act(table, start.position + 1, 'bid', { bid: 4 });
      await undo(p1, table, start.position + 2);
      expect((await p1.act(table, start.position + 2, 'bid', { bid: 5 })).status).toBe(200);
      expect((await p2.game(table)).consent).toBeNull();
    });

    it('needs consent to undo what has shown something hidden', async () => {
      const { table, p2 } = await auctioning();
      const { undo: right, position } = await p2.game(table);
      // The last sealed bid showed both, and chance has drawn since.
      expect(right).toEqual({ entries: 2, freely: false });
      expect((await undo(p2, table, position)).body).toMatchObject({ asked: true });
    });

    it('draws the same again after chance was undone: nobody can fish for another card', async () => {
      const { table, p1, p2 } = await auctioning();
      const drawn = async () => {
        const { entries } = await p1.log(table);
        return entries.filter((entry) => entry.by === 'chance').map((entry) => entry.choice);
      };
      const { position } = await p2.game(table);
      await undo(p2, table, position);
      const { consent } = await p1.game(table);
      await p1.must('POST', `/api/tables/${table}/consents/${consent!.id}`, { answer: 'yes' });
      const back = await p2.must<GameView>('GET', `/api/tables/${table}/game`);
      await p2.act(table, back.position, 'opening-bid', { bid: 0 });
      const [first, second] = await drawn();
      expect(second).toEqual(first);
    });
  });
}
