import type { State } from '../state.ts';
import { give, lay, put, table } from './table.ts';

/** The example of §4.7.4: A to D are p1 to p4; SFTC belongs to B, SFTN to D. */
export function mergerExample(options = {}): State {
  const state = table(4, options);
  state.phase = '6';
  state.concessions = {};
  state.depot = [0, 0, 0, 0, 1, 2, 7];
  put(state, 'SFTG', {
    held: { p1: 5, p2: 1, p3: 1, p4: 1, SFTC: 1, pool: 1 },
    price: 144,
    cash: 80,
    trains: ['4', '5'],
    at: ['J6', 'M7', 'K7', 'H4'],
  });
  put(state, 'CGTF', {
    held: { SFTG: 3, p1: 1, p2: 2, pool: 2 },
    cell: [3, 5],
    cash: 380,
    trains: ['5'],
    at: ['J6', 'H4.1', 'F8'],
    tokens: 2,
  });
  put(state, 'SFTN', { held: { p4: 4, SFTG: 3, CGTF: 3 }, price: 68, at: [] });
  put(state, 'SFTC', { held: { p2: 4 }, price: 68, at: ['M3'], cash: 200 });
  for (const seat of state.seats) give(state, seat, 300);
  lay(state, { J6: '14/0' });
  state.round.operated = ['SFTG', 'CGTF'];
  return state;
}
