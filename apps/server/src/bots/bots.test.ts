import { afterAll, beforeAll, expect, it } from 'vitest';
import { playingTable, type TestClient } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

let server: TestServer;
let worker: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { botPauseMs: 0 } });
  worker = await testServer({ thread: true, config: { botPauseMs: 0 } });
});
afterAll(async () => {
  await server.end();
  await worker.end();
});

it('two bots move until it is the person’s turn again', async () => {
  const { table, seats } = await playingTable(server.url, 1, { title: 'lots', players: 3, bots: 2 });
  const [[seat, person]] = [...seats] as [[string, TestClient]];
  const socket = await TestSocket.open(server.url, person.token);
  await socket.watch(table.id);
  await socket.until(() => socket.games.get(table.id)!.pending!.seats.join() === seat);
  const { position } = socket.games.get(table.id)!;
  expect(position).toBe(2);
  await socket.call({ type: 'act', table: table.id, position, decision: 'opening-bid', choice: { bid: 0 } });
  await socket.until(() => {
    const { pending } = socket.games.get(table.id)!;
    return pending === null || pending.seats.includes(seat);
  });
  const { entries } = await person.log(table.id);
  expect(entries.filter((entry) => entry.by === 'bot').length).toBeGreaterThan(1);
  socket.close();
});

it('bots think in a separate thread', async () => {
  const { table, seats } = await playingTable(worker.url, 1, { title: '18FL', players: 3, bots: 2 });
  const [[seat, person]] = [...seats] as [[string, TestClient]];
  const socket = await TestSocket.open(worker.url, person.token);
  await socket.watch(table.id);
  await socket.until(() => socket.games.get(table.id)!.pending!.seats.join() === seat, 20_000);
  const { entries } = await person.log(table.id);
  expect(entries.filter((entry) => entry.by === 'bot')).toHaveLength(2);
  socket.close();
});
