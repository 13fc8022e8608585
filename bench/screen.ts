import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONFIG = 'e2e/bench/playwright.config.ts';

/** `npm run bench -- screen`: how long a long game takes to open and one changed hex to be drawn, in Chromium. */
export function bench(args: string[]): void {
  const commands = [
    ['node', 'scripts/chromium.mjs'],
    ['npx', 'playwright', 'test', '--config', CONFIG, ...args],
  ];
  for (const [command, ...rest] of commands) {
    const { status } = spawnSync(command!, rest, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
}
