import { view } from '@signalbox/kernel';
import { certificatesOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { START_PRICES } from './data/market.ts';
import { eighteenFL } from './index.ts';
import {
  asked,
  cash,
  closeAllPrivates,
  company,
  earn,
  newTable,
  offeredLike,
  operate,
  phase,
  play,
  sharesIn,
  table,
  why,
} from './position.ts';
import { COMPANY_IDS, priceOf, worthOf } from './state.ts';

proves(['1.1a', '3.1d'], 'six companies with five shares in play, ten after conversion', () => {
  const state = table(2);
  expect(COMPANY_IDS).toHaveLength(6);
  for (const id of COMPANY_IDS) expect(sharesIn(state, id)).toEqual({ ipo: 5 });
  phase(state, '3');
  company(state, 'ACL', { held: { p1: 3 } });
  operate(state, 'convert');
  play(state, 'convert');
  expect(sharesIn(state, 'ACL')).toEqual({ p1: 3, ipo: 7 });
});

proves('1.1b', 'all money together is 8000, no matter who has it', () => {
  const state = table(4);
  expect(Object.values(state.cash).reduce((a, b) => a + b)).toBe(8000);
  play(state, { do: 'start', company: 'ACL', price: 100, size: 5 });
  expect(Object.values(state.cash).reduce((a, b) => a + b)).toBe(8000);
});

proves(
  ['1.2b', '1.4f'],
  'worth is cash and shares at the market price; the certificate is two shares',
  () => {
    const state = table(2);
    cash(state, { p1: 412 });
    company(state, 'ACL', { price: 160, held: { p1: 3 } });
    company(state, 'SAL', { price: 90, held: { p2: 3, p1: 2 } });
    expect(worthOf(state, 'p1')).toBe(1072);
    company(state, 'TPS', { price: 90, held: { p1: 2 } });
    expect(worthOf(state, 'p1')).toBe(1072 + 180);
  },
);

proves('1.2c', 'privates and unfloated companies are worth nothing', () => {
  const state = table(4);
  cash(state, { p4: 50 });
  expect(sharesIn(state, 'FEC')).toEqual({ p4: 1, ipo: 4 });
  expect(worthOf(state, 'p4')).toBe(50);
  company(state, 'TPS', { held: { p4: 2 }, floated: false, operated: false });
  expect(worthOf(state, 'p4')).toBe(50);
});

proves('1.2d', 'money and trains of a company are worth nothing to its president', () => {
  const state = table(2);
  cash(state, { p1: 0 });
  company(state, 'ACL', { price: 60, held: { p1: 2 }, cash: 900, trains: ['6'] });
  expect(worthOf(state, 'p1')).toBe(120);
});

proves('1.3a', 'everybody sees all money and shares; only a sealed bid is hidden', () => {
  const state = newTable(3);
  play(state, 10, 'p1');
  const seen = view(eighteenFL, state, 'p2');
  expect(seen.cash).toEqual(state.cash);
  expect(seen.shares).toEqual(state.shares);
  expect(JSON.stringify(seen.stack)).toContain('chosen-unseen');
  const { stack: _, ...rest } = seen;
  const { stack: __, ...whole } = state;
  expect(rest).toEqual(whole);
});

proves('1.3b', 'the log shows everybody what a company buys', () => {
  const state = table(2);
  company(state, 'ACL', { cash: 500, operated: false });
  operate(state, 'buy-train');
  play(state, { do: 'buy', from: 'bank', train: '2' });
  expect(state.events).toContainEqual({
    type: 'train-bought',
    company: 'ACL',
    train: '2',
    from: 'bank',
    price: 100,
  });
});

proves('1.3c', 'an agreement holds for one deal, at once; nobody is bound afterwards', () => {
  const state = table(2);
  closeAllPrivates(state);
  phase(state, '3');
  company(state, 'ACL', { size: 10, price: 110, cash: 500, trains: [] });
  company(state, 'LN', { held: { p2: 3 }, trains: ['2', '2'] });
  operate(state, 'buy-train');
  for (const agreed of [true, false]) {
    play(state, { do: 'deal', from: 'LN', train: '2', price: 50 });
    expect(asked(state)).toBe('p2 consent');
    play(state, agreed ? 'accept' : 'decline');
    expect(state.companies.ACL.trains).toEqual(['2']);
  }
});

proves('1.4a', 'a company starts at 70, 75, 80, 90, 100 or 110', () => {
  const state = table(2);
  const starts = offeredLike(state, { do: 'start', company: 'ACL' }) as { price: number }[];
  expect(starts.map(({ price }) => price)).toEqual([70, 75, 80, 90, 100, 110]);
  expect(START_PRICES).toEqual([70, 75, 80, 90, 100, 110]);
  expect(why(state, { do: 'start', company: 'ACL', price: 125, size: 5 })).toBe('not-offered 5');
});

proves('1.4b', 'a ten-share company moves between 60 and 400', () => {
  const lowest = table(2);
  phase(lowest, '4');
  company(lowest, 'SR', { price: 60, size: 10, trains: ['4'] });
  earn(lowest, 60);
  play(lowest, 'withhold');
  expect(priceOf(lowest, 'SR')).toBe(60);

  const highest = table(2);
  phase(highest, '4');
  company(highest, 'SR', { price: 360, size: 10, trains: ['4'] });
  earn(highest, 720);
  play(highest, 'pay');
  expect(priceOf(highest, 'SR')).toBe(400);
});

proves('1.4d', '250 and 275 are neighbours', () => {
  const state = table(2);
  company(state, 'ACL', { price: 275, size: 10, held: { p1: 4 } });
  play(state, { do: 'sell', company: 'ACL', count: 1 });
  expect(priceOf(state, 'ACL')).toBe(250);
});

proves(['1.4e', 'G-17'], 'converting changes neither the number of shares nor their worth', () => {
  const state = table(2);
  phase(state, '3');
  closeAllPrivates(state);
  company(state, 'ACL', { price: 110, held: { p1: 3 }, pool: 2 });
  operate(state, 'convert');
  const before = worthOf(state, 'p1');
  play(state, 'convert');
  expect(sharesIn(state, 'ACL')).toEqual({ p1: 3, pool: 2, ipo: 5 });
  expect(worthOf(state, 'p1')).toBe(before);
});

proves('1.4g', 'the president with one more share has three shares in two certificates', () => {
  const state = table(2);
  company(state, 'ACL', { held: { p1: 3, p2: 2 } });
  expect([certificatesOf(state, 'p1'), certificatesOf(state, 'p2')]).toEqual([2, 2]);
});
