import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyTitle } from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing/lots.ts';
import { TITLES } from '@signalbox/titles';
import { type Thinker, think } from '../bots/think.ts';
import { type Config, configFrom } from '../config.ts';
import { createServer, type Server, type ServerParts } from '../server.ts';

/** A toy title with every kind of offer, in addition to the real titles. */
export const TEST_TITLES: readonly AnyTitle[] = [lots as AnyTitle, ...TITLES];

export interface TestServer extends Server {
  readonly url: string;
  readonly config: Config;
  /** Ends the server and removes what it has stored. */
  readonly end: () => Promise<void>;
}

export interface TestSettings extends ServerParts {
  readonly config?: Partial<Config>;
  /** Bots think in a separate thread, which only knows the real titles. */
  readonly thread?: boolean;
}

const thinkHere: Thinker = async (question) =>
  think(TEST_TITLES.find((title) => title.id === question.title)!, question);

/** A real server on a free port of localhost, with its own folder. */
export async function testServer(settings: TestSettings = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-test-'));
  const config: Config = {
    ...configFrom({ LOG_LEVEL: 'error', DATA_FOLDER: folder }),
    port: 0,
    requestsPerMinute: 1_000_000,
    signInsPerMinute: 1_000_000,
    messagesPerSecond: 10_000,
    socketsPerAddress: 100_000,
    tablesPerDay: 1_000_000,
    guestsPerDay: 1_000_000,
    ...settings.config,
  };
  const server = await createServer(config, {
    titles: TEST_TITLES,
    ...(settings.thread ? {} : { think: thinkHere }),
    ...settings,
  });
  const url = await server.app.listen({ port: config.port, host: '127.0.0.1' });
  return {
    ...server,
    config,
    url,
    async end() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
