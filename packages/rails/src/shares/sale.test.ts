import { describe, expect, it } from 'vitest';
import {
  blockObjection,
  blocksFrom,
  largestBlock,
  passPresidency,
  type SaleRules,
  surrenderShares,
} from './sale.ts';

const RULES: SaleRules = { poolLimit: 5, successors: () => ['p1', 'p2'], staysPresident: false };
const state = (FEC: Record<string, number>, president: string | null = 'p0') => ({
  shares: { FEC },
  presidents: { FEC: president } as Record<string, string | null>,
});

const why = (
  there: ReturnType<typeof state>,
  seller: string,
  count: number,
  rules: Partial<SaleRules> = {},
) => blockObjection(there, seller, 'FEC', count, { ...RULES, ...rules })?.why ?? null;

describe('a block of shares', () => {
  it('is one of every size that the seller has', () => {
    const shares = { FEC: { p0: 2 }, LN: { p0: 0, LNB: 1 }, SAL: { p1: 3 } };
    expect(
      blocksFrom({ shares }, ['FEC', 'LN', 'SAL'], (company) => (company === 'LN' ? 'LNB' : 'p0')),
    ).toEqual([
      { company: 'FEC', count: 1 },
      { company: 'FEC', count: 2 },
      { company: 'LN', count: 1 },
    ]);
  });

  it('is no more than the seller has, and than the pool takes', () => {
    const there = state({ p0: 2, p1: 4, pool: 3 });
    expect([why(there, 'p1', 2), why(there, 'p1', 5)]).toEqual([null, 'sale/not-enough-shares']);
    expect(blockObjection(there, 'p1', 'FEC', 3, RULES)).toMatchObject({
      why: 'sale/pool-full',
      details: { company: 'FEC', room: 2 },
    });
    expect(blockObjection(state({ p1: 4, pool: 6 }), 'p1', 'FEC', 1, RULES)).toMatchObject({
      details: { room: 0 },
    });
  });

  it('includes the president’s certificate only if another has two shares for it', () => {
    expect(why(state({ p0: 3, p1: 2 }), 'p0', 2)).toBeNull();
    expect(why(state({ p0: 3, p1: 1 }), 'p0', 1)).toBeNull();
    expect(why(state({ p0: 3, p1: 1 }), 'p0', 2)).toBe('sale/no-successor');
    expect(why(state({ p0: 3, p1: 2 }), 'p0', 2, { successors: () => [] })).toBe('sale/no-successor');
    expect(why(state({ p0: 1, p1: 4 }, 'p1'), 'p0', 1)).toBeNull();
  });

  it('may put the certificate into the pool in some titles, in exchange for a share if only one is sold', () => {
    const rules = { certificateToPool: true };
    expect(why(state({ p0: 2 }), 'p0', 2, rules)).toBeNull();
    expect(why(state({ p0: 2 }), 'p0', 1, rules)).toBe('sale/no-successor');
    expect(why(state({ p0: 2, pool: 1 }), 'p0', 1, rules)).toBeNull();
  });

  it('does not cost the presidency where that has to be kept', () => {
    const rules = { staysPresident: true };
    expect(why(state({ p0: 4, p1: 3 }), 'p0', 1, rules)).toBeNull();
    expect(why(state({ p0: 4, p1: 3 }), 'p0', 2, rules)).toBe('sale/loses-presidency');
    expect(why(state({ p0: 4, p1: 3 }), 'p0', 2)).toBeNull();
  });

  it('is the largest of those that may be sold', () => {
    expect(largestBlock(state({ p0: 4, p1: 1 }), 'p0', 'FEC', RULES)).toBe(2);
    expect(largestBlock(state({ p0: 4, p1: 2 }), 'p0', 'FEC', RULES)).toBe(4);
    expect(largestBlock(state({ p0: 2, p1: 1 }), 'p0', 'FEC', RULES)).toBe(0);
  });
});

it('everything that somebody has goes to the pool', () => {
  const there = state({ p0: 4, pool: 4, ipo: 2 });
  surrenderShares(there, 'p0', 'FEC');
  expect(there.shares.FEC).toEqual({ p0: 0, pool: 8, ipo: 2 });
});

it('the presidency passes to the rightful holder, or with its certificate to the pool', () => {
  const passed = (FEC: Record<string, number>) => {
    const there = state(FEC);
    return [passPresidency(there, 'FEC', ['p1', 'p2']), there.presidents.FEC];
  };
  expect(passed({ p0: 2, p1: 3 })).toEqual(['p1', 'p1']);
  expect(passed({ p0: 3, p1: 3 })).toEqual([null, 'p0']);
  expect(passed({ p0: 0, pool: 5 })).toEqual(['pool', 'pool']);
});
