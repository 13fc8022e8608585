import { expect, it } from 'vitest';
import type { LocalTable } from '../local-table.ts';
import { hintOptions, thinkingOptions } from './thinking-options.ts';

const at = (actions: number, { seed, repeatable }: { seed: string; repeatable?: boolean }) =>
  thinkingOptions({ standing: { length: actions }, repeatableSeed: repeatable ? seed : null } as LocalTable);

it('bots of a table with a chosen seed repeat their moves on any machine', () => {
  const options = at(7, { seed: 'a', repeatable: true });
  expect(options).toEqual(at(7, { seed: 'a', repeatable: true }));
  expect(options.budgetMs).toBeUndefined();
  expect(options.nodes).toBeGreaterThan(0);
});

it('another move or another seed gives other random numbers', () => {
  const seeds = [at(7, { seed: 'a', repeatable: true }), at(8, { seed: 'a', repeatable: true })].concat(
    at(7, { seed: 'b', repeatable: true }),
  );
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(3);
});

it('otherwise bots think for a time, with their own random numbers', () => {
  expect(at(7, { seed: 'a' })).toEqual({ budgetMs: 700 });
  expect(thinkingOptions(null)).toEqual({ budgetMs: 700 });
});

it('a hint is thought through, however slow the machine is', () => {
  expect(hintOptions(null)).toEqual({ budgetMs: 700, atLeast: 300 });
});

it('barons think for longer at a table that allows it', () => {
  const patient = { standing: [], repeatableSeed: null, patient: true } as unknown as LocalTable;
  expect(thinkingOptions(patient, 'baron')).toEqual({ budgetMs: 3_000 });
  expect(thinkingOptions(patient, 'conductor')).toEqual({ budgetMs: 700 });
});
