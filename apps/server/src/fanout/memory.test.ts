import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Transaction,
} from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { countOne } from '../security/counters.ts';
import { playingTable } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

let server: TestServer;
/** What the database has answered, and the requests for sockets, as far as something still holds them. */
const rows: WeakRef<object>[] = [];
const requests: WeakRef<object>[] = [];
/** How many patches were read. */
let patches = 0;

beforeAll(async () => {
  server = await testServer({ pulse: false });
  const { storage } = server.context;
  const observed = storage.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      for (const row of result.rows) {
        if ('commitment' in row) rows.push(new WeakRef(row));
        if ('patches' in row) patches++;
      }
      return result;
    },
  });
  Object.assign(storage, { db: observed });
});
afterAll(() => server.end());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function held(all: readonly WeakRef<object>[]): Promise<number> {
  // WeakRefs that were dereferenced keep their targets alive until the end of the current job.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  return all.filter((one) => one.deref() !== undefined).length;
}

it('a socket keeps neither its request nor the rows of the table it watches', async () => {
  const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
  server.app.server.prependListener('upgrade', (request) => void requests.push(new WeakRef(request)));
  const sockets = await Promise.all(
    [...seats.values()].map(({ token }) => TestSocket.open(server.url, token)),
  );
  for (const socket of sockets) await socket.watch(table.id);
  // Wait until its arrival has been announced to the others, so that nothing is in progress.
  for (const socket of sockets) await socket.until(() => socket.tables.has(table.id));
  await sockets[0]!.call({ type: 'chat', table: table.id, room: 'players', text: 'hello' });
  expect(requests).toHaveLength(2);
  expect(rows.length).toBeGreaterThan(0);
  await expect.poll(() => held(requests)).toBe(0);
  await expect.poll(() => held(rows)).toBe(0);
  for (const socket of sockets) socket.close();
});

it('a counter uses one prepared statement however often it counts', async () => {
  const statements: string[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (any) => new SqliteIntrospector(any),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  const storage = {
    ...server.context.storage,
    commit: <T>(work: (trx: Transaction<Schema>) => Promise<T>) => work(db as Transaction<Schema>),
  };
  for (const at of [1000, 2000]) {
    const counted = countOne({ storage, now: () => at }, 'report', `somebody ${at}`);
    // The statements are not executed, so there is no count.
    await expect(counted).rejects.toThrow('no result');
  }
  expect(statements).toHaveLength(2);
  expect(new Set(statements).size).toBe(1);
});

it('a client that was away gets what it missed, without patches being read', async () => {
  const options = { 'no-bell': true };
  const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, options });
  const p1 = seats.get('p1')!;
  await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
  await p1.must('POST', `/api/tables/${table.id}/undo`, { request: 'undo-once', position: 1 });
  await p1.must('POST', `/api/tables/${table.id}/redo`, { request: 'redo-once', position: 2 });
  const socket = await TestSocket.open(server.url, p1.token);
  patches = 0;
  socket.send({ type: 'watch', table: table.id, since: 2 });
  await socket.until(() => socket.games.has(table.id));
  const game = JSON.parse(socket.received.find((text) => text.startsWith('{"type":"game"'))!);
  expect(game.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['action', 'redo']);
  expect(patches).toBe(0);
  socket.close();
});
