import { decodeSetup } from '@signalbox/kernel';
import { IPO, POOL, sharesOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { sharesForSale } from './buying.ts';
import { COMPANY_IDS } from './data/companies.ts';
import { CHART, cellOf } from './data/market.ts';
import { TRAINS } from './data/trains.ts';
import { eighteenSixty } from './index.ts';
import { asked, offered, offeredLike, operate, play } from './positions/play.ts';
import { closePrivates, company, newTable, table } from './positions/position.ts';

proves('SETUP-a', 'eight companies of ten shares, two of them on the president’s certificate', () => {
  const state = newTable(3);
  expect(COMPANY_IDS).toHaveLength(8);
  for (const id of COMPANY_IDS) expect(sharesOf(state, id, IPO)).toBe(10);
  play(state, { do: 'pass' });
  play(state, { do: 'pass' });
  play(state, { do: 'pass' });
  play(state, { do: 'start', company: 'IOW', par: 74 });
  expect(sharesOf(state, 'IOW', 'p1')).toBe(2);
});

proves('SETUP-b', 'IOW, C&N, FYN and BHI&R keep their last share for a private', () => {
  const state = newTable(2);
  const kept = COMPANY_IDS.filter((id) => sharesForSale(state, id) === 9);
  expect(kept.sort()).toEqual(['BHI&R', 'C&N', 'FYN', 'IOW']);
});

proves('SETUP-c', 'two to four play', () => {
  const accepted = [1, 2, 3, 4, 5].filter(
    (players) => decodeSetup(eighteenSixty, { players, options: {} }).ok,
  );
  expect(accepted).toEqual([2, 3, 4]);
});

proves('SETUP-c', 'players begin with 1000, 670 or 500', () => {
  expect(newTable(2).cash).toMatchObject({ p1: 1000, p2: 1000, bank: 8000 });
  expect(newTable(3).cash).toMatchObject({ p1: 670, p2: 670, p3: 670 });
  expect(newTable(4).cash).toMatchObject({ p1: 500, p4: 500, bank: 8000 });
});

proves(
  'SETUP-d',
  'four ferries and two president’s certificates are auctioned; Fishbourne lies apart',
  () => {
    const state = newTable(3);
    for (let i = 0; i < 3; i++) play(state, { do: 'pass' });
    expect(asked(state)).toBe('p1 choose-lot');
    const lots = offered(state) as { private?: string; company?: string }[];
    expect([...new Set(lots.map((lot) => lot.private ?? lot.company))]).toEqual([
      'BHC',
      'YHC',
      'CMH',
      'RPSC',
      'C&N',
      'IOW',
    ]);
  },
);

proves('SETUP-e', 'trains lie in one pile, the smallest on top', () => {
  expect(Object.keys(TRAINS)).toEqual(['2+1', '3+2', '4+2', '5+3', '6+3', '7+4', '8+4', '9+5']);
  const state = table(2);
  company(state, 'IOW', { held: { p1: 5 }, cash: 250, operated: false });
  operate(state, 'buy-train', 'IOW');
  expect(offeredLike(state, { do: 'buy' })).toEqual([{ do: 'buy', from: 'bank', train: '2+1' }]);
  play(state, { do: 'buy', from: 'bank', train: '2+1' });
  expect(state.cash.IOW).toBe(0);
});

proves('SETUP-e', 'a train is named after its two numbers', () => {
  for (const [id, { first, second }] of Object.entries(TRAINS)) expect(`${first}+${second}`).toBe(id);
});

proves('SETUP-c', 'the auction comes before the first round of either kind', () => {
  expect(newTable(2).round).toEqual({ stock: 0, operating: 0 });
  expect(table(2).round).toEqual({ stock: 1, operating: 0 });
});

proves('MK-a', 'every price has its cell in the market, from bankruptcy to the end of the game', () => {
  for (const [cell, { price }] of CHART.cells.entries()) expect(cellOf(price)).toBe(cell);
  expect(() => cellOf(1)).toThrow('no price 1');
});

proves('SETUP-f', 'the pool is empty: nothing to buy there before somebody sells', () => {
  const state = table(3);
  expect(COMPANY_IDS.every((id) => sharesOf(state, id, POOL) === 0)).toBe(true);
  expect(offeredLike(state, { do: 'buy', from: 'pool' })).toEqual([]);
});

proves('SETUP-g', 'player money and company money never mix', () => {
  const state = table(2);
  closePrivates(state);
  for (let i = 0; i < 2; i++) {
    play(state, { do: 'buy', company: 'C&N', from: 'ipo' }, 'p1');
    play(state, { do: 'buy', company: 'IOW', from: 'ipo' }, 'p2');
  }
  play(state, { do: 'buy', company: 'C&N', from: 'ipo' });
  // Three shares and the certificate: 50%, and ten times the par from the bank’s other purse.
  expect(state.cash).toMatchObject({ 'C&N': 740, credits: -740 });
  expect(state.cash.bank! + state.cash.p1! + state.cash.p2!).toBe(10_000);
});
