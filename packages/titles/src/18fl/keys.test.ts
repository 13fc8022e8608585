import type { Options } from '@signalbox/kernel';
import { stock } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { BOARD } from './data/board.ts';
import {
  cash,
  company,
  depot,
  hotel,
  offeredLike,
  operate,
  phase,
  play,
  playTo,
  table,
  tiles,
} from './position.ts';
import type { State } from './state.ts';

const LINE = { L27: '9/0', M26: '8/1', M24: '58/4' };
const toM26 = { do: 'lay', hex: 'M26', tile: '8', rotation: 1 };
const toM24 = { do: 'lay', hex: 'M24', tile: '58', rotation: 4 };

/** The FEC has a line to Havana and a hotel in Key West; SR is about to buy the first 6 or 3E. */
function beforeTheStorm(options: Options = {}): State {
  const state = table(2, options);
  phase(state, '5');
  depot(state, '6', 0);
  tiles(state, LINE);
  company(state, 'SR', { size: 10, price: 110, cash: 600, trains: ['5'] });
  company(state, 'FEC', { size: 10, price: 100, held: { p2: 3 }, cash: 500, trains: ['5'] });
  hotel(state, 'FEC', 'M24');
  operate(state, 'buy-train');
  return state;
}

proves('7.2.2a', 'the Keys cost 80 each and lead to Havana', () => {
  const state = table(2);
  tiles(state, { L27: '9/0' });
  company(state, 'FEC', { held: { p2: 3 }, cash: 200, trains: ['2'] });
  operate(state);
  expect(offeredLike(state, { do: 'lay', hex: 'M26' })).toEqual([toM26]);
  play(state, toM26);
  expect(offeredLike(state, { do: 'lay', hex: 'M24' })).toEqual([toM24]);
  play(state, toM24);
  expect(state.cash.FEC).toBe(40);
  playTo(state, 'run-trains');
  const path = ['K28.0', 'L27', 'M26', 'M24.0', 'N23.0'];
  play(state, { routes: [{ train: '2-1', path }] });
  expect(state.events).toContainEqual(expect.objectContaining({ type: 'ran', revenue: 30 + 10 + 60 }));
});

proves(['7.2.2b', '2k', '8.3d', 'G-15'], 'the first 6 or 3E destroys the line and the hotel for good', () => {
  for (const train of ['6', '3E']) {
    const state = beforeTheStorm();
    expect([stock(BOARD, state.tiles, '8'), stock(BOARD, state.tiles, '58')]).toEqual([9, 7]);
    play(state, { do: 'buy', from: 'bank', train });
    expect(state.tiles).toEqual({ L27: '9/0' });
    expect([stock(BOARD, state.tiles, '8'), stock(BOARD, state.tiles, '58')]).toEqual([10, 8]);
    expect(state.hotels).toEqual({});
    expect(state.companies.FEC.tokens).toBe(2);
    const hurricane = { type: 'keys-struck', hexes: ['M24', 'M26'], hotel: 'FEC' };
    expect(state.events).toContainEqual(hurricane);
  }
});

proves('7.2.2b', 'no other train does: the line stays with the first 5', () => {
  const state = table(2);
  phase(state, '4');
  depot(state, '5', 2);
  tiles(state, LINE);
  company(state, 'SR', { size: 10, price: 110, cash: 500, trains: ['4'] });
  company(state, 'FEC', { size: 10, price: 100, held: { p2: 3 }, trains: ['4'] });
  hotel(state, 'FEC', 'M24');
  operate(state, 'buy-train');
  play(state, { do: 'buy', from: 'bank', train: '5' });
  expect([state.phase, state.tiles, state.hotels]).toEqual(['5', LINE, { M24: 'FEC' }]);
});

proves('7.2.2b', 'a single tile is removed too; if nothing was built, nothing is reported', () => {
  const struckEvents = (on: Readonly<Record<string, string>>) => {
    const state = beforeTheStorm();
    state.hotels = {};
    state.tiles = on;
    play(state, { do: 'buy', from: 'bank', train: '6' });
    return state.events?.filter(({ type }) => type === 'keys-struck');
  };
  expect(struckEvents({ L27: '9/0', M26: '8/1' })).toEqual([
    { type: 'keys-struck', hexes: ['M26'], hotel: 'none' },
  ]);
  expect(struckEvents({ L27: '9/0' })).toEqual([]);
});

proves('7.2.2b', 'later ones do no harm to a line built again', () => {
  const state = beforeTheStorm();
  cash(state, { FEC: 1000 });
  play(state, { do: 'buy', from: 'bank', train: '6' });
  playTo(state, 'lay-track', 'FEC');
  play(state, toM26);
  play(state, toM24);
  playTo(state, 'buy-train');
  play(state, { do: 'buy', from: 'bank', train: '3E' });
  expect(state.tiles).toEqual(LINE);
});

proves(['7.2.2c', '2k'], 'it may be built again for 80 a hex, with a new hotel', () => {
  const state = beforeTheStorm();
  play(state, { do: 'buy', from: 'bank', train: '6' });
  playTo(state, 'lay-track', 'FEC');
  play(state, toM26);
  play(state, toM24);
  expect(state.cash.FEC).toBe(500 - 160);
  play(state, { do: 'hotel', hex: 'M24', node: 0 });
  expect(state.hotels).toEqual({ M24: 'FEC' });
  expect(state.companies.FEC.tokens).toBe(1);
  expect(state.cash.FEC).toBe(340 - 60);
});

proves(['A6', '7.2.2'], 'in a game from 18xx.games the tiles that the hurricane takes are lost', () => {
  for (const drownedTilesLost of [false, true]) {
    const state = beforeTheStorm({ drownedTilesLost });
    play(state, { do: 'buy', from: 'bank', train: '6' });
    expect(state.drowned).toEqual(drownedTilesLost ? ['58', '8'] : undefined);
    // All but one tile 8 lie somewhere, so the last one is the one that was lost.
    const hexes = [...BOARD.hexes.keys()].filter((hex) => state.tiles[hex] === undefined && hex !== 'M26');
    const left = stock(BOARD, state.tiles, '8') - 1;
    state.tiles = { ...state.tiles, ...Object.fromEntries(hexes.slice(0, left).map((hex) => [hex, '8/0'])) };
    playTo(state, 'lay-track', 'FEC');
    expect(offeredLike(state, toM26)).toEqual(drownedTilesLost ? [] : [toM26]);
  }
});
