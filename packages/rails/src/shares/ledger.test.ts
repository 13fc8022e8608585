import { expect, it } from 'vitest';
import { sharesFrom, sourceHolder, sourcesOf, takeCertificate } from './certificates.ts';
import { holdersAmong, IPO, issueShares, moveShares, POOL, sharesOf, totalShares } from './ledger.ts';
import { certificatesOf, orderAfter, orderFrom, rightfulPresident, singlesInPool } from './presidency.ts';
import { blockObjection, largestBlock, passPresidency } from './sale.ts';

const market = (held: Record<string, number>, president: string | null = null) => ({
  shares: { A: held } as Record<string, Record<string, number>>,
  presidents: { A: president } as Record<string, string | null>,
});

it('moves only whole shares that the holder has', () => {
  const state = market({ [IPO]: 5 });
  moveShares(state, 'A', IPO, 'p1', 2);
  moveShares(state, 'A', 'p1', POOL, 0);
  expect(state.shares.A).toEqual({ [IPO]: 3, p1: 2, [POOL]: 0 });
  for (const count of [-1, 1.5])
    expect(() => moveShares(state, 'A', 'p1', POOL, count)).toThrow('Cannot move');
  expect(() => moveShares(state, 'A', 'p1', POOL, 3)).toThrow('p1 does not have 3 shares of A.');
  expect(() => moveShares(state, 'B', 'p1', POOL, 0)).toThrow('p1 does not have 0 shares of B.');
  issueShares(state, 'A', IPO, 5);
  issueShares(state, 'B', 'p2', 1);
  expect([totalShares(state, 'A'), totalShares(state, 'B'), totalShares(state, 'C')]).toEqual([10, 1, 0]);
  expect(holdersAmong(state, 'A', ['p2', POOL, 'p1'])).toEqual([{ holder: 'p1', count: 2 }]);
});

it('finds certificates for sale; a president’s certificate in the pool is two shares', () => {
  expect(sourcesOf(market({ [IPO]: 1, [POOL]: 3 }, POOL), 'A')).toEqual(['ipo', 'pool', 'president']);
  expect(sourcesOf(market({ [POOL]: 2 }, POOL), 'A')).toEqual(['president']);
  expect(sourcesOf(market({ [POOL]: 1 }, 'p1'), 'A')).toEqual(['pool']);
  const state = market({ [IPO]: 1, [POOL]: 3 }, POOL);
  expect([singlesInPool(state, 'A'), sharesFrom('ipo'), sourceHolder('ipo')]).toEqual([1, 1, IPO]);
  expect(takeCertificate(state, 'A', 'president', 'p1')).toBe(2);
  expect([sharesOf(state, 'A', 'p1'), sharesOf(state, 'A', POOL)]).toEqual([2, 1]);
});

it('counts a president’s certificate as one', () => {
  const state = market({ p1: 4, p2: 3 }, 'p1');
  expect(['p1', 'p2', 'p3'].map((holder) => certificatesOf(state, holder))).toEqual([3, 3, 0]);
});

it('makes the largest holder president, with at least two shares; a tie keeps the president, then goes by seating order', () => {
  const rightful = (held: Record<string, number>, sitting: string | null) =>
    rightfulPresident(market(held, sitting), 'A', ['p2', 'p3', 'p1']);
  expect(rightful({ p1: 3, p2: 3 }, 'p1')).toBe('p1');
  expect(rightful({ p1: 3, p2: 4, p3: 4 }, 'p1')).toBe('p2');
  expect(rightful({ p1: 1, p3: 2, p2: 1 }, 'p1')).toBe('p3');
  expect(rightful({ p1: 1, p2: 1 }, 'p1')).toBeNull();
  expect(rightful({ [POOL]: 4, p1: 2 }, POOL)).toBe('p1');
  expect([orderAfter(['a', 'b', 'c'], 'b'), orderFrom(['a', 'b', 'c'], 'b')]).toEqual([
    ['c', 'a'],
    ['b', 'c', 'a'],
  ]);
});

it('passes the presidency on once, or to the pool if nobody has two shares', () => {
  const state = market({ p1: 2, p2: 3 }, 'p1');
  expect([passPresidency(state, 'A', ['p2']), passPresidency(state, 'A', ['p1'])]).toEqual(['p2', null]);
  const none = market({ p1: 1, p2: 1 }, 'p1');
  expect([passPresidency(none, 'A', ['p2']), none.presidents.A]).toEqual([POOL, POOL]);
});

it('sells blocks that the pool has room for, and the presidency only if somebody can take over', () => {
  const rules = { poolLimit: 5, successors: () => ['p2'], staysPresident: false };
  const why = (held: Record<string, number>, count: number, more = {}) =>
    blockObjection(market(held, 'p1'), 'p1', 'A', count, { ...rules, ...more })?.why ?? null;
  expect(why({ p1: 3, p2: 2 }, 4)).toBe('sale/not-enough-shares');
  expect([why({ p1: 4, p2: 2, [POOL]: 3 }, 2), why({ p1: 4, p2: 2, [POOL]: 3 }, 3)]).toEqual([
    null,
    'sale/pool-full',
  ]);
  expect([why({ p1: 3, p2: 1 }, 1), why({ p1: 3, p2: 1 }, 2)]).toEqual([null, 'sale/no-successor']);
  // On a tie the seller stays president.
  const stays = { staysPresident: true };
  expect([why({ p1: 4, p2: 3 }, 1, stays), why({ p1: 4, p2: 3 }, 2, stays)]).toEqual([
    null,
    'sale/loses-presidency',
  ]);
  // The pool must hold two shares to hold the president's certificate.
  const toPool = { certificateToPool: true };
  expect([
    why({ p1: 2 }, 1, toPool),
    why({ p1: 2 }, 2, toPool),
    why({ p1: 2, [POOL]: 1 }, 1, toPool),
  ]).toEqual(['sale/no-successor', null, null]);
  expect(largestBlock(market({ p1: 4, p2: 1 }, 'p1'), 'p1', 'A', rules)).toBe(2);
});
