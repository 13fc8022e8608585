import { expect, it } from 'vitest';
import { historyOnSqlite } from './history-run.ts';

it('one order explains all answers, on the embedded database', { timeout: 180_000 }, async () => {
  const report = await historyOnSqlite({ faults: 5 });
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

it('a server that acknowledges too early is detected', { timeout: 180_000 }, async () => {
  const { anomalies } = await historyOnSqlite({ faults: 3, kind: 'kill', broken: 'acknowledge-early' });
  expect(anomalies.join('; ')).toMatch(/is lost|told|read/);
});
