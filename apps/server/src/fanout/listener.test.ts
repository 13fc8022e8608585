import { afterAll, beforeAll, expect, it } from 'vitest';
import { playingTable } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { catchUp } from './listener.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ pulse: false });
});
afterAll(() => server.end());

it('a table is not sent again with every move, but missed changes are', async () => {
  const options = { 'no-bell': true };
  const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, options });
  const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
  const socket = await TestSocket.open(server.url, p2.token);
  await socket.watch(table.id);
  const tableMessages = () => socket.received.filter((text) => text.startsWith('{"type":"table"')).length;
  await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
  await socket.until(() => socket.games.get(table.id)!.position === 1);
  const before = tableMessages();
  await catchUp(server.context);
  // Answered after whatever was sent before it.
  await socket.call({ type: 'chat', table: table.id, room: 'players', text: 'hello' });
  expect(tableMessages()).toBe(before);
  const { db } = server.context.storage;
  await db
    .updateTable('tables')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('id', '=', table.id)
    .execute();
  await catchUp(server.context);
  await socket.until(() => tableMessages() === before + 1);
  socket.close();
});
