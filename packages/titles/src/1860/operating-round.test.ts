import { describe, expect, test } from 'vitest';
import { proves } from '../testing/proves.ts';
import { testSingleChoices } from '../testing/single-choices.ts';
import { companyAt, turnOf } from './exports.ts';
import { eighteenSixty } from './index.ts';
import { asked, endTurn, offered, operating, PASS, passAll, play, playTo } from './positions/play.ts';
import { cash, closePrivates, company, phase, privates, table, tiles } from './positions/position.ts';
import { operatingCompanies } from './state.ts';

testSingleChoices(eighteenSixty, [
  'buy-train',
  'consent',
  'count-now',
  'dividend',
  'lay-track',
  'place-token',
  'run-trains',
  'trade',
]);

test('the exports name the company whose turn it is', () => {
  const state = table(2);
  company(state, 'IOW', { held: { p1: 5 } });
  expect([companyAt(state), turnOf(state)]).toEqual([null, null]);
  passAll(state);
  expect([companyAt(state), turnOf(state)?.company]).toEqual(['IOW', 'IOW']);
});

proves('OR-a', 'private income comes first; none for those closed or in the bank', () => {
  const state = table(2);
  cash(state, { p1: 0, p2: 0 });
  privates(state, { BHC: 'p1', YHC: 'p2', CMH: 'bank', RPSC: null });
  company(state, 'IOW', { held: { p1: 5 } });
  passAll(state);
  expect(asked(state)).toBe('p1 lay-track');
  expect(state.cash).toMatchObject({ p1: 5, p2: 10 });
});

proves(['OR-b', 'MK-f'], 'companies go by price; of equals the one that came there first', () => {
  const state = table(2);
  company(state, 'C&N', { price: 90, held: { p1: 5 } });
  company(state, 'IOW', { price: 90, held: { p2: 5 } });
  company(state, 'FYN', { price: 122, held: { p2: 5 } });
  expect(operatingCompanies(state)).toEqual(['FYN', 'C&N', 'IOW']);
  passAll(state);
  const order: (string | null)[] = [];
  for (let i = 0; i < 3; i++) {
    order.push(operating(state));
    endTurn(state);
  }
  expect(order).toEqual(['FYN', 'C&N', 'IOW']);
});

proves('OR-c', 'bankrupt companies are skipped', () => {
  const state = table(2);
  closePrivates(state);
  company(state, 'IOW', { price: 7, held: { p1: 5 } });
  company(state, 'FYN', { price: 100, held: { p2: 5 } });
  phase(state, '3');
  passAll(state);
  endTurn(state);
  endTurn(state);
  expect(state.companies.IOW.bankrupt).toBe(true);
  expect(state.round.operating).toBe(2);
  expect(operating(state)).toBe('FYN');
  expect(operatingCompanies(state)).toEqual(['FYN']);
});

describe('a company’s turn', () => {
  proves(['OR-e', 'TR-a'], 'goes track, token, run, dividend, trains', () => {
    const state = table(2);
    company(state, 'C&N', { held: { p1: 5 }, cash: 1000, trains: ['2+1'] });
    tiles(state, { F2: '787/0', F4: '742/3' });
    passAll(state);
    const steps: string[] = [];
    for (const choice of [PASS, PASS, null, 'pay', PASS]) {
      steps.push(asked(state));
      play(state, choice ?? offered(state)[0]!);
    }
    expect(steps).toEqual(['p1 lay-track', 'p1 place-token', 'p1 run-trains', 'p1 dividend', 'p1 buy-train']);
  });

  proves('FL-i', 'spends company money on ground, tokens and trains, and on nothing else', () => {
    const state = table(2);
    company(state, 'C&N', { held: { p1: 5 }, cash: 500 });
    tiles(state, { F2: '787/1', E3: '9/1' });
    passAll(state);
    const players = state.cash.p1! + state.cash.p2!;
    play(state, { do: 'lay', hex: 'D4', tile: '9', rotation: 1 });
    expect(state.cash['C&N']).toBe(440);
    playTo(state, 'buy-train');
    play(state, { do: 'buy', from: 'bank', train: '2+1' });
    expect(state.cash['C&N']).toBe(190);
    expect(state.cash.p1! + state.cash.p2!).toBe(players);
    expect(state.cash['C&N']! + state.cash.credits!).toBe(0);
  });
});
