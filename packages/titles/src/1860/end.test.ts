import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { COMPANY_IDS } from './data/companies.ts';
import { isIdle } from './end.ts';
import { payPlayer } from './money.ts';
import { asked, earn, endTurn, operating, PASS, passAll, play, playRound } from './positions/play.ts';
import { cash, closePrivates, company, phase, privates, table, tiles, unsold } from './positions/position.ts';
import { worthOf } from './share-value.ts';
import { priceOf, type State } from './state.ts';

proves('A7', 'nothing can change if no company operates, no private pays and nobody can buy anything', () => {
  const idle = (prepare: (state: State) => void) => {
    const state = table(2);
    closePrivates(state);
    cash(state, { p1: 0, p2: 0 });
    prepare(state);
    return isIdle(state);
  };
  expect(idle(() => {})).toBe(true);
  expect(idle((state) => cash(state, { p2: 1000 }))).toBe(false);
  expect(idle((state) => company(state, 'IOW', { held: { p1: 5 } }))).toBe(false);
  expect(idle((state) => privates(state, { BHC: 'p1' }))).toBe(false);
});

describe('the game ends', () => {
  proves('END-a', 'with the operating round in which a price reaches 340', () => {
    const state = table(2);
    closePrivates(state);
    phase(state, '5');
    tiles(state, { J4: '5/1' });
    company(state, 'IOW', { price: 330, held: { p1: 5 }, trains: ['4+2'] });
    company(state, 'FYN', { price: 100, held: { p2: 5 } });
    earn(state, 330);
    play(state, 'pay');
    expect(priceOf(state, 'IOW')).toBe(340);
    // The others still have their turn.
    expect(operating(state)).toBe('FYN');
    endTurn(state);
    expect(state.outcome?.reason).toBe('market');
    expect(state.round.operating).toBe(1);
  });

  proves('END-b', 'with the operating round in which the bank breaks, not with the set', () => {
    const state = table(2);
    closePrivates(state);
    phase(state, '5');
    tiles(state, { J4: '5/1' });
    company(state, 'IOW', { price: 100, held: { p1: 5 }, trains: ['4+2'] });
    earn(state, 80);
    cash(state, { p1: 5000, p2: 4980 });
    play(state, 'pay');
    expect(state.broken).toBe(true);
    endTurn(state);
    expect(state.outcome?.reason).toBe('bank');
    expect(state.round).toEqual({ stock: 1, operating: 1 });
  });

  proves('END-b', 'if the bank breaks in a stock round, with the next operating round', () => {
    const state = table(2);
    closePrivates(state);
    company(state, 'IOW', { price: 100, held: { p1: 1, p2: 5 }, trains: ['4+2'] });
    cash(state, { p1: 5000, p2: 4950 });
    play(state, { do: 'sell', company: 'IOW', count: 1 });
    expect(state.broken).toBe(true);
    expect(state.outcome).toBeNull();
    play(state, PASS);
    passAll(state);
    expect(asked(state)).toMatch(/lay-track/);
    playRound(state);
    expect(state.outcome?.reason).toBe('bank');
  });

  proves(
    ['END-c', 'G-22'],
    'the bank is 10,000 of player money and breaks above that; treasuries do not count',
    () => {
      const state = table(2);
      company(state, 'IOW', { held: { p1: 5 }, cash: 9000 });
      cash(state, { p1: 5000, p2: 4999 });
      payPlayer(state, 'p1', 1);
      expect(state.broken).toBe(false);
      payPlayer(state, 'p1', 1);
      expect(state.broken).toBe(true);
    },
  );

  proves('G-20', 'the earliest of several ends counts', () => {
    const state = table(2);
    closePrivates(state);
    phase(state, '9');
    state.era = 'southern';
    tiles(state, { J4: '5/1' });
    company(state, 'IOW', { price: 100, held: { p1: 5 }, trains: ['9+5'] });
    cash(state, { p1: 5000, p2: 5000 });
    state.broken = true;
    // Nationalised when the stock round ends, but the bank broke before: over after the next round.
    passAll(state);
    expect(state.era).toBe('british-rail');
    expect(state.outcome?.reason).toBe('bank');
  });
});

describe('worth', () => {
  proves(
    ['END-e', 'END-g', 'END-h', 'NAT-p'],
    'cash, open privates at face, shares at their price, no treasury',
    () => {
      const state = table(2);
      closePrivates(state);
      for (const id of ['C&N', 'IOW'] as const) unsold(state, id);
      phase(state, '6');
      cash(state, { p1: 100 });
      privates(state, { FFC: 'p1' });
      company(state, 'IOW', { price: 122, held: { p1: 2, p2: 1 }, trains: ['4+2'], cash: 5000 });
      expect(worthOf(state, 'p1')).toBe(100 + 200 + 244);
      expect(worthOf(state, 'p2')).toBe(state.cash.p2! + 122);
    },
  );

  proves('END-f', 'shares of a company without a train count half, rounded down', () => {
    const state = table(2);
    closePrivates(state);
    for (const id of ['C&N', 'IOW'] as const) unsold(state, id);
    cash(state, { p1: 0 });
    company(state, 'IOW', { price: 95, held: { p1: 3, p2: 5 } });
    expect(worthOf(state, 'p1')).toBe(141);
  });

  proves('G-14', 'the president’s two are halved one by one, or together by option', () => {
    for (const [halving, worth] of [
      ['per-share', 3 * 47],
      ['per-certificate', 95 + 47],
    ] as const) {
      const state = table(2, { halving });
      closePrivates(state);
      for (const id of ['C&N', 'IOW'] as const) unsold(state, id);
      cash(state, { p1: 0 });
      company(state, 'IOW', { price: 95, held: { p1: 3, p2: 2 } });
      expect(worthOf(state, 'p1')).toBe(worth);
      expect(worthOf(state, 'p2') - state.cash.p2!).toBe(2 * 47);
    }
  });
});

describe('a table where nothing moves (ruling A7)', () => {
  const quiet = () => {
    const state = table(2);
    closePrivates(state);
    passAll(state);
    return state;
  };

  proves('A7', 'is counted only if all agree, and asked again after every further set', () => {
    const state = quiet();
    passAll(state);
    expect(asked(state)).toBe('p1 trade');
    passAll(state);
    expect(asked(state)).toBe('p1 p2 count-now');
    play(state, 'count');
    expect(state.outcome).toBeNull();
    play(state, 'play-on');
    expect(asked(state)).toBe('p1 trade');
    passAll(state);
    play(state, 'count');
    play(state, 'count');
    expect(state.outcome?.reason).toBe('agreed');
  });

  proves('A7', 'does not ask while shares are traded', () => {
    const state = quiet();
    passAll(state);
    expect(state.quiet.sets).toBe(1);
    play(state, { do: 'buy', company: 'C&N', from: 'ipo' });
    passAll(state);
    expect(state.quiet.sets).toBe(0);
    expect(state.outcome).toBeNull();
  });

  proves('A7', 'is counted at once where nothing can ever change', () => {
    const state = table(2);
    closePrivates(state);
    for (const id of COMPANY_IDS) unsold(state, id);
    cash(state, { p1: 0, p2: 0 });
    passAll(state);
    expect(state.outcome?.reason).toBe('nothing-left');
  });
});
