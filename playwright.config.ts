import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/browser.ts';
import { compilePackages } from './e2e/packages.ts';
import { PATIENT } from './scripts/v8.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4600);

// The processes of the tests inherit it.
process.env.E2E_DATA_FOLDER ??= join(tmpdir(), `signalbox-e2e-${process.pid}`);

// Every process of the tests reads this file.
if (process.env.TEST_WORKER_INDEX === undefined) compilePackages();

/** The real server and the built client in Debian's Chromium, which talks to nobody else. */
export default defineConfig({
  testDir: 'e2e',
  // The screenshots read this file from another folder.
  tsconfig: join(import.meta.dirname, 'e2e', 'compiled.tsconfig.json'),
  testIgnore: ['screenshots/**', 'bench/**'],
  outputDir: join(tmpdir(), `signalbox-e2e-results-${PORT}`),
  timeout: 300_000,
  // All tests share one server, and none of them looks at what another has done. While one waits for the server or
  // for a bot, another uses the core.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // On a machine that is busy with other things a bot may take its time.
  retries: 1,
  // What has come is seen at once; on a busy machine it may take its time.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A button that does not come is missed soon; only whole games take long.
    actionTimeout: 20_000,
    locale: 'en-GB',
    viewport: { width: 1360, height: 850 },
    // It would fetch and keep every page of the product anew for each test; what works offline asks for it.
    serviceWorkers: 'block',
    // What moves for ever is drawn sixty times a second, on every page that waits for a bot.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without a graphics card there is nothing to keep apart from the rest.
        '--in-process-gpu',
        // Pages of one context share what they have compiled.
        '--process-per-site',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As in our own processes (scripts/v8.mjs): a tenth less of a core.
        '--js-flags=--interrupt-budget=540000',
      ],
    },
  },
  webServer: {
    command: `node scripts/build-web.mjs && node ${PATIENT.join(' ')} apps/server/src/start.mjs`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/healthz`,
    timeout: 300_000,
    env: {
      PORT: String(PORT),
      DATA_FOLDER: process.env.E2E_DATA_FOLDER,
      BOT_PAUSE_MS: '0',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '10000',
      GUESTS_PER_DAY: '10000',
      MESSAGES_PER_SECOND: '1000',
    },
  },
});
