import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { historyOf } from './history.ts';
import { importTable } from './import-table.ts';

it('shows the last revenue of each company that ran', async () => {
  const file = new URL('../../../../packages/interchange/games/1860-2p-42.json', import.meta.url);
  const imported = await importTable(readFileSync(file, 'utf8'), '');
  if ('why' in imported) throw new Error(imported.why);
  const { standing } = imported.table;
  // Without trains nothing runs: then only what was withheld is reported.
  const ran = standing
    .flatMap(({ events }) => events)
    .filter(({ type }) => ['ran', 'withheld', 'dividend'].includes(type));
  const { at, series } = await historyOf(imported.table);
  const revenues = series.filter(({ kind }) => kind === 'revenue');
  expect(at.at(-1)).toBe(standing.at(-1)!.position);
  expect(revenues.map(({ id }) => id).toSorted()).toEqual(
    [...new Set(ran.map(({ company }) => company))].toSorted(),
  );
  for (const { id, points } of revenues) {
    expect(points[0]).toBeNull();
    expect(points.at(-1)).toBe(ran.findLast(({ company }) => company === id)!.revenue);
  }
});
