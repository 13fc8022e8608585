// Wraps the npm scripts: installs the packages of the lockfile, unless that was already done for this lockfile, and then
// runs the command. Needs nothing but Node and npm.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.signalbox-lock');

// The native compiler takes a quarter of the time; it is called by its path, because both compilers have a `tsc`.
// Its results are kept, so that only changed files are checked again.
const types = (name, ...where) => [
  ...['node', join('node_modules', 'typescript-native', 'bin', 'tsc'), '--noEmit', '--incremental'],
  ...['--tsBuildInfoFile', join('node_modules', '.cache', `types-${name}.json`), ...where],
];

// They do not depend on each other. The longest come first.
const checks = [
  types('packages'),
  types('web', '-p', 'apps/web'),
  ['npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
  ['npx', 'knip'],
  ['npx', 'biome', 'check', '--error-on-warnings', '.'],
];

/** A command, or commands that run in parallel. */
const steps = {
  build: [['node', 'scripts/build-web.mjs']],
  start: [
    ['node', 'scripts/build-web.mjs'],
    ['npx', 'tsx', 'apps/server/src/main.ts'],
  ],
  check: [{ sideBySide: checks }],
  test: [
    // What the browser tests need is made ready in the meantime: the client, the browser, and the tests compiled.
    {
      sideBySide: [
        ...checks,
        ['node', 'scripts/build-web.mjs'],
        ['node', 'scripts/chromium.mjs'],
        ['npx', 'playwright', 'test', '--list', '--grep=nothing-has-this-name', '--pass-with-no-tests'],
      ],
    },
    ['npx', 'vitest', 'run'],
    ['npx', 'playwright', 'test'],
  ],
  screenshots: [
    ['node', 'scripts/chromium.mjs'],
    ['npx', 'playwright', 'test', '--config', 'e2e/screenshots/playwright.config.ts'],
  ],
  bench: [['npx', 'tsx', 'bench/main.ts']],
  mutants: [['npx', 'tsx', 'mutants/main.ts']],
  faults: [['npx', 'tsx', 'apps/server/src/faults/main.ts']],
};

function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) throw done.error;
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** The output of a command, once it has ended. */
function outputOf(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, said: Buffer.concat(said) }));
  });
}

/** As many at once as there are cores. All run to their end, so that every failure is shown. */
async function runSideBySide(commands) {
  const waiting = [...commands];
  let failed = false;
  const oneAfterAnother = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = performance.now();
      const [command, ...args] = next;
      const { status, said } = await outputOf(command, args);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${status === 0 ? 'done' : 'FAILED'} in ${seconds} s: ${next.join(' ')}`);
      process.stdout.write(said);
      failed ||= status !== 0;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, oneAfterAnother));
  if (failed) process.exit(1);
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
  console.log('Installing dependencies (first run only) ...');
  // Exactly what the lockfile names, each package verified by its hash; also under NODE_ENV=production, where npm would
  // omit what the web client is built with.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
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
for (const [i, step] of plan.entries()) {
  if ('sideBySide' in step) {
    await runSideBySide(step.sideBySide);
    continue;
  }
  const [command, ...args] = step;
  run(command, i === plan.length - 1 ? [...args, ...rest] : args);
}
