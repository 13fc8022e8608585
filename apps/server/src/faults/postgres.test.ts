import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPostgres, testPostgres } from '../testing/test-postgres.ts';
import { killProcesses, restartPostgres, troubleOnPostgres } from './processes.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.end());

it('three processes lose and repeat nothing when they are killed and PostgreSQL is restarted', {
  timeout: 120_000,
}, async () => {
  const report = await troubleOnPostgres(postgres, ['lots', '18FL'], async (farm) => {
    await killProcesses(2)(farm);
    await restartPostgres(1)(farm);
  });
  expect(report.broken).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.reconnections).toBeGreaterThan(0);
});
