import { expect, it } from 'vitest';
import { payDividend } from './dividend.ts';

function table() {
  return {
    cash: { bank: 500, p1: 0, p2: 0, IOW: 0 } as Record<string, number>,
    shares: { IOW: { p1: 3, p2: 0, pool: 2, ipo: 5 } },
    quiet: { sets: 0, paid: false },
  };
}

const payee = (holder: string) => (holder === 'ipo' ? null : holder === 'pool' ? 'IOW' : holder);

it('pays each share to its payee, and returns what each has received', () => {
  const state = table();
  expect(payDividend(state as never, 'IOW', 7, payee)).toEqual({ p1: 21, IOW: 14 });
  expect(state.cash).toEqual({ bank: 500 - 35, p1: 21, p2: 0, IOW: 14 });
  expect(state.quiet.paid).toBe(true);
});

it('pays nobody if a share gets nothing', () => {
  const state = table();
  payDividend(state as never, 'IOW', 0, payee);
  expect(state.quiet.paid).toBe(false);
});
