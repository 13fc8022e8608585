import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const START = fileURLToPath(new URL('./start.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'signalbox-start-'));
let taken: Server;
beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(folder, 'file'), '');
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

const portOfAnother = () => String((taken.address() as AddressInfo).port);

test.each([
  ['an invalid variable', () => ({ PORT: 'abc' }), /^The configuration is invalid\.\nPORT must be/],
  [
    'a port in use',
    () => ({ PORT: portOfAnother() }),
    /^The server cannot listen at .*another program uses it/,
  ],
  ['a data folder that is a file', () => ({ DATA_FOLDER: join(folder, 'file') }), /^The data folder .*file/],
])('a server that cannot start says so in one message: %s', (_, variables, message) => {
  const env = { ...process.env, PORT: '0', DATA_FOLDER: join(folder, 'data'), ...variables() };
  const { status, stderr } = spawnSync(process.execPath, [START], { env, encoding: 'utf8', timeout: 60_000 });
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
