import { choices, decodeSetup, newGame, pending } from '@signalbox/kernel';
import { distanceTo, freeSlots } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { BOARD } from './data/board.ts';
import { eighteenFL } from './index.ts';
import { asked, newTable, play, sharesIn, table, tiles } from './position.ts';
import { networkOf } from './reach.ts';
import { COMPANY_IDS } from './state.ts';

const ALL = ['TR', 'PO', 'TC', 'FECC'];

proves('3.1a', 'as many privates as players; without the Canal the FEC gives no share away', () => {
  for (const players of [2, 3, 4]) {
    expect(Object.keys(newTable(players).privates)).toEqual(ALL.slice(0, players));
  }
  expect(sharesIn(table(3), 'FEC')).toEqual({ ipo: 5 });
});

proves('3.1b', 'all six home stations are placed at the start and block others', () => {
  const state = table(2);
  expect(state.stations.map(({ owner }) => owner).sort()).toEqual([...COMPANY_IDS].sort());
  expect(freeSlots(BOARD, state.tiles, state.stations, { hex: 'B15', node: 0 })).toBe(0);
  tiles(state, { B7: '4/1', B9: '9/1', B11: '9/1', B13: '4/1', B17: '9/1', B19: '4/1' });
  const network = networkOf(state, 'LN');
  expect(distanceTo(network, { hex: 'B15', node: 0 })).toBe(5);
  expect(distanceTo(network, { hex: 'B19', node: 0 })).toBeNull();
});

proves('3.1c', 'each company has three tokens besides its home', () => {
  for (const id of COMPANY_IDS) expect(table(2).companies[id].tokens).toBe(3);
});

proves('1.4h', 'two to four play', () => {
  const accepted = [1, 2, 3, 4, 5].filter((players) => decodeSetup(eighteenFL, { players, options: {} }).ok);
  expect(accepted).toEqual([2, 3, 4]);
});

proves('3.1e', '300 for everybody, whatever the number of players', () => {
  for (const players of [2, 3, 4]) {
    const { cash, seats } = newTable(players);
    expect(seats.map((seat) => cash[seat])).toEqual(seats.map(() => 300));
    expect(cash.bank).toBe(8000 - 300 * players);
  }
});

proves(
  ['3.1f', 'A4'],
  'chance numbers the players, each draw an entry of the log; number 1 has priority',
  () => {
    const state = newGame(eighteenFL, { players: 3, options: newTable(3).options });
    expect(asked(state)).toBe('chance draw-player-number');
    expect([...choices(pending(eighteenFL, state)!.offerTo('chance'))]).toEqual(['p1', 'p2', 'p3']);
    play(state, 'p3', 'chance');
    expect(state.events).toEqual([{ type: 'player-number', seat: 'p3', number: 1 }]);
    play(state, 'p1', 'chance');
    expect(state.order).toEqual(['p3', 'p1', 'p2']);
    expect(state.priority).toBe('p3');
  },
);
