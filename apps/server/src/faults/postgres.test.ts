import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPostgres, testPostgres } from '../testing/test-postgres.ts';
import { historyOnPostgres } from './history-run.ts';
import { killProcesses, restartPostgres, type Trouble, troubleOnPostgres } from './processes.ts';

/** Players who never pause would take all cores for as long as faults last; `npm run faults` is for them. */
const THINK_MS = 25;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.end());

it('three processes lose and repeat no action when they are killed and PostgreSQL is restarted', {
  timeout: 120_000,
}, async () => {
  const trouble: Trouble = async (farm) => {
    await killProcesses(2)(farm);
    await restartPostgres(1)(farm);
  };
  const report = await troubleOnPostgres(postgres, ['lots', '18FL'], trouble, { pauseMs: 20 });
  expect(report.broken).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.reconnections).toBeGreaterThan(0);
});

it('one order explains all answers of three processes', { timeout: 240_000 }, async () => {
  const report = await historyOnPostgres(postgres, { faults: 7, thinkMs: THINK_MS });
  expect(report.anomalies).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
});

it('processes that receive no notifications are detected', { timeout: 240_000 }, async () => {
  const report = await historyOnPostgres(postgres, { faults: 2, broken: 'drop-news', thinkMs: THINK_MS });
  expect(report.anomalies.join('; ')).toMatch(/was told \d+ after somebody had been told/);
});
