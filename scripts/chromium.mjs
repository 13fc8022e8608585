// Browser tests run in Chromium's headless shell (e2e/browser.ts says why). If it is not there, Debian's is installed;
// where that fails, an installed Chromium does as well.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const whole = existsSync('/usr/bin/chromium');

function install() {
  // Another installation may be in progress, so apt-get waits for its lock. A network that does not answer is not.
  const options = ['DPkg::Lock::Timeout=600', 'Acquire::http::Timeout=15', 'Acquire::Retries=1'];
  const apt = (...args) =>
    spawnSync('apt-get', [...options.flatMap((one) => ['-o', one]), '-qq', ...args], { stdio: 'inherit' })
      .status === 0;
  const shell = () => apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  return shell() || (!whole && apt('update') && shell());
}

if (!process.env.CHROMIUM && !existsSync('/usr/bin/chromium-headless-shell')) {
  console.log('Installing Chromium’s headless shell for the browser tests ...');
  if (!install() && !whole) {
    console.error(
      'Chromium could not be installed. Install it, or set CHROMIUM to the path of an installed one.',
    );
    process.exit(1);
  }
}
