import { expect, it } from 'vitest';
import type { LocalTable } from '../local-table.ts';
import { wishAt } from './wish.ts';

const at = (actions: number, { seed, repeatable }: { seed: string; repeatable?: boolean }) =>
  wishAt({ standing: { length: actions }, repeatableSeed: repeatable ? seed : null } as LocalTable);

it('the bots of a table with a chosen seed do the same again, whatever the machine', () => {
  const wish = at(7, { seed: 'a', repeatable: true });
  expect(wish).toEqual(at(7, { seed: 'a', repeatable: true }));
  expect(wish.budgetMs).toBeUndefined();
  expect(wish.nodes).toBeGreaterThan(0);
});

it('another move or another seed is other luck', () => {
  const seeds = [at(7, { seed: 'a', repeatable: true }), at(8, { seed: 'a', repeatable: true })].concat(
    at(7, { seed: 'b', repeatable: true }),
  );
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(3);
});

it('elsewhere bots think for a time, with luck of their own', () => {
  expect(at(7, { seed: 'a' })).toEqual({ budgetMs: 600 });
  expect(wishAt(null)).toEqual({ budgetMs: 600 });
});
