import { expect, it } from 'vitest';
import { cashOf, type Purses, pay, totalCash } from './purses.ts';

it('money moves from one owner to another', () => {
  const state: Purses = { cash: { bank: 100, p0: 30 } };
  pay(state, 'p0', 'FEC', 30);
  pay(state, 'bank', 'FEC', 5);
  expect(state).toEqual({ cash: { bank: 95, p0: 0, FEC: 35 } });
  expect([totalCash(state), cashOf(state, 'nobody')]).toEqual([130, 0]);
});

it('nobody pays what they do not have, except the bank and credits', () => {
  const state: Purses = { cash: { bank: 10, p0: 30 } };
  expect(() => pay(state, 'p0', 'bank', 31)).toThrow('p0 does not have the 31 for bank.');
  expect(() => pay(state, 'p0', 'bank', -1)).toThrow('p0 cannot pay -1 to bank.');
  expect(() => pay(state, 'p0', 'bank', 0.5)).toThrow('p0 cannot pay 0.5 to bank.');
  expect(state.cash).toEqual({ bank: 10, p0: 30 });
  pay(state, 'p0', 'p0', 0);
  pay(state, 'bank', 'p0', 15);
  pay(state, 'credits', 'FEC', 20);
  expect(state.cash).toEqual({ bank: -5, p0: 45, credits: -20, FEC: 20 });
});

it('a bank of limited money is broken once it is empty, and stays so', () => {
  const state: Purses = { cash: { bank: 10, p0: 30 }, bankBroken: false };
  pay(state, 'p0', 'FEC', 30);
  pay(state, 'bank', 'p0', 9);
  expect(state.bankBroken).toBe(false);
  pay(state, 'bank', 'p0', 1);
  expect(state.bankBroken).toBe(true);
  pay(state, 'p0', 'bank', 5);
  pay(state, 'bank', 'p0', 1);
  expect(state.bankBroken).toBe(true);
  const unlimited: Purses = { cash: { bank: 0 } };
  pay(unlimited, 'bank', 'p0', 1);
  expect(unlimited.bankBroken).toBeUndefined();
});
