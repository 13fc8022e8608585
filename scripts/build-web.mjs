// Builds the web client, unless it was already built from the same sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'apps', 'web');
const stamp = join(web, 'dist', '.sources');

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function sources() {
  const hash = createHash('sha256');
  const packages = readdirSync(join(root, 'packages'))
    .sort()
    .map((name) => join(root, 'packages', name, 'src'))
    .filter(existsSync);
  const files = [
    join(root, 'package-lock.json'),
    join(web, 'index.html'),
    join(web, 'vite.config.ts'),
    ...[join(web, 'src'), join(web, 'public'), ...packages].flatMap((folder) => [...filesIn(folder)]),
  ];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const wanted = sources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Building the web client ...');
  const done = spawnSync(join(root, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.error) throw done.error;
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(stamp, wanted);
}
