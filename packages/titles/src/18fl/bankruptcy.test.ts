import { PASS } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import {
  asked,
  type CompanyPosition,
  cash,
  closeAllPrivates,
  company,
  operate,
  operating,
  phase,
  play,
  playTo,
  sharesIn,
  table,
  why,
} from './position.ts';
import { priceOf, type State } from './state.ts';

const BANKRUPT = { do: 'bankrupt' } as const;

/** SR of p1 needs a 4 for 400 and p1 cannot help. */
function ruined(position: CompanyPosition, arrange: (state: State) => void = () => {}, options = {}): State {
  const state = table(3, options);
  phase(state, '4');
  closeAllPrivates(state);
  cash(state, { p1: 20, p2: 1000, p3: 1000 });
  company(state, 'SR', { price: 125, size: 10, held: { p1: 3, p2: 2 }, cash: 50, ...position });
  arrange(state);
  operate(state, 'buy-train');
  return state;
}

describe('bankruptcy', () => {
  proves(['8.4.3a', 'G-11'], 'only if selling everything would not pay for any train', () => {
    const state = ruined({ cash: 280 });
    // 280 + 20 + one share at 110 (the price has fallen): enough.
    expect(why(state, BANKRUPT)).toBe('trains/can-be-financed 8.4.3');
    expect(why(ruined({ cash: 50 }), BANKRUPT)).toBeNull();
    const young = table(2);
    phase(young, '3');
    cash(young, { p1: 0 });
    company(young, 'TPS', { price: 70, cash: 350, operated: false });
    operate(young, 'buy-train');
    expect(why(young, BANKRUPT)).toBe('trains/can-be-financed 8.4.3');
  });

  proves('8.4.3a', 'the rest goes to the pool, over its limit, and prices stay', () => {
    const state = ruined({}, (now) => {
      company(now, 'TPS', { price: 100, size: 10, held: { p1: 3, p2: 2 }, pool: 5, trains: ['4'] });
    });
    play(state, BANKRUPT);
    expect(sharesIn(state, 'TPS')).toEqual({ p2: 2, pool: 8 });
    expect(priceOf(state, 'TPS')).toBe(100);
    expect(state.bankrupt).toEqual(['p1']);
    const event = { type: 'shares-surrendered', seat: 'p1', company: 'TPS', count: 3 };
    expect(state.events).toContainEqual(event);
    expect(state.events?.some(({ type }) => type === 'cash-surrendered')).toBe(true);
  });

  proves('8.4.3a', 'the log names the cash that is handed over, if there is any', () => {
    const logged = (amount: number) => {
      const state = ruined({ held: { p1: 2, p2: 2 } }, (now) => cash(now, { p1: amount }));
      play(state, BANKRUPT);
      return state.events!.filter(({ type }) => type === 'cash-surrendered');
    };
    expect(logged(0)).toEqual([]);
    const event = { type: 'cash-surrendered', seat: 'p1', company: 'SR', amount: 1 };
    expect(logged(1)).toEqual([event]);
  });

  proves('8.4.3a', 'what may be sold is sold first, each block at its price', () => {
    const state = ruined({}, (now) => {
      company(now, 'LN', { price: 60, size: 10, held: { p3: 3, p1: 2 }, trains: ['4'] });
    });
    play(state, BANKRUPT);
    // 50, the cash of 20, one SR at 110, two LN at 60.
    expect(state.cash.SR).toBe(50 + 20 + 110 + 120);
    expect(sharesIn(state, 'LN')).toEqual({ p3: 3, pool: 2, ipo: 5 });
    expect(priceOf(state, 'SR')).toBe(100);
  });

  proves('8.4.3a', 'or the president sells everything in any order, with the same result', () => {
    const state = ruined({}, (now) => {
      company(now, 'LN', { price: 60, size: 10, held: { p3: 3, p1: 2 }, trains: ['4'] });
    });
    play(state, { do: 'finance', from: 'bank', train: '4' });
    expect(why(state, { company: 'LN', count: 1 })).toBe('sale/too-little 8.4.1');
    play(state, { company: 'LN', count: 2 });
    expect(state.bankrupt).toEqual([]);
    play(state, { company: 'SR', count: 1 });
    expect([state.bankrupt, state.cash.SR]).toEqual([['p1'], 50 + 20 + 110 + 120]);
    expect(asked(state)).toBe('p2 buy-train');
  });

  proves('8.4.3b', 'each company goes to the next entitled player', () => {
    const state = ruined({}, (now) => {
      company(now, 'TPS', { price: 90, size: 10, held: { p1: 3, p3: 2 }, pool: 5, trains: ['4'] });
      company(now, 'ACL', { price: 80, size: 10, held: { p1: 2, p3: 1, p2: 2 }, pool: 5, trains: ['4'] });
    });
    play(state, BANKRUPT);
    expect([state.presidents.TPS, state.presidents.ACL, state.presidents.SR]).toEqual(['p3', 'p2', 'p2']);
  });

  proves('8.4.3c', 'the money raised is kept, and the new president has to continue', () => {
    const state = ruined({ cash: 152, held: { p1: 3, p2: 2 } }, (now) => cash(now, { p1: 100 }));
    play(state, BANKRUPT);
    expect(state.cash.SR).toBe(152 + 100 + 110);
    expect(asked(state)).toBe('p2 buy-train');
    expect(why(state, PASS)).toBe('trains/must-own 8.4');
    play(state, { do: 'finance', from: 'bank', train: '4' });
    expect([state.cash.p2, state.cash.SR, state.companies.SR.trains]).toEqual([1000 - 38, 0, ['4']]);
  });

  proves(['8.4.3d', 'G-12'], 'if nobody has two shares, the president’s certificate goes to the pool', () => {
    const state = ruined({ held: { p1: 3, p2: 1 }, cash: 50, trains: [] }, (now) => {
      company(now, 'LN', { price: 60, size: 10, held: { p3: 3 }, trains: ['4'] });
    });
    play(state, BANKRUPT);
    expect(state.presidents.SR).toBe('pool');
    expect(sharesIn(state, 'SR')).toEqual({ p2: 1, pool: 3, ipo: 6 });
    // The turn is over without a train; the treasury stays.
    expect(operating(state)).toBe('LN');
    expect(state.cash.SR).toBe(50 + 20 + 110);
    const price = priceOf(state, 'SR');
    playTo(state, 'trade');
    expect([priceOf(state, 'SR'), state.stations.some(({ owner }) => owner === 'SR')]).toEqual([price, true]);
  });

  proves('G-12', 'a new president who fails is bankrupt too', () => {
    const state = ruined({ held: { p1: 3, p2: 2, p3: 2 } }, (now) => cash(now, { p2: 0 }));
    play(state, BANKRUPT);
    expect(asked(state)).toBe('p2 buy-train');
    play(state, BANKRUPT);
    expect(state.bankrupt).toEqual(['p1', 'p2']);
    expect(state.outcome).toMatchObject({ reason: 'bankruptcy', winners: ['p3'] });
  });

  proves('C-8', 'privates leave the game', () => {
    const state = ruined({}, (now) => {
      now.privates = { TR: 'p1', PO: 'p2' };
    });
    play(state, BANKRUPT);
    expect(state.privates).toEqual({ PO: 'p2' });
    expect(state.events!.filter(({ type }) => type === 'private-closed')).toEqual([
      { type: 'private-closed', private: 'TR' },
    ]);
  });

  proves('G-13', 'the seat is skipped, and the priority deal moves on', () => {
    const state = ruined({});
    state.priority = 'p1';
    play(state, BANKRUPT);
    expect([state.cash.p1, state.priority]).toEqual([0, 'p2']);
    expect(state.events).toContainEqual({ type: 'priority', seat: 'p2' });
    play(state, { do: 'finance', from: 'bank', train: '4' });
    playTo(state, 'trade');
    expect(asked(state)).toBe('p2 trade');
    play(state, { do: 'pass' });
    expect(asked(state)).toBe('p3 trade');
    const others = ruined({});
    others.priority = 'p3';
    play(others, BANKRUPT);
    expect(others.priority).toBe('p3');
    expect(others.events?.some(({ type }) => type === 'priority')).toBe(false);
  });

  proves('8.4.3a', 'a player whose company has a train is never bankrupt', () => {
    expect(why(ruined({ trains: ['4'], cash: 1000 }), BANKRUPT)).toBe('trains/no-need 8.4.3');
  });
});

describe('who is left', () => {
  proves(['11f', 'C-3'], 'with three players the game continues after the first bankruptcy', () => {
    const state = ruined({});
    play(state, BANKRUPT);
    expect(state.outcome).toBeNull();
    const recorded = ruined({}, () => {}, { bankruptcyEnds: 'first' });
    play(recorded, BANKRUPT);
    expect(recorded.outcome?.reason).toBe('bankruptcy');
    // Nothing is shared out any more: what cannot be sold stays, and the money goes to the bank.
    expect(sharesIn(recorded, 'SR')).toMatchObject({ p1: 2, pool: 1 });
    expect([recorded.cash.p1, recorded.cash.SR, recorded.presidents.SR]).toEqual([0, 50, 'p1']);
    expect(recorded.events!.map(({ type }) => type)).not.toContain('cash-surrendered');
  });

  proves(['11f', '11g'], 'with two the survivor wins at once, even without a cent', () => {
    const state = table(2);
    phase(state, '4');
    closeAllPrivates(state);
    cash(state, { p1: 0, p2: 0 });
    company(state, 'SR', { price: 125, size: 10, held: { p1: 2 } });
    operate(state, 'buy-train');
    play(state, BANKRUPT);
    expect(state.outcome).toEqual({ reason: 'bankruptcy', scores: { p1: 0, p2: 0 }, winners: ['p2'] });
  });
});
