import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSqlite } from '../database/sqlite.ts';
import { type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { Load, type LoadSettings } from './load.ts';
import { type FaultReport, verifyTables } from './verify.ts';

/** kill -9 at random moments under load, on the embedded database; then everything is compared with the log. */
export async function killOnSqlite(
  kills: number,
  titles: readonly string[],
  settings: LoadSettings = {},
  onKill: (done: number, acknowledged: number) => void = () => {},
): Promise<FaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-fault-'));
  const env = { DATA_FOLDER: folder };
  let server: ServerProcess = await serverProcess(env);
  const { port } = new URL(server.url);
  const load = await Load.start(() => [server.url], titles, settings);
  try {
    for (let done = 1; done <= kills; done++) {
      await load.busy(5);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      await server.kill();
      server = await serverProcess({ ...env, PORT: port });
      onKill(done, load.acknowledged);
    }
    await load.settle(30_000);
    const db = readSqlite(folder);
    const report = await verifyTables(db, server.url, load.tables);
    await db.destroy();
    return report;
  } finally {
    load.end();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
