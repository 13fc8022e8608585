import { PASS } from '@signalbox/kernel';
import { BANK, pay, totalCash } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { connectBoxes, endAfterSet, endIfBankBroken, endIfTriggered } from './end.ts';
import { newCompanyTurn } from './operating-round/company-turn.ts';
import { priceOf, type State, worthOf } from './state.ts';
import { asked, give, lay, play, put, stockTurn, table } from './testing/table.ts';

function later(options = {}): State {
  const state = table(3, options);
  state.phase = '8';
  state.concessions = {};
  return state;
}

describe('the end (§5)', () => {
  proves(
    ['1.1c', '5h', '5i', 'C-5'],
    'cash and certificates at the market price, less what a bankrupt received',
    () => {
      const state = later();
      put(state, 'AFI', { held: { p1: 3 }, price: 144, cash: 900, at: [] });
      give(state, 'p1', 100);
      expect(worthOf(state, 'p1')).toBe(532);
      state.debts.p1 = 500;
      expect(worthOf(state, 'p1')).toBe(32);
    },
  );

  /** AFI is about to pay; CTS waits for its turn. */
  function paying(cell: readonly [number, number], options = {}): State {
    const state = later(options);
    put(state, 'AFI', { held: { p1: 3 }, cell, at: ['K11'], trains: ['8'] });
    put(state, 'CTS', { held: { p2: 3 }, cell: [3, 5], at: ['K13'] });
    state.round = { stock: 9, operating: 1, operated: ['AFI'], sold: {} };
    state.stack = [
      { procedure: 'sequence-of-play', label: 'game-turn', vars: {} },
      { procedure: 'game-turn', label: 'operating-rounds', vars: { before: '' } },
      { procedure: 'operating-rounds', label: 'operating-round', vars: { rounds: 3 } },
      { procedure: 'operating-round', label: 'company-turn', vars: {} },
      { procedure: 'company-turn', label: 'dividend', vars: { ...newCompanyTurn('AFI'), revenue: 600 } },
    ];
    return state;
  }

  /** Passes on until a decision comes up, or the game is over. */
  function passUntil(state: State, wanted: string): void {
    for (let i = 0; i < 40 && state.outcome === null && asked(state) !== wanted; i++) play(state, PASS);
  }

  proves(['1.1b', '5a'], '516 ends the game when the turn is over; the others have no more turn', () => {
    const state = paying([0, 17]);
    play(state, 'pay');
    expect([priceOf(state, 'AFI'), state.outcome]).toEqual([516, null]);
    passUntil(state, 'p2 lay-track');
    expect([state.outcome?.reason, state.round.operated]).toEqual(['price', ['AFI']]);
  });

  proves('5b', 'it does so even if the bank is broken and its round would be finished', () => {
    const state = paying([0, 17]);
    state.bankBroken = true;
    play(state, 'pay');
    passUntil(state, 'p2 lay-track');
    expect([state.outcome?.reason, state.round.operated]).toEqual(['price', ['AFI']]);
  });

  proves('5j', '465 is no end', () => {
    const state = paying([0, 16]);
    play(state, 'pay');
    passUntil(state, 'p2 lay-track');
    expect([priceOf(state, 'AFI'), asked(state)]).toEqual([465, 'p2 lay-track']);
  });

  proves(['1.1b', '5d', '5f'], 'a broken bank goes on paying, and its operating round is finished', () => {
    const state = paying([3, 6]);
    give(state, 'p3', state.cash.p3! + state.cash.bank! - 100);
    play(state, 'pay');
    expect([state.cash.bank! < 0, state.bankBroken]).toEqual([true, true]);
    expect(totalCash(state)).toBe(14_400);
    passUntil(state, 'p2 lay-track');
    expect(asked(state)).toBe('p2 lay-track');
    passUntil(state, 'p1 lay-track');
    expect([state.outcome?.reason, state.round.operating]).toEqual(['bank', 1]);
  });

  proves('5e', 'broken in a stock round, it ends with the first operating round', () => {
    const state = paying([3, 6]);
    state.bankBroken = true;
    stockTurn(state);
    state.stack.unshift(
      { procedure: 'sequence-of-play', label: 'game-turn', vars: {} },
      { procedure: 'game-turn', label: 'stock-round', vars: { before: '' } },
    );
    passUntil(state, 'p1 lay-track');
    // Phase 8 has three operating rounds in a set, and this is the first.
    expect([asked(state), state.outcome]).toEqual(['p1 lay-track', null]);
    for (let i = 0; i < 60 && !state.outcome; i++) passUntil(state, i === 0 ? 'p2 lay-track' : '');
    expect([state.outcome?.reason, state.round.operating]).toEqual(['bank', 2]);
  });

  proves('C-53', 'so does money that the bank pays in a merger', () => {
    const state = later();
    give(state, 'p3', state.cash.p3! + state.cash.bank!);
    pay(state, BANK, 'p1', 121);
    expect(state.bankBroken).toBe(true);
  });

  proves(['5k', '8.6a', 'C-23'], 'option 8.6: always the whole set', () => {
    const state = later({ wholeSets: true });
    state.trigger = 'price';
    state.bankBroken = true;
    endIfTriggered(state);
    endIfBankBroken(state);
    expect(state.outcome).toBeNull();
    endAfterSet(state);
    expect(state.outcome?.reason).toBe('price');
  });

  proves(['5g', 'C-22'], 'boxes stay connected; all eight of them end the game', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 3 }, at: ['D16'] });
    lay(state, { D16: '57/2' });
    lay(state, { D16: '6/4' });
    connectBoxes(state);
    expect(state.boxes).toEqual(['East']);
    state.boxes = ['East', 'a4', 'A7', 'Trento', 'E1', 'O17', 'Marseille'];
    connectBoxes(state);
    expect(state.trigger).toBeNull();
    state.boxes = ['a4', 'A7', 'Trento', 'E1', 'O17', 'Marseille', 'Roma'];
    connectBoxes(state);
    expect(state.trigger).toBe('boxes');
  });
});
