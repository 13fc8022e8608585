import { PASS } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { asked, company, depot, endTurn, operate, phase, play, playTo, sharesIn, table } from './position.ts';
import { trainLimit } from './state.ts';

describe('by choice', () => {
  proves(['7.1a', '2h', '8.3a'], 'from phase 3 on, after a first operation, at the start of the turn', () => {
    const state = table(2);
    phase(state, '3');
    company(state, 'SR', { trains: ['3'] });
    operate(state, 'convert');
    expect(asked(state)).toBe('p1 convert');
    play(state, PASS);
    expect(asked(state)).toBe('p1 lay-track');
    expect(state.companies.SR.size).toBe(5);
  });

  proves('7.1a', 'not in the first turn, not in phase 2', () => {
    const first = table(2);
    phase(first, '3');
    company(first, 'SR', { trains: ['3'], operated: false });
    for (let i = 0; i < 2; i++) play(first, { do: 'pass' });
    expect(asked(first)).toBe('p1 lay-track');

    const early = table(2);
    company(early, 'SR', { trains: ['2'] });
    for (let i = 0; i < 2; i++) play(early, { do: 'pass' });
    expect(asked(early)).toBe('p1 lay-track');
  });

  proves('7.1a', 'in the second turn of a company, if phase 3 has come', () => {
    const state = table(2);
    phase(state, '3');
    company(state, 'SR', { trains: ['3'], operated: false });
    operate(state);
    endTurn(state);
    expect([asked(state), state.round.operating]).toEqual(['p1 convert', 2]);
  });

  proves('7.1b', 'for five times the market price', () => {
    const state = table(2);
    phase(state, '3');
    company(state, 'LN', { price: 125, start: 100, cash: 130 });
    operate(state, 'convert');
    const { bank } = state.cash;
    play(state, 'convert');
    expect([state.cash.LN, state.cash.bank]).toEqual([755, bank! - 625]);
  });

  proves('7.1c', 'five shares appear at the bank; each is now a tenth', () => {
    const state = table(2);
    phase(state, '3');
    company(state, 'LN', { held: { p1: 3 } });
    expect(sharesIn(state, 'LN')).toEqual({ p1: 3, ipo: 2 });
    operate(state, 'convert');
    play(state, 'convert');
    expect(sharesIn(state, 'LN')).toEqual({ p1: 3, ipo: 7 });
    expect(state.companies.LN.size).toBe(10);
  });

  proves('7.1d', 'the train limit of a ten-share company holds at once', () => {
    const state = table(2);
    phase(state, '4');
    depot(state, '4', 1);
    company(state, 'SR', { cash: 400, trains: ['3'] });
    operate(state, 'convert');
    expect(trainLimit(state, 'SR')).toBe(1);
    play(state, 'convert');
    expect(trainLimit(state, 'SR')).toBe(3);
    playTo(state, 'buy-train');
    play(state, { do: 'buy', from: 'bank', train: '4' });
    expect(state.companies.SR.trains).toEqual(['3', '4']);
  });

  proves('7.1f', 'once and for all', () => {
    const state = table(2);
    phase(state, '4');
    company(state, 'SR', { size: 10, trains: ['4'] });
    for (let i = 0; i < 2; i++) play(state, { do: 'pass' });
    expect(asked(state)).toBe('p1 lay-track');
  });
});

proves(['7.1e', '8.3c', '18FL-R2', 'C-13'], 'the first 5 converts all that are left', () => {
  const state = table(3);
  phase(state, '4');
  depot(state, '5', 2);
  company(state, 'SR', { size: 10, price: 110, cash: 500, trains: ['4'] });
  company(state, 'TPS', { price: 100, held: { p2: 3 }, cash: 300, trains: ['4'] });
  company(state, 'SAL', { price: 90, held: { p2: 2, p3: 1 }, cash: 450, operated: false });
  company(state, 'ACL', { price: 80, held: { p3: 2 }, floated: false, operated: false });
  operate(state, 'buy-train');
  play(state, { do: 'buy', from: 'bank', train: '5' });
  for (const id of ['TPS', 'SAL', 'ACL', 'FEC', 'LN'] as const) expect(state.companies[id].size).toBe(10);
  expect([state.cash.TPS, state.cash.SAL, state.cash.ACL]).toEqual([800, 900, 0]);
  expect(sharesIn(state, 'LN')).toEqual({ ipo: 10 });
  expect(state.companies.LN.startPrice).toBeNull();
  expect(state.companies.ACL.floated).toBe(false);
});

proves('2i', 'from the first 5 on there are ten-share companies only', () => {
  const state = table(3);
  phase(state, '4');
  depot(state, '5', 2);
  company(state, 'SR', { size: 10, price: 110, cash: 500, trains: ['4'] });
  operate(state, 'buy-train');
  play(state, { do: 'buy', from: 'bank', train: '5' });
  expect(new Set(Object.values(state.companies).map(({ size }) => size))).toEqual(new Set([10]));
});
