import { PASS } from '@signalbox/kernel';
import { byMarketOrder, cashOf, faceIn } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { BOARD } from './data/board.ts';
import { COMPANIES, type Company } from './data/companies.ts';
import { CHART } from './data/market.ts';
import {
  asked,
  cash,
  company,
  depot,
  offeredLike,
  operate,
  operating,
  phase,
  play,
  playTo,
  sharesIn,
  table,
  why,
} from './position.ts';
import { priceOf, worthOf } from './state.ts';

const start = (id: Company, price: number, size = 5) => ({ do: 'start', company: id, price, size });
const buy = (id: Company, from = 'ipo') => ({ do: 'buy', company: id, from });
proves('6a', 'homes: Tampa, Miami, Mobile, Tallahassee, and the two halves of Jacksonville', () => {
  const homes = Object.entries(COMPANIES).map(([id, { home }]) => [id, home.hex]);
  expect(Object.fromEntries(homes)).toEqual({
    ACL: 'G20',
    FEC: 'K28',
    LN: 'B5',
    TPS: 'B15',
    SAL: 'B23',
    SR: 'B23',
  });
  const { nodes } = faceIn(BOARD, {}, 'B23');
  const [southWest, west, northWest, southEast] = [0, 1, 2, 5];
  expect(nodes[COMPANIES.SAL.home.node]!.edges).toEqual([southWest, southEast]);
  expect(nodes[COMPANIES.SR.home.node]!.edges).toEqual([west, northWest]);
});

describe('starting a company', () => {
  proves('6.1a', 'the marker goes under those in the chosen cell', () => {
    const state = table(2);
    play(state, start('SAL', 90));
    play(state, start('ACL', 90));
    expect([priceOf(state, 'SAL'), priceOf(state, 'ACL')]).toEqual([90, 90]);
    expect((['ACL', 'SAL'] as const).toSorted(byMarketOrder(CHART, state))).toEqual(['SAL', 'ACL']);
  });

  proves('6.1b', 'the certificate costs twice the price, to the bank', () => {
    const state = table(2);
    cash(state, { p1: 200 });
    const { bank } = state.cash;
    play(state, start('ACL', 80));
    expect([state.cash.p1, state.cash.bank, cashOf(state, 'ACL')]).toEqual([40, bank! + 160, 0]);
    expect(state.presidents.ACL).toBe('p1');
    expect(sharesIn(state, 'ACL')).toEqual({ p1: 2, ipo: 3 });
  });

  proves('6.1c', 'with 150 in cash no higher than 75', () => {
    const state = table(2);
    cash(state, { p1: 150 });
    const offers = offeredLike(state, { do: 'start', company: 'ACL' }) as { price: number }[];
    expect(offers.map(({ price }) => price)).toEqual([70, 75]);
    expect(why(state, start('ACL', 80))).toBe('purchase/cash 6.1');
  });

  proves(
    ['2d', '6.2b'],
    'five shares in phases 2 and 3, either in 4, ten from 5 on; named when started',
    () => {
      const sizes = (now: '2' | '3' | '4' | '5' | '6') => {
        const state = table(2);
        phase(state, now);
        const offers = offeredLike(state, { do: 'start', company: 'ACL', price: 70 }) as { size: number }[];
        return offers.map(({ size }) => size);
      };
      expect([sizes('2'), sizes('3'), sizes('4'), sizes('5'), sizes('6')]).toEqual([
        [5],
        [5],
        [5, 10],
        [10],
        [10],
      ]);
      const state = table(2);
      phase(state, '4');
      play(state, start('ACL', 70, 10));
      expect(sharesIn(state, 'ACL')).toEqual({ p1: 2, ipo: 8 });
    },
  );
});

describe('floating', () => {
  proves(
    ['6.2a', '6.2c', '6.2e', 'C-14'],
    'a five-share company floats with 60% sold: president and one more',
    () => {
      const state = table(2);
      play(state, start('ACL', 90));
      expect([state.companies.ACL.floated, cashOf(state, 'ACL')]).toEqual([false, 0]);
      play(state, buy('ACL'));
      expect([state.companies.ACL.floated, state.cash.ACL]).toEqual([true, 450]);
    },
  );

  proves(['6.2a', '6.2c', '6.2e', 'C-14'], 'a ten-share company with 50%: president and three more', () => {
    const state = table(2);
    cash(state, { p1: 1000, p2: 1000 });
    phase(state, '4');
    play(state, start('ACL', 90, 10));
    play(state, buy('ACL'));
    play(state, buy('ACL'));
    expect(state.companies.ACL.floated).toBe(false);
    play(state, buy('ACL'));
    expect([state.companies.ACL.floated, state.cash.ACL]).toEqual([true, 900]);
  });

  proves('6.2d', 'what it takes depends on the phase of floating', () => {
    const state = table(2);
    phase(state, '4');
    depot(state, '5', 2);
    company(state, 'SR', { size: 10, price: 110, cash: 500, trains: ['4'] });
    company(state, 'TPS', { price: 90, held: { p2: 2 }, floated: false, operated: false });
    operate(state, 'buy-train');
    play(state, { do: 'buy', from: 'bank', train: '5' });
    expect(sharesIn(state, 'TPS')).toEqual({ p2: 2, ipo: 8 });
    playTo(state, 'trade');
    cash(state, { p1: 1000, p2: 1000 });
    for (const floats of [false, false, true]) {
      play(state, buy('TPS'));
      expect(state.companies.TPS.floated).toBe(floats);
    }
    expect(state.cash.TPS).toBe(900);
  });

  proves('G-8', 'a five-share company started in phase 3 floats as such in phase 4', () => {
    const state = table(2);
    phase(state, '4');
    company(state, 'TPS', { price: 90, held: { p1: 2 }, floated: false, operated: false });
    cash(state, { p1: 100 });
    play(state, buy('TPS'));
    expect([state.companies.TPS.floated, state.cash.TPS, state.companies.TPS.size]).toEqual([true, 450, 5]);
  });

  proves(
    ['3.3p', '6.2f'],
    'the free share counts: the certificate alone floats the FEC in phases 2 and 3',
    () => {
      const state = table(4);
      play(state, start('FEC', 100));
      expect(sharesIn(state, 'FEC')).toEqual({ p1: 2, p4: 1, ipo: 2 });
      expect([state.companies.FEC.floated, state.cash.FEC]).toEqual([true, 500]);
    },
  );

  proves(['6.2f', 'G-9'], 'as a ten-share company it needs two shares besides', () => {
    const state = table(4);
    phase(state, '4');
    play(state, start('FEC', 100, 10));
    expect(sharesIn(state, 'FEC')).toEqual({ p1: 2, p4: 1, ipo: 7 });
    play(state, buy('FEC'));
    expect(state.companies.FEC.floated).toBe(false);
    expect(worthOf(state, 'p4')).toBe(state.cash.p4);
    play(state, buy('FEC'));
    expect([state.companies.FEC.floated, state.cash.FEC]).toEqual([true, 1000]);
  });

  proves('G-9', 'in phase 5 the free share of an unstarted FEC is a tenth, worth nothing', () => {
    const state = table(4);
    phase(state, '4');
    depot(state, '5', 2);
    company(state, 'SR', { size: 10, cash: 500, trains: ['4'] });
    operate(state, 'buy-train');
    play(state, { do: 'buy', from: 'bank', train: '5' });
    expect(sharesIn(state, 'FEC')).toEqual({ p4: 1, ipo: 9 });
    expect(worthOf(state, 'p4')).toBe(state.cash.p4);
  });

  proves('6.2g', 'it operates in the next operating round', () => {
    const state = table(2);
    play(state, start('ACL', 90));
    play(state, buy('ACL'));
    play(state, PASS);
    play(state, PASS);
    expect([asked(state), operating(state), state.round]).toEqual([
      'p1 lay-track',
      'ACL',
      { stock: 1, operating: 1 },
    ]);
  });

  proves('6.2h', 'shares in the pool are sold shares', () => {
    const state = table(4);
    state.shares.FEC = { pool: 1, ipo: 4 };
    play(state, start('FEC', 100));
    expect(state.companies.FEC.floated).toBe(true);
  });
});
