// End-to-end tests run in Chromium. If there is none, Debian's is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
if (!existsSync(chromium)) {
  console.log('Installing Chromium for the end-to-end tests ...');
  // Another installation may be going on: it is waited for.
  const run = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], { stdio: 'inherit' }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', 'chromium');
  if (!install() && !(run('update') && install())) {
    console.error('Chromium could not be installed. Install it, or name one that is there with CHROMIUM=…');
    process.exit(1);
  }
}
