import { random } from '@signalbox/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomChoice } from '../testing/random-choice.ts';
import { playingTable } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

/** Runs on whichever database the server that is started uses. */
export function playSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  describe('play over HTTP', () => {
    it('accepts an action, answers a repeated one the same way, and a stale one with what it missed', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const p1 = seats.get('p1')!;
      const first = await p1.act(table.id, 0, 'opening-bid', { bid: 1 }, 'request-1');
      expect(first).toMatchObject({ status: 200, body: { position: 1 } });
      const again = await p1.act(table.id, 0, 'opening-bid', { bid: 1 }, 'request-1');
      expect(again.body).toEqual(first.body);
      const stale = await p1.act(table.id, 0, 'opening-bid', { bid: 2 }, 'request-2');
      expect(stale).toMatchObject({ status: 409, body: { why: 'stale', position: 1 } });
      expect(await p1.game(table.id)).toMatchObject({ position: 1, pending: { seats: ['p2'], offer: null } });
    });

    it('refuses a choice that is not offered, with the reason', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const answer = await seats.get('p1')!.act(table.id, 0, 'opening-bid', { bid: 7 });
      expect(answer).toMatchObject({ status: 422, body: { why: 'out-of-range', rule: '1' } });
    });

    it('plays a whole game, reveals the seed at the end, and shows any earlier position', async () => {
      const { table, seats } = await playingTable(server.url, 3, { title: 'lots', players: 3 });
      expect(table).toMatchObject({ status: 'playing', seed: null });
      const rng = random(5);
      for (let actions = 0; actions < 500; actions++) {
        const { pending } = await seats.get('p1')!.game(table.id);
        if (!pending) break;
        const seat = rng.pick(pending.seats);
        const own = await seats.get(seat)!.game(table.id);
        const choice = randomChoice(own.pending!.offer!, rng);
        const answer = await seats.get(seat)!.act(table.id, own.position, own.pending!.decision, choice);
        expect(answer.status).toBe(200);
      }
      const ended = await seats.get('p1')!.must('GET', `/api/tables/${table.id}`);
      expect(ended).toMatchObject({ status: 'finished', commitment: table.commitment });
      expect((ended as { seed: string }).seed).toMatch(/^[0-9a-f]{64}$/);
      const { position, entries } = await seats.get('p2')!.log(table.id);
      expect(entries.map((entry) => entry.position)).toEqual(
        Array.from({ length: position }, (_, i) => i + 1),
      );
      const start = await seats
        .get('p2')!
        .must<{ view: { cash: object } }>('GET', `/api/tables/${table.id}/at/0`);
      expect(start.view.cash).toEqual({ p1: 10, p2: 10, p3: 10 });
    });
  });

  describe('play over sockets', () => {
    it('keeps every seat up to date by differences alone', async () => {
      const { table, seats } = await playingTable(server.url, 3, { title: '18FL', players: 3 });
      const sockets = new Map<string, TestSocket>();
      for (const [seat, client] of seats) sockets.set(seat, await TestSocket.open(server.url, client.token));
      for (const socket of sockets.values()) await socket.watch(table.id);
      const rng = random(7);
      for (let actions = 0; actions < 150; actions++) {
        const any = sockets.get('p1')!.games.get(table.id)!;
        if (!any.pending) break;
        const seat = rng.pick(any.pending.seats);
        const socket = sockets.get(seat)!;
        const own = socket.games.get(table.id)!;
        const choice = randomChoice(own.pending!.offer!, rng);
        const { position } = own;
        const { decision } = own.pending!;
        const answer = await socket.call({ type: 'act', table: table.id, position, decision, choice });
        expect(answer).toMatchObject({ ok: true });
        for (const one of sockets.values())
          await one.until(() => one.games.get(table.id)!.position > position);
      }
      for (const [seat, socket] of sockets) {
        const fresh = await seats.get(seat)!.game(table.id);
        const { clock: _, ...kept } = socket.games.get(table.id)!;
        expect({ ...kept, clock: null }).toEqual({ ...fresh, clock: null });
        socket.close();
      }
    });

    it('sends a client that was away what it missed', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      await seats.get('p1')!.act(table.id, 0, 'opening-bid', { bid: 1 });
      await seats.get('p2')!.act(table.id, 1, 'opening-bid', { bid: 0 });
      const socket = await TestSocket.open(server.url, seats.get('p2')!.token);
      let missed: number[] = [];
      socket.onMessage = (message) => {
        if (message.type === 'game') missed = message.entries.map((entry) => entry.position);
      };
      socket.send({ type: 'watch', table: table.id, since: 1 });
      await socket.until(() => missed.length > 0);
      expect(missed[0]).toBe(2);
      socket.close();
    });
  });
}
