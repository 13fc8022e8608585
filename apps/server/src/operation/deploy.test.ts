import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { backup } from './backup.ts';
import { LEAST_NODE } from './doctor.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const file = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(file('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('the lockfile has a hash for every package, and names no host', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(
    installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

it('the lockfile has the packages of all platforms', () => {
  const found = (from: string, name: string) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      if (packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true;
      if (!at.includes('node_modules/')) return packages[`node_modules/${name}`] !== undefined;
    }
  };
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !found(path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
  expect(packages['node_modules/@rolldown/binding-win32-x64-msvc']).toBeDefined();
});

it('everything that names the oldest Node names the same', () => {
  const { engines } = JSON.parse(file('package.json')) as { engines: { node: string } };
  const [major, minor] = engines.node.replace('>=', '').split('.');
  expect(file('README.md')).toContain(`Node ${major}.${minor} or newer`);
  expect(file('scripts/ready.mjs')).toContain(`requireNode(${major}, ${minor})`);
  expect(LEAST_NODE).toEqual([Number(major), Number(minor)]);
});

it('every installation uses the lockfile, and what is deployed is built', () => {
  for (const path of ['scripts/ready.mjs', 'deploy/Dockerfile']) {
    expect(file(path), path).not.toMatch(/npm install|'install'/);
    expect(file(path), path).toMatch(/npm ci|'ci'/);
  }
  // NODE_ENV=production alone would leave out what builds the web client.
  expect(file('scripts/ready.mjs')).toMatch(/'ci', '--include=dev'/);
  expect(file('deploy/Dockerfile')).toMatch(/npm run build/);
  expect(file('deploy/signalbox.service')).toMatch(/ExecStartPre=.*npm run build/);
  for (const [, copied] of file('deploy/Dockerfile').matchAll(/^COPY ([^-].*) \S+$/gm)) {
    for (const path of copied!.split(' ')) expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
});

it('only the owner can read the data folder, the database and backups', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-modes-'));
  const dataFolder = join(folder, 'data');
  const server = await testServer({ config: { dataFolder } });
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(mode(dataFolder)).toBe('700');
  for (const name of ['signalbox.db', 'signalbox.db-wal', 'signalbox.db-shm', 'lock.db']) {
    expect(mode(join(dataFolder, name)), name).toBe('600');
  }
  const copy = join(folder, 'copy.db');
  await backup(server.config, copy);
  expect(mode(copy)).toBe('600');
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});
