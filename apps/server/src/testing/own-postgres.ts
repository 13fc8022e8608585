import { afterAll, beforeAll } from 'vitest';
import { type TestPostgres, testPostgres } from './test-postgres.ts';
import { type TestServer, type TestSettings, testServer } from './test-server.ts';

/** Each costs PostgreSQL a process that has to learn the tables; a few are enough to act at the same time. */
const CONNECTIONS = 4;

/** PostgreSQL for the tests of one file: databases, and servers with a database each. */
export function ownPostgres(): {
  readonly database: () => Promise<string>;
  readonly start: (settings?: TestSettings) => Promise<TestServer>;
} {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await testPostgres({ durable: false });
  });
  afterAll(() => postgres.end());
  const database = () => postgres.database();
  const start = async (settings: TestSettings = {}) => {
    const databaseUrl = await postgres.migrated();
    return testServer({
      ...settings,
      config: { ...settings.config, databaseUrl, databaseConnections: CONNECTIONS },
    });
  };
  return { database, start };
}
