// Wraps the npm scripts: installs the packages of the lockfile, unless that was already done for this lockfile, and then
// runs the command. Needs nothing but Node and npm.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENT } from './v8.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.signalbox-lock');

/** A tool of ours by its path: `npx` takes a second of a core to find it. */
const tool = (name, ...args) => [join('node_modules', '.bin', name), ...args];
/** Its workers inherit the options. */
const playwright = (...args) => [
  ...['node', ...PATIENT, join('node_modules', '@playwright', 'test', 'cli.js')],
  ...['test', ...args],
];
const typescript = (file) => ['node', '--import', 'tsx', file];

// The native compiler takes a quarter of the time; it is called by its path, because both compilers have a `tsc`.
// Its results are kept, so that only changed files are checked again. With several threads it takes twice the work.
const types = (name, ...where) => [
  ...[
    'node',
    join('node_modules', 'typescript-native', 'bin', 'tsc'),
    '--noEmit',
    '--incremental',
    '--singleThreaded',
  ],
  ...['--tsBuildInfoFile', join('node_modules', '.cache', `types-${name}.json`), ...where],
];

// They do not depend on each other. The longest come first.
const checks = [
  types('packages'),
  types('web', '-p', 'apps/web'),
  tool('depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'),
  tool('knip'),
  tool('biome', 'check', '--error-on-warnings', '.'),
];

/** Tests that mostly wait, for PostgreSQL and for servers that are killed and started again. */
const WAITING = [
  'apps/server/src/database/postgres-people.test.ts',
  'apps/server/src/database/postgres-play.test.ts',
  'apps/server/src/database/postgres-servers.test.ts',
  'apps/server/src/faults/history.test.ts',
  'apps/server/src/faults/postgres.test.ts',
  'apps/server/src/faults/sqlite.test.ts',
  'apps/server/src/tournaments/three-processes.test.ts',
];

const except = (files) => files.flatMap((path) => ['--exclude', `**/${path}`]);

/** A command, commands that run in parallel, or steps with a command that runs in the meantime. */
const steps = {
  build: [
    ['node', 'scripts/build-web.mjs'],
    ['node', 'scripts/compile.mjs'],
  ],
  start: [
    ['node', 'scripts/build-web.mjs'],
    ['node', 'apps/server/src/start.mjs'],
  ],
  check: [{ sideBySide: checks }],
  test: [
    // What the browser tests need is made ready in the meantime: the client and the browser.
    { sideBySide: [...checks, ['node', 'scripts/build-web.mjs'], ['node', 'scripts/chromium.mjs']] },
    // With one process for each core, and one more for what waits, there is always something to do.
    {
      inTheMeantime: tool('vitest', 'run', '--maxWorkers=1', ...WAITING),
      steps: [
        tool('vitest', 'run', `--maxWorkers=${availableParallelism()}`, ...except(WAITING)),
        playwright(),
      ],
    },
  ],
  screenshots: [
    ['node', 'scripts/chromium.mjs'],
    playwright('--config', 'e2e/screenshots/playwright.config.ts'),
  ],
  bench: [typescript('bench/main.ts')],
  mutants: [typescript('mutants/main.ts')],
  faults: [typescript('apps/server/src/faults/main.ts')],
};

function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) throw done.error;
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Is it successful? What it prints is seen at once. */
function runs([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0));
  });
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

/** Is it successful? What it has printed is seen at its end. */
async function runsQuietly([command, ...args]) {
  const began = performance.now();
  const { status, said } = await outputOf(command, args);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${status === 0 ? 'done' : 'FAILED'} in ${seconds} s: ${[command, ...args].join(' ')}`);
  process.stdout.write(said);
  return status === 0;
}

/** As many at once as there are cores. All run to their end, so that every failure is shown. */
async function runSideBySide(commands) {
  const waiting = [...commands];
  let successful = true;
  const oneAfterAnother = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await runsQuietly(next))) successful = false;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, oneAfterAnother));
  return successful;
}

async function runInTheMeantime(command, plan, rest) {
  const [meanwhile, successful] = await Promise.all([runsQuietly(command), follow(plan, rest)]);
  return meanwhile && successful;
}

/** Follows the steps up to the first that fails. Further arguments are for the last command. */
async function follow(plan, rest) {
  for (const [i, step] of plan.entries()) {
    const further = i === plan.length - 1 ? rest : [];
    if (!(await followOne(step, further))) return false;
  }
  return true;
}

function followOne(step, further) {
  if ('sideBySide' in step) return runSideBySide(step.sideBySide);
  if ('inTheMeantime' in step) return runInTheMeantime(step.inTheMeantime, step.steps, further);
  return runs([...step, ...further]);
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

const GIGABYTE = 2 ** 30;

/** For what tests write: in memory if there is room, because a database waits for the disk at every commit. */
function temporaryFolder() {
  const memory = '/dev/shm';
  const isRoomy = () => {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 * GIGABYTE && freemem() > 6 * GIGABYTE;
  };
  const folder = mkdtempSync(join(existsSync(memory) && isRoomy() ? memory : tmpdir(), 'signalbox-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  return folder;
}

/** Follows the steps with a folder for temporary files of their own, which is deleted at the end. */
async function followInFolder(plan, rest) {
  // Compiled tests stay, so that the next run need not compile them.
  process.env.PWTEST_CACHE_DIR ??= join(root, 'node_modules', '.cache', 'playwright');
  process.env.TMPDIR = temporaryFolder();
  try {
    return await follow(plan, rest);
  } finally {
    rmSync(process.env.TMPDIR, { recursive: true, force: true, maxRetries: 5 });
  }
}

const [name, ...rest] = process.argv.slice(2);
const plan = steps[name];
if (!plan) {
  console.error(`Usage: node scripts/ready.mjs ${Object.keys(steps).join(' | ')}`);
  process.exit(2);
}
requireNode(20, 19);
installOnce();
if (!(await (name === 'test' ? followInFolder : follow)(plan, rest))) process.exit(1);
