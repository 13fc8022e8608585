import { expect, it } from 'vitest';
import { historyOnSqlite } from './history-run.ts';

it('one order explains everything, on the embedded database', { timeout: 180_000 }, async () => {
  const report = await historyOnSqlite({ faults: 10 });
  expect(report.anomalies).toEqual([]);
  expect(Object.keys(report.faults).sort()).toEqual([
    'clock set back',
    'clock set forward',
    'full disk',
    'kill',
    'stop',
  ]);
  expect(report.acknowledged).toBeGreaterThan(20);
});

it('a server that acknowledges too early is found out', { timeout: 180_000 }, async () => {
  let found: readonly string[] = [];
  for (let tries = 0; tries < 3 && found.length === 0; tries++) {
    found = (await historyOnSqlite({ faults: 12, broken: 'acknowledge-early' })).anomalies;
  }
  expect(found.join('; ')).toMatch(/is lost|told|read/);
});
