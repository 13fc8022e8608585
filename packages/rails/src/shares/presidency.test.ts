import { describe, expect, it } from 'vitest';
import { sharesFrom, sourcesOf, takeCertificate } from './certificates.ts';
import { certificatesOf, orderAfter, orderFrom, rightfulPresident, singlesInPool } from './presidency.ts';

const state = (FEC: Record<string, number>, president: string | null = 'p0') => ({
  shares: { FEC },
  presidents: { FEC: president },
});

describe('the rightful president', () => {
  const of = (FEC: Record<string, number>, president: string | null) =>
    rightfulPresident(state(FEC, president), 'FEC', ['p1', 'p2']);

  it('has the most shares, and at least two', () => {
    expect(of({ p0: 3, p1: 4, p2: 2 }, 'p0')).toBe('p1');
    expect(of({ p0: 1, p1: 1, p2: 2 }, 'p0')).toBe('p2');
    expect(of({ p0: 1, p1: 1 }, 'p0')).toBeNull();
    expect(of({ p0: 2 }, 'p0')).toBe('p0');
  });

  it('stays in office on a tie; among others the first in order', () => {
    expect(of({ p0: 3, p1: 3 }, 'p0')).toBe('p0');
    expect(of({ p0: 1, p1: 3, p2: 3 }, 'p0')).toBe('p1');
    expect(of({ p1: 3, p2: 3 }, null)).toBe('p1');
  });

  it('is not the pool, however much is in it', () => {
    expect(of({ pool: 5, p2: 2 }, 'pool')).toBe('p2');
    expect(of({ pool: 5, p2: 1 }, 'pool')).toBeNull();
  });
});

describe('certificates', () => {
  it('are one for the president’s two shares', () => {
    const two = {
      shares: { FEC: { p0: 3, p1: 2 }, LN: { p0: 2, p1: 4 }, SAL: {} },
      presidents: { FEC: 'p0', LN: 'p1', SAL: null },
    };
    expect([certificatesOf(two, 'p0'), certificatesOf(two, 'p1'), certificatesOf(two, 'p2')]).toEqual([
      4, 5, 0,
    ]);
    expect(certificatesOf(two, 'p0', ['FEC'])).toBe(2);
  });

  it('are as many as the shares of a president who has exchanged the certificate in a merger', () => {
    expect(certificatesOf(state({ p0: 1 }, 'p0'), 'p0')).toBe(1);
  });

  it('are for sale as single shares, and as the president’s if that is in the pool', () => {
    expect(sourcesOf(state({ ipo: 2, pool: 1, p0: 2 }), 'FEC')).toEqual(['ipo', 'pool']);
    expect(sourcesOf(state({ ipo: 0, pool: 2 }, 'pool'), 'FEC')).toEqual(['president']);
    expect(sourcesOf(state({ pool: 3 }, 'pool'), 'FEC')).toEqual(['pool', 'president']);
    expect(sourcesOf(state({ p0: 5 }), 'FEC')).toEqual([]);
    expect([
      singlesInPool(state({ pool: 3 }, 'pool'), 'FEC'),
      singlesInPool(state({ pool: 3 }), 'FEC'),
    ]).toEqual([1, 3]);
  });

  it('come from where they are for sale', () => {
    const taken = (source: 'ipo' | 'pool' | 'president') => {
      const there = state({ ipo: 2, pool: 3 }, 'pool');
      expect(takeCertificate(there, 'FEC', source, 'p1')).toBe(sharesFrom(source));
      return there.shares.FEC;
    };
    expect(taken('ipo')).toEqual({ ipo: 1, pool: 3, p1: 1 });
    expect(taken('pool')).toEqual({ ipo: 2, pool: 2, p1: 1 });
    expect(taken('president')).toEqual({ ipo: 2, pool: 1, p1: 2 });
  });
});

it('an order begins after somebody, or with them', () => {
  const order = ['p0', 'p1', 'p2', 'p3'];
  expect(orderAfter(order, 'p1')).toEqual(['p2', 'p3', 'p0']);
  expect(orderAfter(order, 'p3')).toEqual(['p0', 'p1', 'p2']);
  expect(orderFrom(order, 'p2')).toEqual(['p2', 'p3', 'p0', 'p1']);
  expect(orderFrom(order, 'p0')).toEqual(order);
});
