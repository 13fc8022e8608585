import { openPostgres } from '../database/postgres.ts';
import { type ServerProcess, serverProcess } from '../testing/server-process.ts';
import type { TestPostgres } from '../testing/test-postgres.ts';
import { Load, type LoadSettings } from './load.ts';
import { type FaultReport, verifyTables } from './verify.ts';

/** Causes a fault under load; returns when it is over. */
export type Trouble = (farm: Farm) => Promise<void>;

/** Several processes on one PostgreSQL. */
export interface Farm {
  readonly servers: ServerProcess[];
  readonly postgres: TestPostgres;
  readonly load: Load;
  /** kill -9 one of them, and start it again. */
  readonly killOne: (index: number) => Promise<void>;
}

/** Three processes under load, with faults; then everything is compared with the log. */
export async function troubleOnPostgres(
  postgres: TestPostgres,
  titles: readonly string[],
  trouble: Trouble,
  settings: LoadSettings = {},
): Promise<FaultReport> {
  const url = await postgres.database();
  const env = { DATABASE_URL: url };
  // All at once, so that their migrations run concurrently.
  const servers = await Promise.all([serverProcess(env), serverProcess(env), serverProcess(env)]);
  const load = await Load.start(() => servers.map((server) => server.url), titles, settings);
  const farm: Farm = {
    servers,
    postgres,
    load,
    async killOne(index) {
      const { port } = new URL(servers[index]!.url);
      await servers[index]!.kill();
      servers[index] = await serverProcess({ ...env, PORT: port });
    },
  };
  const storage = openPostgres(url, () => {});
  try {
    await trouble(farm);
    await load.settle(60_000);
    return await verifyTables(storage.db, servers[0]!.url, load.tables);
  } finally {
    load.end();
    for (const server of servers) await server.kill();
    await storage.close();
  }
}

export const killProcesses =
  (kills: number, onKill: (done: number, acknowledged: number) => void = () => {}): Trouble =>
  async (farm) => {
    for (let done = 1; done <= kills; done++) {
      await farm.load.busy(5);
      await pause(0, 300);
      await farm.killOne(Math.floor(Math.random() * farm.servers.length));
      onKill(done, farm.load.acknowledged);
    }
  };

export const restartPostgres =
  (times: number, onRestart: (done: number, acknowledged: number) => void = () => {}): Trouble =>
  async (farm) => {
    for (let done = 1; done <= times; done++) {
      await farm.load.busy(10);
      await pause(0, 300);
      await farm.postgres.stop();
      await farm.postgres.start();
      onRestart(done, farm.load.acknowledged);
    }
    await pause(1000, 1000);
  };

function pause(least: number, more: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, least + Math.random() * more));
}
