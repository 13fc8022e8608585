import { certificatesOf, changeCharter, setHoldings, sharesOf } from '@signalbox/rails';
import { describe, expect, test } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import { inOperatingOrder, priceOf, type State } from '../state.ts';
import { asked, give, offered, play, put, stand, stockTurn, table, why } from '../testing/table.ts';
import { forcedSaleObjection } from './selling.ts';

const sell = (...blocks: [Company, number][]) => ({
  do: 'sell',
  blocks: blocks.map(([company, count]) => ({ company, count })),
});

function later(players = 4): State {
  const state = table(players);
  state.phase = '5';
  state.concessions = {};
  return state;
}

describe('selling (§3.1)', () => {
  proves(
    ['3.1a', '3.1b', '3.1c'],
    'a block is paid at the price before the fall, and goes to the pool',
    () => {
      const state = later();
      put(state, 'AFI', { held: { p1: 5, p2: 2 }, cell: [2, 8], at: [] });
      stockTurn(state);
      const cash = state.cash.p1!;
      play(state, sell(['AFI', 3]));
      expect(state.cash.p1! - cash).toBe(432);
      expect([priceOf(state, 'AFI'), sharesOf(state, 'AFI', 'pool')]).toEqual([118, 3]);
    },
  );

  proves('3.5.4b', 'no company has to sell its own shares because its president has too many', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 7 }, at: [] });
    expect(forcedSaleObjection(state, 'p1')).toMatchObject({
      why: 'sale/forced',
      details: { company: 'AFI' },
    });
    expect(forcedSaleObjection(state, 'AFI')).toBeNull();
  });

  proves(['3.1f', '3.5.1j'], 'a marker that cannot fall keeps its place in the stack', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 3, p2: 3 }, cell: [12, 0], at: [] });
    put(state, 'CTS', { held: { p1: 3, p2: 3 }, cell: [12, 0], at: [] });
    stockTurn(state);
    play(state, sell(['AFI', 1]), { do: 'pass' });
    expect(inOperatingOrder(state)).toEqual(['AFI', 'CTS']);
  });

  proves('3.1g', 'only shares that may be sold are listed', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 1, p2: 3 }, at: [] });
    put(state, 'CTS', { held: { p1: 1, p2: 3 }, at: [], operated: false });
    const sales = offered(stockTurn(state)).filter((choice) => (choice as { do: string }).do === 'sell');
    expect(sales).toEqual([sell(['AFI', 1])]);
  });

  proves('3.5.1a', 'a row for each share, as far as the column goes', () => {
    const state = later();
    put(state, 'CTS', { held: { p1: 7 }, cell: [0, 14], at: [] });
    stockTurn(state);
    play(state, sell(['CTS', 5]));
    expect(priceOf(state, 'CTS')).toBe(256);
  });

  proves('3.1l', 'shares in the pool are for sale to players and companies', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 5, p2: 2 }, at: [] });
    put(state, 'CTS', { held: { p2: 3 }, cash: 500, at: [] });
    stockTurn(state);
    play(state, sell(['AFI', 1]));
    const buy = { do: 'buy', company: 'AFI', from: 'pool' };
    expect(why(stockTurn(state, 'p3'), buy)).toBeNull();
    stand(state, 'company-purchase', 'company-purchase', { company: 'CTS', foundation: null });
    expect(why(state, buy)).toBeNull();
  });

  proves(['3.1d'], 'one row for 20% of a minor', () => {
    const state = later();
    put(state, 'CTLP', { held: { p1: 4 }, cell: [3, 5], at: [] });
    stockTurn(state);
    play(state, sell(['CTLP', 1]));
    expect(priceOf(state, 'CTLP')).toBe(95);
    play(state, sell(['CTLP', 1]));
    expect(priceOf(state, 'CTLP')).toBe(87);
  });

  proves(['3.1e', '4.7.1b'], 'prices of several companies fall together, the lowest first', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 3 }, cell: [3, 5], at: [] });
    put(state, 'CTS', { held: { p1: 3 }, cell: [4, 5], at: [] });
    stockTurn(state);
    play(state, sell(['AFI', 1], ['CTS', 1]));
    expect([priceOf(state, 'AFI'), priceOf(state, 'CTS')]).toEqual([95, 87]);
    expect(why(state, sell(['AFI', 1], ['AFI', 1]))).toBe('sale/one-block-each (3.1)');
    // Into one cell: the lower one is there first, and so stays above.
    const stacked = later();
    put(stacked, 'AFI', { held: { p1: 4 }, cell: [3, 5], at: [] });
    put(stacked, 'CTS', { held: { p1: 4 }, cell: [4, 5], at: [] });
    play(stockTurn(stacked), sell(['AFI', 2], ['CTS', 1]));
    expect(inOperatingOrder(stacked)).toEqual(['CTS', 'AFI']);
  });

  proves('1841-R15', 'all sales of a turn count as one, however many clicks they take', () => {
    const held = { p1: 4, p2: 2 };
    const after = (...sales: [Company, number][][]) => {
      const state = later();
      put(state, 'AFI', { held, cell: [3, 5], at: [] });
      put(state, 'CTS', { held, cell: [4, 5], at: [] });
      give(state, 'p1', 0);
      play(stockTurn(state), ...sales.map((blocks) => sell(...blocks)));
      const { markers, arrivals, shares, presidents } = state;
      return { paid: state.cash.p1, order: inOperatingOrder(state), markers, arrivals, shares, presidents };
    };
    const atOnce = after([
      ['AFI', 2],
      ['CTS', 1],
    ]);
    expect(atOnce).toMatchObject({ paid: 295, order: ['CTS', 'AFI'] });
    expect(after([['AFI', 1]], [['CTS', 1]], [['AFI', 1]])).toEqual(atOnce);
    expect(after([['AFI', 2]], [['CTS', 1]])).toEqual(atOnce);
    expect(after([['CTS', 1]], [['AFI', 1]], [['AFI', 1]])).toEqual(atOnce);
  });

  proves('1841-R15', 'ties for the presidency are decided by the prices at the start of the step', () => {
    const heir = (...clicks: [Company, number][]) => {
      const state = later();
      put(state, 'AFI', { held: { p1: 3, CTS: 2, ICSF: 2 }, cell: [3, 5], at: [] });
      put(state, 'CTS', { held: { p2: 3, p1: 3 }, cell: [4, 5], at: [] });
      put(state, 'ICSF', { held: { p3: 3 }, cell: [4, 4], at: [] });
      play(stockTurn(state), ...clicks.map((block) => sell(block)));
      return state.presidents.AFI;
    };
    expect([heir(['AFI', 2], ['CTS', 3]), heir(['CTS', 3], ['AFI', 2])]).toEqual(['CTS', 'CTS']);
  });

  proves('1841-R15', 'a declined offer does not begin another sale, the next turn does', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 5 }, cell: [3, 5], at: [] });
    put(state, 'CTS', { held: { p2: 3 }, at: [] });
    give(state, 'p1', 0);
    play(stockTurn(state), sell(['AFI', 1]));
    play(state, { do: 'deal', from: 'p2', company: 'CTS', count: 1, price: 5 }, 'decline', sell(['AFI', 1]));
    expect([state.cash.p1, priceOf(state, 'AFI')]).toEqual([200, 87]);
    play(state, { do: 'pass' }, ...Array.from({ length: 3 }, () => ({ do: 'pass' })));
    const [price, cash] = [priceOf(state, 'AFI'), state.cash.p1!];
    play(stockTurn(state), sell(['AFI', 1]));
    expect(state.cash.p1! - cash).toBe(price);
  });

  proves('1841-R15', 'the log reports each sale, and a price only when it has changed', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 4 }, cell: [3, 5], at: [] });
    put(state, 'CTS', { held: { p1: 4 }, cell: [3, 6], at: [] });
    const told = (block: [Company, number]) => {
      play(state, sell(block));
      return state.events!.map(({ type, company, amount, price }) => [type, company, amount ?? price]);
    };
    stockTurn(state);
    expect(told(['AFI', 1])).toEqual([
      ['shares-sold', 'AFI', 100],
      ['price', 'AFI', 95],
    ]);
    expect(told(['CTS', 1])).toEqual([
      ['shares-sold', 'CTS', 111],
      ['price', 'CTS', 106],
    ]);
    expect(told(['AFI', 1])).toEqual([
      ['shares-sold', 'AFI', 100],
      ['price', 'AFI', 87],
    ]);
  });

  proves(['3.1f', '3.4c'], 'a marker at the bottom of its column stays', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 4 }, cell: [7, 10], at: [] });
    stockTurn(state);
    play(state, sell(['AFI', 2]));
    expect(priceOf(state, 'AFI')).toBe(106);
  });

  proves(
    ['3.1g', '3.1h', '1841-R4'],
    'no shares of a company that has not completed a turn may be sold',
    () => {
      const state = later();
      put(state, 'AFI', { held: { p1: 4 }, operated: false, at: [] });
      stockTurn(state);
      expect(why(state, sell(['AFI', 1]))).toBe('sale/not-operated (3.1)');
    },
  );

  proves('3.1i', 'the pool takes five shares of a major, two of a minor', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 3, pool: 5 }, at: [] });
    put(state, 'CTLP', { held: { p1: 3, pool: 2 }, at: [] });
    stockTurn(state);
    expect(why(state, sell(['AFI', 1]))).toBe('sale/pool-full (3.1)');
    expect(why(state, sell(['CTLP', 1]))).toBe('sale/pool-full (3.1)');
  });

  proves(
    ['3.1m', '3.5.3f'],
    'a president’s certificate may not go to the pool if nobody can take over',
    () => {
      const state = later();
      put(state, 'CTS', { held: { p1: 3, p2: 1 }, at: [] });
      stockTurn(state);
      expect(why(state, sell(['CTS', 2]))).toBe('sale/no-successor (3.5.3)');
      expect(why(state, sell(['CTS', 1]))).toBeNull();
    },
  );

  proves(
    ['3.1n', '3.5.3e', '3.5.3c'],
    'a president may sell out if somebody has two shares and the pool has room; certificates are swapped',
    () => {
      const state = later();
      put(state, 'AFI', { held: { p1: 4, p2: 2, pool: 2 }, at: [] });
      stockTurn(state);
      expect(why(state, sell(['AFI', 4]))).toBe('sale/pool-full (3.1)');
      expect([certificatesOf(state, 'p1'), certificatesOf(state, 'p2')]).toEqual([3, 2]);
      play(state, sell(['AFI', 3]));
      expect([state.presidents.AFI, sharesOf(state, 'AFI', 'pool'), sharesOf(state, 'AFI', 'p1')]).toEqual([
        'p2',
        5,
        1,
      ]);
      expect([certificatesOf(state, 'p1'), certificatesOf(state, 'p2')]).toEqual([1, 1]);
    },
  );

  proves(
    '3.5.3h',
    'losing a president’s certificate may put a holder over the limit, who then sells in their own turn',
    () => {
      const state = later();
      put(state, 'AFI', { held: { p1: 3, p2: 3 }, at: [] });
      put(state, 'CTS', { held: { p1: 7, p3: 1 }, president: 'p3', at: [] });
      put(state, 'ICSF', { held: { p1: 7, p3: 1 }, president: 'p3', at: [] });
      expect(certificatesOf(state, 'p1')).toBe(16);
      play(stockTurn(state, 'p2'), { do: 'buy', company: 'AFI', from: 'ipo' });
      expect([state.presidents.AFI, certificatesOf(state, 'p1')]).toEqual(['p2', 17]);
      expect(why(stockTurn(state), { do: 'pass' })).toMatch(/^sale\/(forced|too-many-certificates)/);
    },
  );

  proves(['3.1j', '3f'], 'nor may several sales made together close a ring', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 3, CTS: 2 }, at: [] });
    put(state, 'CTS', { held: { p1: 3, AFI: 2 }, at: [] });
    stockTurn(state);
    expect([why(state, sell(['AFI', 2])), why(state, sell(['CTS', 2]))]).toEqual([null, null]);
    expect(why(state, sell(['AFI', 2], ['CTS', 2]))).toBe('sale/ring (3.5.4)');
    expect(why(state, sell(['AFI', 1], ['CTS', 2]))).toBeNull();
  });

  proves(['3.1j', '3f', '3.5.4e'], 'no sale may create a circular chain of control', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 3, CTS: 2 }, at: [] });
    put(state, 'CTS', { held: { AFI: 3 }, at: [] });
    stockTurn(state);
    expect(why(state, sell(['AFI', 2]))).toBe('sale/ring (3.5.4)');
    expect(why(state, sell(['AFI', 1]))).toBeNull();
  });

  proves(
    ['3.1o', '3.5.4b', '3.5.4c', '3.5.2f'],
    'a player above 60%, controlled companies included, has to sell first',
    () => {
      const state = later();
      put(state, 'AFI', { held: { p1: 6, CTS: 1 }, at: [] });
      put(state, 'CTS', { held: { p1: 3 }, at: [] });
      stockTurn(state);
      expect(why(state, { do: 'pass' })).toBe('sale/forced (3.5.4)');
      expect(why(state, { do: 'buy', company: 'CTS', from: 'ipo' })).toBe('sale/forced (3.5.4)');
      play(state, sell(['AFI', 1]));
      expect(why(state, { do: 'pass' })).toBeNull();
    },
  );

  proves(['A10', '3.5.2c', '3.5.4e'], 'too many certificates have to be sold before anything else', () => {
    const state = later(8);
    put(state, 'AFI', { held: { p1: 6 }, at: [] });
    put(state, 'CTS', { held: { p1: 6 }, at: [] });
    put(state, 'ICSF', { held: { p2: 3 }, at: [] });
    state.left = ['p8'];
    stockTurn(state);
    const others = [
      { do: 'pass' },
      { do: 'buy', company: 'ICSF', from: 'ipo' },
      { do: 'found', company: 'RATF', price: 68 },
      { do: 'deal', from: 'p2', company: 'ICSF', count: 1, price: 5 },
    ];
    const refusals = () => others.map((choice) => why(state, choice));
    expect(refusals()).toEqual(others.map(() => 'sale/too-many-certificates (3.5.2)'));
    play(state, sell(['AFI', 1]));
    expect(why(state, { do: 'pass' })).toBeNull();
    setHoldings(state, 'AFI', { p1: 6, ipo: 4 });
    // If none of the shares may be sold, they are kept.
    changeCharter(state, 'AFI', { operated: false });
    changeCharter(state, 'CTS', { operated: false });
    expect(why(stockTurn(state), { do: 'pass' })).toBeNull();
  });

  proves('A10', 'a sale that leaves the same number of certificates is not required', () => {
    const state = later(8);
    put(state, 'AFI', { held: { p1: 2, p2: 2, pool: 4 }, at: [] });
    put(state, 'CTS', { held: { p1: 6 }, operated: false, at: [] });
    put(state, 'ICSF', { held: { p1: 5 }, operated: false, at: [] });
    // Half of AFI's certificate may be sold: the pool returns a share for it.
    expect(why(stockTurn(state), sell(['AFI', 1]))).toBeNull();
    expect(why(state, sell(['AFI', 2]))).toBe('sale/pool-full (3.1)');
    expect(why(state, { do: 'pass' })).toBeNull();
    setHoldings(state, 'AFI', { p1: 2, p2: 2, pool: 3, ipo: 3 });
    expect(why(stockTurn(state), { do: 'pass' })).toBe('sale/too-many-certificates (3.5.2)');
  });

  proves('3.1k', 'nobody may buy shares they have sold in the same stock round; others may', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 4, p2: 2 }, at: [] });
    give(state, 'p1', 900);
    const buys = (['ipo', 'pool'] as const).map((from) => ({ do: 'buy', company: 'AFI', from }));
    play(stockTurn(state), sell(['AFI', 1]));
    const sold = ['purchase/sold-this-round (3.2)', 'purchase/sold-this-round (3.2)'];
    expect(buys.map((buy) => why(state, buy))).toEqual(sold);
    play(state, { do: 'pass' });
    expect([asked(state), ...buys.map((buy) => why(state, buy))]).toEqual(['p2 trade', null, null]);
    // Also in a later turn of the round.
    play(state, buys[1]!, { do: 'pass' }, { do: 'pass' });
    expect([asked(state), ...buys.map((buy) => why(state, buy)).slice(0, 1)]).toEqual([
      'p1 trade',
      'purchase/sold-this-round (3.2)',
    ]);
  });

  proves(
    ['3.2k', '3.5.3b'],
    'a president with a concession keeps the certificate, even if others have more',
    () => {
      const state = table();
      Object.assign(state, { phase: '3', concessions: { SFTG: 'p1' } });
      put(state, 'SFTG', { held: { p1: 3, p2: 4 }, at: [] });
      stockTurn(state);
      expect(why(state, sell(['SFTG', 2]))).toBe('purchase/with-concession (3.2)');
      play(state, sell(['SFTG', 1]));
      expect(state.presidents.SFTG).toBe('p1');
    },
  );
});

test('a malformed sale is refused', () => {
  const state = later();
  put(state, 'AFI', { held: { p1: 4, p2: 3 }, at: [] });
  stockTurn(state);
  const block = { company: 'AFI', count: 1 };
  const malformed = [
    ...[null, 7, [], { do: 'sell' }, { do: 'sell', blocks: [] }, { do: 'sell', blocks: [block], more: 1 }],
    ...[null, 7, [block], { ...block, more: 1 }, { ...block, count: 0 }, { ...block, count: 1.5 }].map(
      (bad) => ({
        do: 'sell',
        blocks: [block, bad],
      }),
    ),
    { do: 'sell', blocks: [{ company: 'NOBODY', count: 1 }] },
  ];
  for (const choice of malformed)
    expect(why(state, choice as never)).toMatch(/^(malformed-choice|not-offered)/);
  expect(why(state, { do: 'sell', blocks: [block] })).toBeNull();
  expect(why(state, { do: 'sell', blocks: [block, block] })).toBe('sale/one-block-each (3.1)');
});
