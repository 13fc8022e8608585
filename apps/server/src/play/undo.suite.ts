import {
  type AnyTitle,
  type GameRecord,
  RECORD_FORM,
  random,
  recordEntries,
  verifyRecord,
} from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing/lots.ts';
import type { GameView, TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../ids.ts';
import { randomChoice } from '../testing/random-choice.ts';
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
  async function auctioning(
    request: { rated?: boolean } = {},
  ): Promise<{ table: string; p1: TestClient; p2: TestClient }> {
    const options = { 'no-bell': true };
    const { table, seats } = await playingTable(server.url, 2, {
      title: 'lots',
      players: 2,
      options,
      ...request,
    });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
    return { table: table.id, p1, p2 };
  }

  /** Everybody chooses at random, until the game is over. */
  async function playOn(clients: readonly TestClient[], table: string): Promise<void> {
    const rng = random(7);
    for (let moves = 0; moves < 500; moves++) {
      for (const client of clients) {
        const { position, pending } = await client.game(table);
        if (pending === null) return;
        if (pending.offer)
          await client.act(table, position, pending.decision, randomChoice(pending.offer, rng));
      }
    }
    throw new Error('The game does not end.');
  }

  /** As a browser puts it together from the log. */
  async function recordOfGame(client: TestClient, id: string): Promise<GameRecord> {
    const { title, options, seats, commitment, seed } = await client.must<TableView>(
      'GET',
      `/api/tables/${id}`,
    );
    const standing = (await client.log(id)).entries.filter(
      ({ kind, undone }) => kind === 'action' && !undone,
    );
    const actions = standing.map((entry) => ({ ...entry, decision: entry.decision! }));
    const log = recordEntries(actions);
    return { ...RECORD_FORM, title, options, players: seats.length, commitment: commitment!, seed, log };
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

    it('needs consent of the others once somebody else has moved; a refusal changes nothing', async () => {
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

    it('a request does not block anybody: a move declines it', async () => {
      const { table, p1, p2 } = await auctioning();
      const start = await p1.game(table);
      await p1.act(table, start.position, 'bid', { bid: 3 });
      await p2.act(table, start.position + 1, 'bid', { bid: 4 });
      await undo(p1, table, start.position + 2);
      expect((await p1.act(table, start.position + 2, 'bid', { bid: 5 })).status).toBe(200);
      expect((await p2.game(table)).consent).toBeNull();
    });

    it('needs consent to undo an action that revealed something hidden', async () => {
      const { table, p2 } = await auctioning();
      const { undo: right, position } = await p2.game(table);
      // The last sealed bid showed both, and chance has drawn since.
      expect(right).toEqual({ entries: 2, freely: false });
      expect((await undo(p2, table, position)).body).toMatchObject({ asked: true });
    });

    it('makes a new draw after an undone one, so that nobody knows it in advance; the finished game can be verified', async () => {
      const { table, p1, p2 } = await auctioning();
      const { position } = await p2.game(table);
      await undo(p2, table, position);
      const { consent } = await p1.game(table);
      await p1.must('POST', `/api/tables/${table}/consents/${consent!.id}`, { answer: 'yes' });
      const back = await p2.must<GameView>('GET', `/api/tables/${table}/game`);
      await p2.act(table, back.position, 'opening-bid', { bid: 0 });
      const draws = (await p1.log(table)).entries.filter((entry) => entry.by === 'chance');
      expect(draws.map(({ draw, undone }) => ({ draw, undone }))).toEqual([
        { draw: 0, undone: true },
        { draw: 1, undone: false },
      ]);
      await playOn([p1, p2], table);
      const record = await recordOfGame(p1, table);
      expect(verifyRecord(lots as AnyTitle, record)).toMatchObject({ ok: true, undoneDraws: 1 });
    });

    it('a player alone with bots cannot repeat draws in a rated game', async () => {
      const { table, p1, p2 } = await auctioning({ rated: true });
      const { db } = server.context.storage;
      await db.updateTable('seats').set({ bot: 'random' }).where('account_id', '=', p1.id!).execute();
      await db
        .updateTable('tables')
        .set((e) => ({ version: e('version', '+', 1) }))
        .where('id', '=', table)
        .execute();
      const game = await p2.game(table);
      expect(game.undo).toBeNull();
      expect(await undo(p2, table, game.position)).toMatchObject({ status: 409 });
    });
  });
}
