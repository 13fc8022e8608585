import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProcess } from '../apps/server/src/testing/server-process.ts';
import { guest, type TestClient } from '../apps/server/src/testing/test-client.ts';
import { TestEvents } from '../apps/server/src/testing/test-events.ts';
import { cpuSeconds, residentMegabytes } from './server/process.ts';

const AT_ONCE = 20;
const AT_A_TABLE = 4;

/**
 * Event streams of many clients, four at a table, with the server in a separate process: how long it takes from a move to the
 * event of the last of the others, and how much memory and CPU time the server needs for it. Then moves at all tables at
 * once, until the last client has its event. `npm run bench -- events [--clients 2000] [--moves 500]`.
 */
export async function bench(args: string[]): Promise<void> {
  const value = (name: string, otherwise: number) =>
    Number(args[args.indexOf(`--${name}`) + 1 || args.length] ?? otherwise);
  const clients = value('clients', 2000);
  const moves = value('moves', 500);
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  const server = await serverProcess({ DATA_FOLDER: folder });
  try {
    const tables: { id: string; people: TestClient[] }[] = [];
    await inTurns(clients / AT_A_TABLE, async () => void tables.push(await tableAt(server.url)));
    const before = residentMegabytes(server.pid);
    const streams = new Map<TestClient, TestEvents>();
    await inTurns(clients, async (i) => {
      const { people } = tables[Math.floor(i / AT_A_TABLE)]!;
      streams.set(people[i % AT_A_TABLE]!, await TestEvents.open(people[i % AT_A_TABLE]!));
    });
    const after = residentMegabytes(server.pid);
    const latencies: number[] = [];
    const cpuBefore = cpuSeconds(server.pid);
    for (let i = 0; i < moves; i++) {
      const { id, people } = tables[i % tables.length]!;
      const [mover, ...others] = people as [TestClient, ...TestClient[]];
      const position = Math.floor(i / tables.length);
      const begun = performance.now();
      const told = others.map((one) => streams.get(one)!.until(({ event }) => event.position > position));
      const by = people[position] ?? mover;
      const { status } = await by.act(id, position, 'opening-bid', { bid: 0 });
      if (status !== 200) throw new Error(`A move was refused: ${status}`);
      await Promise.all(told);
      latencies.push(performance.now() - begun);
    }
    const cpu = cpuSeconds(server.pid) - cpuBefore;
    latencies.sort((a, b) => a - b);
    const at = (share: number) => Math.round(latencies[Math.floor(share * (latencies.length - 1))]!);
    console.log(
      `${clients} streams, ${moves} moves: from a move to the event of the last of the others p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ` +
        `${((1000 * cpu) / moves).toFixed(1)} ms of the server's CPU time for each move with its events; ` +
        `${Math.round(((after - before) * 1024) / clients)} kB for each stream; load average ${loadavg()[0]!.toFixed(1)}`,
    );
    await everywhere(server.pid, tables, streams);
    for (const stream of streams.values()) stream.close();
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A move at every table at once. */
async function everywhere(
  pid: number,
  tables: readonly { id: string; people: TestClient[] }[],
  streams: ReadonlyMap<TestClient, TestEvents>,
): Promise<void> {
  const moves = await Promise.all(
    tables.map(async ({ id, people }) => {
      const views = await Promise.all(people.map((one) => one.game(id)));
      const mover = views.findIndex(({ pending }) => pending?.offer);
      return { id, people, by: people[mover]!, position: views[mover]!.position };
    }),
  );
  const cpu = cpuSeconds(pid);
  const begun = performance.now();
  await Promise.all(
    moves.map(async ({ id, people, by, position }) => {
      const told = people.map((one) => streams.get(one)!.until(({ event }) => event.position > position));
      const { status } = await by.act(id, position, 'opening-bid', { bid: 0 });
      if (status !== 200) throw new Error(`A move was refused: ${status}`);
      await Promise.all(told);
    }),
  );
  console.log(
    `${tables.length} moves at once: the last of ${streams.size} clients has its event after ` +
      `${Math.round(performance.now() - begun)} ms, ${(cpuSeconds(pid) - cpu).toFixed(2)} s of the server's CPU time`,
  );
}

async function tableAt(url: string): Promise<{ id: string; people: TestClient[] }> {
  const people: TestClient[] = [];
  for (let i = 0; i < AT_A_TABLE; i++) people.push(await guest(url, `Player ${i + 1}`));
  const [host, ...others] = people as [TestClient, ...TestClient[]];
  const { id } = await host.createTable({ title: 'lots', players: AT_A_TABLE, seating: 'chosen' });
  for (const other of others) await other.must('POST', `/api/tables/${id}/join`, {});
  await host.must('POST', `/api/tables/${id}/start`);
  return { id, people };
}

/** Does something a number of times, several at once. */
async function inTurns(times: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
