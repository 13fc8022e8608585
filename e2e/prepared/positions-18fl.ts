import type { GameState } from '@signalbox/kernel';
import { cash, closeAllPrivates, company, operate, phase, table } from '@signalbox/titles/18fl/position.ts';

/** SR of p1 has lost its last train and $60; a train costs $500, and its president has $150 and shares. */
export function needsATrain(): GameState {
  const state = table(3);
  closeAllPrivates(state);
  phase(state, '5');
  company(state, 'SR', { size: 10, price: 110, held: { p1: 5, p2: 2 }, cash: 60 });
  company(state, 'ACL', { size: 10, price: 100, held: { p2: 4, p1: 3 }, trains: ['4'], cash: 200 });
  company(state, 'FEC', { size: 10, price: 90, held: { p3: 4, p1: 2 }, trains: ['5'], cash: 100 });
  cash(state, { p1: 150 });
  operate(state, 'buy-train');
  return state;
}

/** A stock round with a five-share and a ten-share company. */
export function twoSizes(): GameState {
  const state = table(3);
  closeAllPrivates(state);
  phase(state, '4');
  company(state, 'ACL', { size: 5, price: 100, held: { p1: 3 }, trains: ['4'], cash: 200 });
  company(state, 'FEC', { size: 10, price: 90, held: { p2: 5 }, trains: ['3', '4'], cash: 100 });
  return state;
}

/** p1 has $20 and shares of ACL; one of them pays for a share of FEC or of SR. */
export function paysBySelling(): GameState {
  const state = table(3);
  closeAllPrivates(state);
  company(state, 'ACL', { price: 100, held: { p1: 3 }, trains: ['2'], cash: 200 });
  company(state, 'FEC', { price: 90, held: { p2: 3 }, trains: ['2'], cash: 100 });
  company(state, 'SR', { price: 80, held: { p3: 3 }, trains: ['2'], cash: 100 });
  cash(state, { p1: 20 });
  return state;
}
