import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playingTable } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { handleDueFlags } from './due-flags.ts';

const LIVE = { kind: 'live', budget: 60_000, increment: 5_000 } as const;
const ASYNC = { kind: 'async', perMove: 24 * 3_600_000 } as const;

describe('when time is up', () => {
  let server: TestServer;
  let ahead = 0;
  beforeAll(async () => {
    server = await testServer({ now: () => Date.now() + ahead, pulse: false });
  });
  afterAll(() => server.end());

  async function flagged(flag: 'vote' | 'bot' | 'loss', players: number) {
    const request = { title: 'lots', players, clock: LIVE, flag, options: { 'no-bell': true } };
    const { table, seats } = await playingTable(server.url, players, request);
    // Everybody except p1 has bid; p1 does not answer.
    for (let i = 2; i <= players; i++)
      await seats.get(`p${i}`)!.act(table.id, i - 2, 'opening-bid', { bid: 0 });
    ahead += 70_000;
    await handleDueFlags(server.context);
    return { id: table.id, seats };
  }

  it('a bot takes the seat', async () => {
    const { id, seats } = await flagged('bot', 3);
    const table = await seats.get('p2')!.must('GET', `/api/tables/${id}`);
    expect(table).toMatchObject({ status: 'playing' });
    const refused = await seats.get('p1')!.act(id, 2, 'opening-bid', { bid: 0 });
    expect(refused.body.why).toBe('bot-plays');
  });

  it('the seat loses; with one person left the game is over', async () => {
    const { id, seats } = await flagged('loss', 2);
    const table = await seats.get('p2')!.must('GET', `/api/tables/${id}`);
    expect(table).toMatchObject({ status: 'finished', outcome: { reason: 'out-of-time', winners: ['p2'] } });
  });

  it('the others vote, and may wait', async () => {
    const { id, seats } = await flagged('vote', 3);
    const { consent, position } = await seats.get('p2')!.game(id);
    expect(consent).toMatchObject({ kind: 'flag', seat: 'p1' });
    for (const seat of ['p2', 'p3']) {
      await seats.get(seat)!.must('POST', `/api/tables/${id}/consents/${consent!.id}`, { answer: 'wait' });
    }
    const waiting = await seats.get('p1')!.game(id);
    expect(waiting.consent).toBeNull();
    expect(waiting.clock!.remaining.p1).toBeGreaterThan(5_000);
    expect((await seats.get('p1')!.act(id, position, 'opening-bid', { bid: 1 })).status).toBe(200);
  });

  it('waits for a player on vacation', async () => {
    // Without the bell, which may end the game with its first draw.
    const rules = { clock: ASYNC, flag: 'loss' as const, options: { 'no-bell': true } };
    const request = { title: 'lots', players: 2, ...rules };
    const { table, seats } = await playingTable(server.url, 2, request);
    const until = Date.now() + ahead + 3 * ASYNC.perMove;
    for (const client of seats.values()) await client.must('PATCH', '/api/me', { vacationUntil: until });
    // Decisions that come up from then on wait for them.
    for (const [i, client] of [...seats.values()].entries())
      await client.act(table.id, i, 'opening-bid', { bid: i });
    ahead += ASYNC.perMove + 1000;
    await handleDueFlags(server.context);
    expect(await seats.get('p1')!.must('GET', `/api/tables/${table.id}`)).toMatchObject({
      status: 'playing',
    });
    ahead += 2 * ASYNC.perMove;
    await handleDueFlags(server.context);
    expect(await seats.get('p1')!.must('GET', `/api/tables/${table.id}`)).toMatchObject({
      status: 'playing',
    });
  });
});
