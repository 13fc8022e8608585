import type { GameState } from '@signalbox/kernel';
import { onTheLine } from '@signalbox/titles/1860/positions/line.ts';
import { operate, passAll } from '@signalbox/titles/1860/positions/play.ts';
import {
  cash,
  closePrivates,
  company,
  phase,
  table,
  tiles,
} from '@signalbox/titles/1860/positions/position.ts';

/** IOW has a route from Ryde to Cowes, has just lost its last train, and cannot pay for another. */
export function aboutToBeInsolvent(): GameState {
  const state = onTheLine('IOW', []);
  closePrivates(state);
  phase(state, '7');
  company(state, 'IOW', { held: { p1: 5 }, price: 122, cash: 440 });
  company(state, 'C&N', { held: { p2: 5 }, price: 100, trains: ['7+4'], cash: 300 });
  passAll(state);
  return state;
}

/** IOW is at 20, and the player to trade has four of its shares. */
export function aboutToBeRuined(): GameState {
  const state = table(3);
  closePrivates(state);
  state.round.stock = 6;
  company(state, 'IOW', { price: 20, held: { p1: 4, p2: 5 }, pool: 1, cash: 210, trains: ['3+2'] });
  company(state, 'FYN', { price: 100, held: { p1: 4, p3: 5 }, trains: ['3+2'] });
  return state;
}

/** The Southern is in force, four companies have trains, and the stock round is about to end. */
export function aboutToBeNationalised(): GameState {
  const state = onTheLine('IOW', []);
  closePrivates(state);
  phase(state, '9');
  state.era = 'southern';
  company(state, 'IOW', { held: { p1: 5 }, price: 150, trains: ['9+5'] });
  company(state, 'C&N', { held: { p2: 5 }, price: 122, trains: ['8+4'] });
  company(state, 'FYN', { held: { p1: 5 }, price: 100, trains: ['6+3'] });
  company(state, 'NGStL', { held: {}, pool: 5, president: 'pool', price: 40 });
  return state;
}

/** C&N and IOW in the middle of the game, C&N about to run with a choice between revenue and halts. */
export function runningWithHalts(): GameState {
  const state = onTheLine('C&N', ['3+2']);
  closePrivates(state);
  phase(state, '4');
  state.round.stock = 4;
  company(state, 'C&N', { held: { p1: 5, p2: 1 }, price: 110, trains: ['3+2'], cash: 420 });
  company(state, 'IOW', { held: { p2: 6, p1: 1 }, pool: 2, price: 110, trains: ['4+2'], cash: 90 });
  company(state, 'FYN', { held: { p1: 3, p2: 2 }, price: 82, trains: ['3+2'], cash: 200 });
  tiles(state, { B4: '5/0', B6: '6/3', C5: '741/1' });
  cash(state, { p1: 312, p2: 188 });
  operate(state, 'run-trains', 'C&N');
  return state;
}
