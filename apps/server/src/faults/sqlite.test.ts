import { expect, it } from 'vitest';
import { killOnSqlite } from './kill-sqlite.ts';

it('loses and repeats no action when it is killed under load', { timeout: 120_000 }, async () => {
  const report = await killOnSqlite(3, ['lots', '18FL'], { pauseMs: 20 });
  expect(report.broken).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.reconnections).toBeGreaterThan(0);
});
