import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { endIfBankBroken, endIfNothingIsLeft, isIdle } from './end.ts';
import { cash, closeAllPrivates, company, drainBank, operate, play, privates, table } from './position.ts';
import { type State, worthOf } from './state.ts';

/** The bank has been empty, and the last operating round is over. */
function over(arrange: (state: State) => void): State {
  const state = table(2);
  arrange(state);
  state.bankBroken = true;
  endIfBankBroken(state);
  return state;
}

proves(['11c', '1.2a'], 'shares at their last price, and cash; the richest wins', () => {
  const state = over((now) => {
    company(now, 'ACL', { price: 400, size: 10, held: { p1: 4, p2: 2 } });
    company(now, 'SAL', { price: 400, size: 10, held: { p1: 4 } });
    cash(now, { p1: 900, p2: 2500 });
  });
  expect(state.outcome).toEqual({ reason: 'bank', scores: { p1: 4100, p2: 3300 }, winners: ['p1'] });
});

proves('A7', 'nothing can change if no company operates and nobody can buy a share', () => {
  const idle = (prepare: (state: State) => void) => {
    const state = table(2);
    cash(state, { p1: 0, p2: 0 });
    prepare(state);
    return isIdle(state);
  };
  expect(idle(() => {})).toBe(true);
  expect(idle((state) => cash(state, { p2: 1000 }))).toBe(false);
  expect(idle((state) => company(state, 'ACL', { held: { p1: 2 } }))).toBe(false);
});

proves('11d', 'unfloated shares and privates are worth nothing', () => {
  const state = over((now) => {
    company(now, 'FEC', { price: 110, held: { p2: 2 }, floated: false, operated: false });
    cash(now, { p2: 100 });
  });
  expect(state.privates.PO).toBe('p2');
  expect(state.outcome?.scores.p2).toBe(100);
});

proves('11e', 'what companies own counts for nobody', () => {
  const state = over((now) => company(now, 'ACL', { price: 60, held: { p1: 2 }, cash: 2000, trains: ['2'] }));
  expect(state.outcome?.scores.p1).toBe(worthOf(state, 'p1'));
  expect(state.outcome?.scores.p1).toBe(120 + 280);
});

proves('G-20', 'equal worth: both win', () => {
  const state = over((now) => cash(now, { p1: 700, p2: 700 }));
  expect(state.outcome?.winners).toEqual(['p1', 'p2']);
});

proves('A7', 'a game in which something still pays continues, though nobody can trade', () => {
  const idle = (arrange: (state: State) => void) => {
    const state = table(2);
    closeAllPrivates(state);
    cash(state, { p1: 0, p2: 0 });
    arrange(state);
    endIfNothingIsLeft(state);
    return state.outcome?.reason ?? null;
  };
  expect(idle(() => {})).toBe('nothing-left');
  expect(idle((state) => privates(state, { TR: 'p1' }))).toBeNull();
  // All of it is held, so that there is nothing to buy, and it has not operated, so that there is nothing to sell.
  expect(idle((state) => company(state, 'ACL', { held: { p1: 3, p2: 2 }, operated: false }))).toBeNull();
});

proves('11b', 'the bank keeps paying in full below zero', () => {
  const state = table(2);
  closeAllPrivates(state);
  company(state, 'SR', { trains: ['2'], held: { p1: 3 }, pool: 2 });
  drainBank(state, 10);
  operate(state, 'dividend');
  const before = state.cash.p1!;
  play(state, 'pay');
  expect([state.cash.bank, state.cash.p1! - before]).toEqual([-50, 36]);
  expect(state.outcome?.reason).toBe('bank');
});
