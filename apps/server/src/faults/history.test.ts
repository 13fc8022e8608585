import { expect, it } from 'vitest';
import { historyOnSqlite } from './history-run.ts';

/** Players who never pause would take all cores for as long as faults last; `npm run faults` is for them. */
const THINK_MS = 25;

it('one order explains all answers, on the embedded database', { timeout: 180_000 }, async () => {
  const report = await historyOnSqlite({ faults: 5, thinkMs: THINK_MS });
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
  const { anomalies } = await historyOnSqlite({
    faults: 3,
    kind: 'kill',
    broken: 'acknowledge-early',
    thinkMs: THINK_MS,
  });
  expect(anomalies.join('; ')).toMatch(/is lost|told|read/);
});
