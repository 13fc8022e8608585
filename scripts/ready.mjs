// What the commands of the README go through: installs what the lockfile names, where that has not been
// done for this very lockfile, and then runs the command. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.signalbox-lock');

const steps = {
  build: [['node', 'scripts/build-web.mjs']],
  start: [
    ['node', 'scripts/build-web.mjs'],
    ['npx', 'tsx', 'apps/server/src/main.ts'],
  ],
  check: [
    ['npx', 'biome', 'check', '--error-on-warnings', '.'],
    ['npx', 'tsc', '--noEmit'],
    ['npx', 'tsc', '--noEmit', '-p', 'apps/web'],
    ['npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
    ['npx', 'knip'],
  ],
  test: [
    ['node', 'scripts/ready.mjs', 'check'],
    ['npx', 'vitest', 'run'],
    ['node', 'scripts/chromium.mjs'],
    ['npx', 'playwright', 'test'],
  ],
  screenshots: [
    ['node', 'scripts/chromium.mjs'],
    ['npx', 'playwright', 'test', '--config', 'e2e/screenshots/playwright.config.ts'],
  ],
  bench: [['npx', 'tsx', 'bench/main.ts']],
  faults: [['npx', 'tsx', 'apps/server/src/faults/main.ts']],
};

function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) throw done.error;
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function requireNode(major, minor) {
  const [have, haveMinor] = process.versions.node.split('.').map(Number);
  if (have > major || (have === major && haveMinor >= minor)) return;
  console.error(
    `Signalbox needs Node ${major}.${minor} or newer; this is ${process.versions.node}. Install a newer Node and try again.`,
  );
  process.exit(1);
}

function installOnce() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what Signalbox needs (first run only) ...');
  // Exactly what the lockfile names, each package compared with its hash.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

const [name, ...rest] = process.argv.slice(2);
const plan = steps[name];
if (!plan) {
  console.error(`Usage: node scripts/ready.mjs ${Object.keys(steps).join(' | ')}`);
  process.exit(2);
}
requireNode(20, 19);
installOnce();
plan.forEach(([command, ...args], i) => {
  run(command, i === plan.length - 1 ? [...args, ...rest] : args);
});
