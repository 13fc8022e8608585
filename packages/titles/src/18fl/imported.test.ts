import { decodeTableSetup, offeredOptions } from '@signalbox/kernel';
import { IPO } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { PORTS } from './data/companies.ts';
import type { Train } from './data/trains.ts';
import { possibleStarts } from './founding.ts';
import { eighteenFL } from './index.ts';
import { OPTIONS, PRESETS } from './options.ts';
import {
  asked,
  cash,
  company,
  offered,
  offeredLike,
  operate,
  phase,
  play,
  privates,
  table,
  tiles,
  why,
} from './position.ts';
import { hasMoneyForATrain } from './train-market.ts';
import { newTrainStep } from './train-step.ts';

const PORT_CHOICES = PORTS.map((hex) => ({ do: 'port', hex }));

/** Options that only games from 18xx.games have (ruling A6). */

proves('A6', 'no table that people open offers what only imported games need', () => {
  expect(Object.keys(offeredOptions(OPTIONS))).toEqual(['seventyPercent']);
  const options = PRESETS['18xx.games']!;
  expect(decodeTableSetup(eighteenFL, { players: 3, options })).toMatchObject({ why: 'option-import-only' });
});

proves(['A6', '3.3'], 'there the port marker may be placed in every step', () => {
  const state = table(2, { bonusTiming: 'any-step', anyRun: true });
  phase(state, '3');
  company(state, 'SR', { held: { p2: 3 }, cash: 500, trains: ['2'] });
  tiles(state, { B21: '9/1', B19: '4/1' });
  operate(state, 'place-port');
  const placed = structuredClone(state);
  play(placed, { do: 'port', hex: 'K28' });
  expect(placed.port).toEqual({ company: 'SR', hex: 'K28' });
  play(state, { do: 'pass' });
  const decisions: string[] = [];
  for (const answer of [{ do: 'pass' }, { do: 'pass' }, { do: 'pass' }, { do: 'pass' }]) {
    decisions.push(asked(state));
    // The marker may be placed beside a station of the company's own.
    if (asked(state) === 'p2 late-bonus') {
      expect(why(state, { do: 'port', hex: 'B23' })).toBeNull();
      const late = structuredClone(state);
      play(late, { do: 'port', hex: 'B23' });
      expect(late.port).toEqual({ company: 'SR', hex: 'B23' });
    }
    play(state, answer);
  }
  expect(decisions).toEqual(['p2 convert', 'p2 lay-track', 'p2 place-token', 'p2 late-bonus']);
  play(state, { routes: [{ train: '2-1', path: ['B23.1', 'B21', 'B19.0'] }] });
  expect(asked(state)).toBe('p2 place-port');
  play(state, { do: 'pass' });
  play(state, 'pay');
  expect(asked(state)).toBe('p2 buy-train');
  play(state, { do: 'port', hex: 'G20' });
  expect(state.port).toEqual({ company: 'SR', hex: 'G20' });
  expect(asked(state)).toBe('p2 buy-train');
});

proves(['A6', '3.3'], 'and the Terminal is used in the token step or before the run', () => {
  const state = table(3, { bonusTiming: 'any-step' });
  company(state, 'SR', { held: { p3: 3 }, cash: 500, trains: ['2'] });
  operate(state);
  expect(offeredLike(state, { do: 'terminal' })).toEqual([]);
  play(state, { do: 'pass' });
  expect(offeredLike(state, { do: 'terminal' })).not.toEqual([]);
  const before = table(3, { bonusTiming: 'before-running' });
  company(before, 'SR', { held: { p3: 3 }, cash: 500, trains: ['2'] });
  operate(before, 'late-bonus');
  // Not where the company has a station already.
  expect(why(before, { do: 'terminal', hex: 'B23', node: 1 })).toBe('token/own-station-there 7.3.1');
  expect(offeredLike(before, { do: 'terminal' })).not.toEqual([]);
});

proves(
  ['A6', '8.4.1'],
  'there shares are sold before a train is chosen, one block per company, no more than the most expensive train needs',
  () => {
    const state = table(2, { emergencySales: 'before-choosing', trainDuty: 'always' });
    company(state, 'SR', { held: { p1: 3 }, cash: 60, trains: [] });
    company(state, 'LN', { held: { p1: 2, p2: 3 }, price: 90 });
    cash(state, { p1: 0 });
    operate(state, 'buy-train');
    expect(why(state, { do: 'finance', from: 'bank', train: '2' })).toBe('trains/out-of-reach 8.4.1');
    const almost = structuredClone(state);
    cash(almost, { p1: 39 });
    expect(why(almost, { do: 'finance', from: 'bank', train: '2' })).toBe('trains/out-of-reach 8.4.1');
    cash(almost, { p1: 40 });
    expect(why(almost, { do: 'finance', from: 'bank', train: '2' })).toBeNull();
    expect(why(state, { do: 'sell', company: 'LN', count: 2 })).toBe('sale/more-than-needed 8.4.1');
    play(state, { do: 'sell', company: 'LN', count: 1 });
    expect(why(state, { do: 'sell', company: 'LN', count: 1 })).toBe('sale/one-block 5.1');
    play(state, { do: 'finance', from: 'bank', train: '2' });
    expect(state.companies.SR.trains).toEqual(['2']);
    expect(state.cash.p1).toBe(5 + 90 - 40);
  },
);

proves(['A6', '8.4.1'], 'that is the most expensive of those on sale, the pool included', () => {
  const selling = (discarded: Train[]) => {
    const state = table(2, { emergencySales: 'before-choosing', trainDuty: 'always' });
    phase(state, '3');
    state.discarded = discarded;
    company(state, 'SR', { held: { p1: 3 }, cash: 60, trains: [] });
    company(state, 'LN', { held: { p1: 2, p2: 3 }, price: 90 });
    cash(state, { p1: 0 });
    operate(state, 'buy-train');
    return why(state, { do: 'sell', company: 'LN', count: 2 });
  };
  // A 3-train costs 200, a 2-train 100.
  expect(selling([])).toBeNull();
  expect(selling(['2'])).toBeNull();
});

proves(['A6', '8.4.1'], 'and no shares where treasury and president have exactly enough', () => {
  const state = table(2, { emergencySales: 'before-choosing', trainDuty: 'always' });
  company(state, 'SR', { held: { p1: 3 }, cash: 60, trains: [] });
  // The Tallahassee pays 5.
  cash(state, { p1: 35 });
  operate(state, 'buy-train');
  play(state, { do: 'finance', from: 'bank', train: '2' });
  expect([state.companies.SR.trains, state.cash.p1]).toEqual([['2'], 0]);
});

proves(
  ['A6', '8.2'],
  'there everybody is asked for trains who could pay for one, at the bank or elsewhere',
  () => {
    const asks = (treasury: number, others: Train[], boughtFromBank: Train[] = []) => {
      const state = table(2, { everyStep: true });
      company(state, 'SR', { held: { p1: 3 }, cash: treasury });
      company(state, 'LN', { held: { p2: 3 }, trains: others });
      return hasMoneyForATrain(state, { ...newTrainStep('SR'), boughtFromBank });
    };
    expect([asks(99, []), asks(100, []), asks(100, [], ['2'])]).toEqual([false, true, false]);
    expect([asks(0, ['2']), asks(1, ['2']), asks(1, ['2'], ['2'])]).toEqual([false, true, true]);
  },
);

proves(
  ['A6', '6.2'],
  'there the size comes after the price: a company that floats at once has the capital of five shares',
  () => {
    const state = table(4, { sizeAfterPrice: true });
    phase(state, '4');
    expect(possibleStarts(state).every(({ size }) => size === 5)).toBe(true);
    phase(state, '2');
    phase(state, '4');
    privates(state, { FECC: 'p4' });
    cash(state, { p1: 400 });
    play(state, { do: 'start', company: 'FEC', price: 75, size: 5 });
    expect(asked(state)).toBe('p1 choose-size');
    expect(state.companies.FEC).toMatchObject({ floated: true, size: 5 });
    play(state, 10);
    expect(state.companies.FEC.size).toBe(10);
    expect(state.cash.FEC).toBe(375);
    expect(state.shares.FEC![IPO]).toBe(7);
    expect(asked(state)).toBe('p2 trade');
  },
);

proves(['A6', '5.5'], 'and a player who had passed before starting it still counts as having passed', () => {
  const state = table(2, { sizeAfterPrice: true });
  phase(state, '4');
  company(state, 'LN', { held: { p1: 2 } });
  cash(state, { p1: 300, p2: 300 });
  play(state, { do: 'pass' });
  play(state, { do: 'buy', company: 'LN', from: 'ipo' });
  play(state, { do: 'start', company: 'SR', price: 70, size: 5 });
  play(state, 10);
  expect(asked(state)).toBe('p2 trade');
  play(state, { do: 'pass' });
  expect(state.round).toMatchObject({ operating: 1 });
});

proves(
  ['A6', '7.2', '7.3'],
  'there the track and token steps are asked as long as their privates are in play',
  () => {
    const state = table(2, { everyStep: true, bonusTiming: 'any-step' });
    company(state, 'SR', { held: { p2: 3 }, cash: 0, trains: ['2'] });
    state.asksForced = true;
    operate(state);
    play(state, { do: 'lay', hex: 'B21', tile: '9', rotation: 1 });
    play(state, { do: 'lay', hex: 'B19', tile: '4', rotation: 1 });
    expect([asked(state), offered(state)]).toEqual(['p2 lay-track', [{ do: 'pass' }, ...PORT_CHOICES]]);
    play(state, { do: 'pass' });
    expect([asked(state), offered(state)]).toEqual(['p2 place-token', [{ do: 'pass' }, ...PORT_CHOICES]]);
  },
);

proves(['A6', '8.3'], 'there trains are given up in the order of the charters', () => {
  for (const [discardOrder, first] of [
    ['buyer-first', 'p1'],
    ['by-charter', 'p2'],
  ] as const) {
    const state = table(2, { discardOrder });
    phase(state, '4');
    company(state, 'FEC', { held: { p1: 5 }, size: 10, price: 160, cash: 500, trains: ['3', '4'] });
    company(state, 'SAL', { held: { p2: 5 }, size: 10, trains: ['3', '3', '4'] });
    state.depot = [0, 0, 0, 2];
    operate(state, 'buy-train');
    play(state, { do: 'buy', from: 'bank', train: '5' });
    expect([discardOrder, asked(state)]).toEqual([discardOrder, `${first} discard-train`]);
  }
});

proves(['A6', '7.2.1'], 'there a stub north of Mobile is somewhere to run', () => {
  for (const stubsCount of [false, true]) {
    const state = table(2, { stubsCount, trainDuty: 'with-route' });
    phase(state, '3');
    company(state, 'LN', { held: { p1: 3 }, cash: 500 });
    tiles(state, { B5: '15/0' });
    operate(state, 'buy-train');
    expect(why(state, { do: 'pass' })).toBe(stubsCount ? 'trains/must-own 8.4' : null);
  }
  // The printed city does not lead there.
  const printed = table(2, { stubsCount: true, trainDuty: 'with-route' });
  company(printed, 'LN', { held: { p1: 3 }, cash: 500 });
  operate(printed, 'buy-train');
  expect(why(printed, { do: 'pass' })).toBeNull();
});
