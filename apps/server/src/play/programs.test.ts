import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playingTable } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

async function auctioning() {
  const options = { 'no-bell': true };
  const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, options });
  const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
  await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
  await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
  return { id: table.id, p1, p2 };
}

describe('programmed moves', () => {
  it('pass until somebody has bought something, then end with notice', async () => {
    const { id, p1, p2 } = await auctioning();
    const program = { decision: 'bid', choice: { pass: true }, until: [{ type: 'sold' }] };
    await p2.must('PUT', `/api/tables/${id}/program`, program);
    const { position } = await p1.game(id);
    await p1.act(id, position, 'bid', { bid: 1 });
    const { entries } = await p1.log(id, position);
    expect(entries.slice(0, 2)).toMatchObject([
      { by: 'person' },
      { by: 'program', seat: 'p2', choice: { pass: true } },
    ]);
    const own = await p2.game(id);
    expect(own).toMatchObject({ program: null, notice: { ended: 'done', reason: { why: 'program/until' } } });
    expect((await p1.game(id)).notice).toBeNull();
  });

  it('are cancelled with notice when the choice is not offered any more', async () => {
    const { id, p1, p2 } = await auctioning();
    await p2.must('PUT', `/api/tables/${id}/program`, { decision: 'bid', choice: { bid: 2 } });
    const { position } = await p1.game(id);
    await p1.act(id, position, 'bid', { bid: 5 });
    const own = await p2.game(id);
    expect(own).toMatchObject({ notice: { ended: 'cancelled', reason: { why: 'out-of-range' } } });
    expect(own.pending!.seats).toEqual(['p2']);
  });

  it('move at once when it is the seat’s own turn, and can be taken away', async () => {
    const { id, p1 } = await auctioning();
    const { position } = await p1.game(id);
    await p1.must('PUT', `/api/tables/${id}/program`, { decision: 'bid', choice: { bid: 1 }, times: 1 });
    expect((await p1.game(id)).position).toBe(position + 1);
    await p1.must('PUT', `/api/tables/${id}/program`, { decision: 'bid', choice: { bid: 9 } });
    await p1.must('DELETE', `/api/tables/${id}/program`);
    expect((await p1.game(id)).program).toBeNull();
  });
});
