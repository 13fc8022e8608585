import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../database/postgres.ts';
import { readSqlite } from '../database/sqlite.ts';
import type { Database } from '../database/storage.ts';
import { verifyChains } from '../operation/chain.ts';
import { type ServerProcess, serverProcess } from '../testing/server-process.ts';
import type { TestPostgres } from '../testing/test-postgres.ts';
import { wireTo } from '../testing/wire.ts';
import { anomaliesIn, storedIn } from './check-history.ts';
import { Witness } from './history.ts';

export interface HistoryReport {
  readonly faults: Record<string, number>;
  readonly tables: number;
  readonly operations: number;
  readonly acknowledged: number;
  readonly anomalies: string[];
}

export interface HistoryOptions {
  readonly faults: number;
  /** Only faults of this kind; by default all kinds in turn. */
  readonly kind?: string;
  /** One of the mistakes of testing/broken.ts. */
  readonly broken?: string;
  /** How long players pause between two calls; by default not at all. */
  readonly thinkMs?: number;
  readonly onFault?: (done: number, name: string, operations: number) => void;
}

const MINUTE = 60_000;
const TITLES = ['lots', 'union-station'];
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const somewhere = (most: number) => Math.floor(Math.random() * most);

type Fault = () => Promise<void>;

/** Processes that can be killed, stopped for a while, and whose clock can be set. */
class Farm {
  readonly servers: ServerProcess[] = [];
  readonly #envs: readonly Record<string, string>[];

  /** One environment for each process. */
  constructor(envs: readonly Record<string, string>[]) {
    this.#envs = envs;
  }

  async start(): Promise<void> {
    this.servers.push(...(await Promise.all(this.#envs.map(serverProcess))));
  }

  /** kill -9, then restarts it on the same port, perhaps with a different system clock. */
  async restart(skewMs: number): Promise<void> {
    const index = somewhere(this.servers.length);
    const { port } = new URL(this.servers[index]!.url);
    await this.servers[index]!.kill();
    const env = { ...this.#envs[index], PORT: port, TEST_CLOCK_SKEW_MS: String(skewMs) };
    this.servers[index] = await serverProcess(env);
  }

  async stopForAWhile(): Promise<void> {
    const { pid } = this.servers[somewhere(this.servers.length)]!;
    process.kill(pid, 'SIGSTOP');
    await pause(500 + somewhere(2500));
    process.kill(pid, 'SIGCONT');
  }

  /** Sets the clock of a running or stopped process forward or back by up to an hour. */
  async setClock(forward: boolean): Promise<void> {
    const skew = (forward ? 1 : -1) * (1 + somewhere(59)) * MINUTE;
    if (somewhere(2) === 0) return this.restart(skew);
    for (const server of this.servers) server.order(`clock ${skew}`);
    await pause(500);
  }

  /** Faults of the processes themselves, on either database. */
  faults(): Record<string, Fault> {
    return {
      kill: () => this.restart(0),
      stop: () => this.stopForAWhile(),
      'clock set forward': () => this.setClock(true),
      'clock set back': () => this.setClock(false),
    };
  }

  async end(): Promise<void> {
    for (const server of this.servers) await server.kill();
  }
}

/** On the embedded database: one process, killed, stopped, with another clock, on a full disk. */
export async function historyOnSqlite(options: HistoryOptions): Promise<HistoryReport> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-history-'));
  const farm = new Farm([{ DATA_FOLDER: folder, ...(options.broken && { TEST_BROKEN: options.broken }) }]);
  await farm.start();
  const disk = (how: string) => farm.servers[0]!.order(`disk ${how}`);
  const faults: Record<string, Fault> = {
    ...farm.faults(),
    'full disk': async () => {
      disk('full');
      await pause(500);
      disk('free');
    },
  };
  try {
    return await run(farm, faults, options, async (check) => {
      const db = readSqlite(folder);
      await check(db);
      await db.destroy();
    });
  } finally {
    await farm.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Three processes on PostgreSQL, which is restarted and whose disk fills up, each on a connection that fails. */
export async function historyOnPostgres(
  postgres: TestPostgres,
  options: HistoryOptions,
): Promise<HistoryReport> {
  const url = await postgres.database();
  const wires = await Promise.all([1, 2, 3].map(() => wireTo(url)));
  const farm = new Farm(
    wires.map((wire) => ({ DATABASE_URL: wire.url, ...(options.broken && { TEST_BROKEN: options.broken }) })),
  );
  await farm.start();
  const { disk } = postgres;
  const faults: Record<string, Fault> = {
    ...farm.faults(),
    'connections cut': () => cutConnections(url),
    'wire failed': () => wires[somewhere(wires.length)]!.fail(500 + somewhere(2500)),
    'database restarted': async () => {
      await postgres.stop();
      await postgres.start();
    },
    ...(disk && {
      'full disk': async () => {
        disk.fill();
        await pause(500 + somewhere(1000));
        disk.free();
        await postgres.startIfEnded();
      },
    }),
  };
  const storage = openPostgres(url, () => {});
  try {
    return await run(farm, faults, options, (check) => check(storage.db));
  } finally {
    await farm.end();
    for (const wire of wires) wire.end();
    await storage.close();
  }
}

async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end().catch(() => {});
}

async function run(
  farm: Farm,
  faults: Record<string, Fault>,
  { faults: most, kind, thinkMs, onFault = () => {} }: HistoryOptions,
  withDatabase: (check: (db: Database) => Promise<void>) => Promise<void>,
): Promise<HistoryReport> {
  const witness = new Witness(() => farm.servers.map(({ url }) => url), thinkMs);
  const tables: string[] = [];
  const done: Record<string, number> = {};
  const openTable = async () => {
    const title = TITLES[tables.length % TITLES.length]!;
    tables.push(await witness.openTable(title, 3, tables.length));
  };
  for (let i = 0; i < 3; i++) await openTable();
  const names = kind ? [kind] : Object.keys(faults);
  for (let i = 1; i <= most; i++) {
    const name = names[i % names.length]!;
    await pause(200 + somewhere(400));
    // An action has just been acknowledged: the worst moment for a server that acknowledges too early.
    await witness.nextAcknowledgement();
    await faults[name]!();
    done[name] = (done[name] ?? 0) + 1;
    onFault(i, name, witness.history.length);
    // Games end: new ones begin, so that there is always something to lose.
    if (i % 5 === 0) await openTable().catch(() => {});
  }
  await pause(1000);
  await witness.rest();
  const anomalies: string[] = [];
  await withDatabase(async (db) => {
    for (const table of tables) {
      const history = witness.history.filter((one) => one.table === table);
      const found = anomaliesIn(history, await storedIn(db, table));
      anomalies.push(...found.map((line) => `${table}: ${line}`));
    }
    anomalies.push(...(await verifyChains(db)).broken);
  });
  const acknowledged = witness.history.filter(
    ({ kind, position }) => kind !== 'read' && kind !== 'log' && position !== undefined,
  );
  return {
    faults: done,
    tables: tables.length,
    operations: witness.history.length,
    acknowledged: acknowledged.length,
    anomalies,
  };
}
