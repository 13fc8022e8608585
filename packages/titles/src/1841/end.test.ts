import { PASS } from '@signalbox/kernel';
import { newStockRound, setPresident, totalCash } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { connectBoxes, countNow, endAfterSet, endIfBankBroken, endIfTriggered, isIdle } from './end.ts';
import { newCompanyTurn } from './operating-round/company-turn.ts';
import { priceOf, type State, worthOf } from './state.ts';
import { asked, give, lay, play, put, run, stockTurn, table } from './testing/table.ts';

function later(options = {}): State {
  const state = table(3, options);
  state.phase = '8';
  state.concessions = {};
  return state;
}

describe('the end (§5)', () => {
  proves(
    ['1.1c', '5h', 'C-5'],
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

  proves('5i', 'a concession is worth nothing', () => {
    const state = table(3);
    const before = worthOf(state, 'p1');
    state.concessions = { ...state.concessions, Bayard: 'p1', IRSFF: 'p1' };
    expect([before, worthOf(state, 'p1')]).toEqual([1120, 1120]);
  });

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

  proves(
    ['1.1b', '5a'],
    '516 ends the game when the turn is over; the other companies have no turn any more',
    () => {
      const state = paying([0, 17]);
      play(state, 'pay');
      expect([priceOf(state, 'AFI'), state.outcome]).toEqual([516, null]);
      passUntil(state, 'p2 lay-track');
      expect([state.outcome?.reason, state.round.operated]).toEqual(['price', ['AFI']]);
    },
  );

  proves('5b', 'it does so even if the bank is broken and its round would be finished', () => {
    const state = paying([0, 17]);
    state.bankBroken = true;
    play(state, 'pay');
    passUntil(state, 'p2 lay-track');
    expect([state.outcome?.reason, state.round.operated]).toEqual(['price', ['AFI']]);
  });

  proves('5j', '465 does not end the game', () => {
    const state = paying([0, 16]);
    play(state, 'pay');
    passUntil(state, 'p2 lay-track');
    expect([priceOf(state, 'AFI'), asked(state)]).toEqual([465, 'p2 lay-track']);
  });

  proves(['1.1b', '5d', '5f'], 'a broken bank keeps paying, and its operating round is finished', () => {
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

  proves(
    ['5k', '8.6a'],
    'option 8.6: after 516 the other company and the other rounds of the set follow',
    () => {
      const state = paying([0, 17], { wholeSets: true });
      play(state, 'pay');
      for (const round of [1, 2, 3]) {
        passUntil(state, 'p2 lay-track');
        expect([state.outcome, state.round.operating]).toEqual([null, round]);
        play(state, PASS);
      }
      passUntil(state, 'p1 lay-track');
      expect([state.outcome?.reason, state.round.operating]).toEqual(['price', 3]);
      const broke = later({ wholeSets: true });
      broke.bankBroken = true;
      endAfterSet(broke);
      expect(broke.outcome?.reason).toBe('bank');
    },
  );

  proves(['5g', 'C-22'], 'boxes stay connected; all eight of them end the game', () => {
    const state = later();
    put(state, 'AFI', { held: { p1: 3 }, at: ['D16'] });
    lay(state, { D16: '57/2' });
    lay(state, { D16: '6/4' });
    connectBoxes(state);
    expect(state.boxes).toEqual(['East']);
    // A border on the way does not matter: Como and Lugano lead to the Gotthard.
    const border = later();
    put(border, 'AFI', { held: { p1: 3 }, at: ['D8'] });
    lay(border, { D8: '57/2', C7: '6/3' });
    connectBoxes(border);
    expect(border.boxes).toEqual(['A7']);
    state.boxes = ['East', 'a4', 'A7', 'Trento', 'E1', 'O17', 'Marseille'];
    connectBoxes(state);
    expect(state.trigger).toBeNull();
    state.boxes = ['a4', 'A7', 'Trento', 'E1', 'O17', 'Marseille', 'Roma'];
    connectBoxes(state);
    expect(state.trigger).toBe('boxes');
  });
});

describe('a table where nothing moves (ruling A7)', () => {
  /** Between two turns: p2 may act in the stock round; AFI runs, or is frozen. */
  function quietTable(president: string): State {
    const state = table(3);
    Object.assign(state, { phase: '5', concessions: {} });
    put(state, 'AFI', { held: { [president]: 3 }, at: ['K11'], trains: ['4'] });
    for (const seat of state.seats) give(state, seat, 0);
    countNow.begin(state);
    state.stack = [{ procedure: 'sequence-of-play', label: 'game-turn', vars: {} }];
    state.stack.push({ procedure: 'game-turn', label: 'stock-round', vars: {} });
    state.stack.push({ procedure: 'stock-round', label: 'stock-turn', vars: newStockRound(state) });
    state.stack.push(structuredClone(stockTurn(structuredClone(state)).stack[1]!));
    return state;
  }

  /** Passes everything until the question comes, or this many turns are over. */
  function turnsUntilAsked(state: State, most: number): number {
    const first = state.round.stock;
    run(
      state,
      () => asked(state)?.endsWith('count-now') === true || state.round.stock >= first + most,
      (choices) =>
        choices.find((choice) => /pass|done|withhold|pay/.test(JSON.stringify(choice))) ?? choices[0]!,
    );
    return state.round.stock - first;
  }

  proves('A7', 'after three quiet turns all are asked; one player who declines is enough', () => {
    const state = quietTable('pool');
    // The question comes at the end of the third turn, before the next begins.
    expect([turnsUntilAsked(state, 9), asked(state)]).toEqual([2, 'p1 count-now']);
    play(state, 'count', 'play-on', 'count');
    expect(state.events).toContainEqual({ type: 'plays-on', seat: 'p2' });
    expect([state.outcome, asked(state)]).toEqual([null, 'p1 trade']);
    expect(turnsUntilAsked(state, 9)).toBe(0);
    play(state, 'count', 'count', 'count');
    expect(state.outcome).toMatchObject({ reason: 'agreed', scores: { p1: 0, p2: 0, p3: 0 } });
  });

  proves('A7', 'a game is idle if no company operates and nobody can pay for one', () => {
    const state = quietTable('pool');
    const idle = (seat: string, cash: number) => {
      for (const other of state.seats) give(state, other, other === seat ? cash : 0);
      return isIdle(state);
    };
    // A single share of AFI costs 100, its president's certificate 200, founding a company 136.
    expect([idle('p1', 0), idle('p3', 99)]).toEqual([true, true]);
    expect([idle('p2', 100), idle('p3', 136)]).toEqual([false, false]);
    setPresident(state, 'AFI', 'p1');
    expect(idle('p1', 0)).toBe(false);
  });

  proves('A7', 'not while the bank still pays dividends', () => {
    const state = quietTable('p1');
    lay(state, { K11: '57/5', L12: '57/5' });
    expect(turnsUntilAsked(state, 5)).toBe(5);
  });
});
