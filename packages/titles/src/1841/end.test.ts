import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { cellAt } from './data/market.ts';
import { connectBoxes, endAfterSet, endIfBankBroken, endIfTriggered } from './end.ts';
import { setPrice } from './prices.ts';
import { type State, worthOf } from './state.ts';
import { give, lay, put, table } from './testing/table.ts';

function later(options = {}): State {
  const state = table(3, options);
  state.phase = '8';
  state.concessions = {};
  return state;
}

describe('the end (§5)', () => {
  proves(
    ['1.1c', '5h', '5i', 'C-5', 'C-59'],
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

  proves(
    ['1.1b', '5a', '5b', '5j'],
    '516 ends the game with the turn, even after the bank is broken; 465 does not',
    () => {
      const state = later();
      put(state, 'AFI', { held: { p1: 3 }, price: 144, at: [] });
      setPrice(state, 'AFI', cellAt(0, 17));
      endIfTriggered(state);
      expect(state.outcome).toBeNull();
      state.bankBroken = true;
      setPrice(state, 'AFI', cellAt(0, 18));
      endIfTriggered(state);
      expect(state.outcome?.reason).toBe('price');
    },
  );

  proves(
    ['5d', '5e', '5f', 'C-53'],
    'a broken bank goes on paying, and the operating round is finished',
    () => {
      const state = later();
      state.bankBroken = true;
      endIfTriggered(state);
      expect(state.outcome).toBeNull();
      endIfBankBroken(state);
      expect(state.outcome?.reason).toBe('bank');
    },
  );

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
