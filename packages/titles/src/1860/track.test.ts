import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { layable } from '../testing/map.ts';
import { proves } from '../testing/proves.ts';
import { BOARD } from './data/board.ts';
import { turnOf } from './exports.ts';
import { asked, offered, operate, PASS, play, playTo, why } from './positions/play.ts';
import { company, phase, table, tiles, token } from './positions/position.ts';
import type { State } from './state.ts';
import { laysLeft } from './track.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ do: 'lay', hex, tile, rotation });
const tilesFor = (hex: string, on = {}) => [
  ...new Set(layable(BOARD, hex, on).map((it) => it.split('/')[0])),
];

/** C&N at Cowes with track to Newport, about to build. */
function building(change: (state: State) => void = () => {}): State {
  const state = table(2);
  company(state, 'C&N', { held: { p1: 5 }, cash: 500, trains: ['2+1'] });
  tiles(state, { F2: '787/0', F4: '742/3' });
  change(state);
  operate(state, 'lay-track');
  return state;
}

proves(['LAY-a', 'UP-a'], 'what may still be laid in a turn can be asked', () => {
  const left = (state: State) => laysLeft(state, turnOf(state)!);
  const state = building((s) => phase(s, '5'));
  expect(left(state)).toEqual({ yellow: 2, city: true, upgradeTo: ['green', 'brown'] });
  play(state, lay('G3', '741', 5));
  expect(left(state)).toEqual({ yellow: 1, city: false, upgradeTo: [] });
  const withoutTrain = building((s) => {
    phase(s, '3');
    changeCharter(s, 'C&N', { trains: [] });
  });
  expect(left(withoutTrain)).toEqual({ yellow: 2, city: true, upgradeTo: [] });
});

describe('tiles', () => {
  proves('TL-a', 'yellow on the map, green on yellow, brown on green', () => {
    const state = building((s) => phase(s, '5'));
    expect(why(state, lay('G5', '773', 0))).toBe('track/wrong-tile TL');
    expect(why(state, lay('G3', '747', 5))).toBe('track/wrong-tile TL');
    expect(why(state, lay('G3', '741', 5))).toBeNull();
    expect(why(state, lay('G5', '763', 0))).toBeNull();
  });

  proves('TL-a', 'each is offered once: yellow ones to lay, others to upgrade', () => {
    for (const now of ['2', '5'] as const) {
      const all = offered(building((s) => phase(s, now))).map((choice) => JSON.stringify(choice));
      expect(all.length).toBeGreaterThan(3);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  proves(['TL-b', 'TL-c', 'TL-d', 'TL-e'], 'each kind of hex has tiles of its kind', () => {
    expect(tilesFor('E3')).toEqual(['7', '8', '9']);
    expect(tilesFor('E5')).toEqual(['741', '742', '743']);
    expect(tilesFor('H4')).toEqual(['744', '745']);
    expect(tilesFor('J4')).toEqual(['5', '6', '57', '115']);
    const state = building();
    expect(why(state, lay('E5', '57', 0))).toBe('track/wrong-tile TL');
    expect(why(state, lay('H4', '742', 0))).toBe('track/wrong-tile TL');
  });

  proves('TL-f', 'a village is a halt in yellow; green makes it a station or a halt with three exits', () => {
    expect(BOARD.tiles.get('741')!.nodes[0]).toMatchObject({ kind: 'halt', revenue: 0 });
    expect(tilesFor('E5', { E5: '742/0' })).toEqual(['748', '750', '751', '752', '753']);
    expect(BOARD.tiles.get('747')!.nodes[0]).toMatchObject({ kind: 'town', revenue: 10 });
    for (const id of ['750', '751', '752', '753']) {
      expect(BOARD.tiles.get(id)!.nodes[0]).toMatchObject({ kind: 'halt', revenue: 0 });
      expect(BOARD.tiles.get(id)!.nodes[0]!.edges).toHaveLength(3);
    }
  });

  proves('TL-h', 'Ryde, Newport, Ventnor and Merstone are yellow from the start', () => {
    expect(['I3', 'G5', 'I11', 'G7'].map((hex) => layable(BOARD, hex))).toEqual([
      ['758/0'],
      ['763/0'],
      ['760/0'],
      ['761/0'],
    ]);
    const early = building();
    expect(why(early, lay('G5', '763', 0))).toBe('track/colour PH');
    const late = building((s) => phase(s, '3'));
    expect(why(late, lay('G5', '763', 0))).toBeNull();
  });

  proves('TL-i', 'lettered tiles lie on their own hexes only', () => {
    expect(tilesFor('J4', { J4: '57/0' })).not.toContain('757');
    expect(tilesFor('J6', { J6: '746/0' })).toEqual(['757', '762']);
    expect(tilesFor('J6')).toEqual(['746']);
    const lettered = [...BOARD.tiles.values()].filter(({ label }) => label !== null);
    expect([...new Set(lettered.map(({ label }) => label))].sort()).toEqual(['B', 'C', 'M', 'N', 'R', 'V']);
    const hexes = [...BOARD.hexes.values()].filter(({ face }) => face.label === 'B').map(({ name }) => name);
    expect(hexes.sort()).toEqual(['Brading', 'Godshill', 'Shorwell']);
  });

  proves('TL-j', 'Newport turns its lesser city to the south', () => {
    expect(layable(BOARD, 'G5')).toEqual(['763/0']);
    expect(BOARD.tiles.get('763')!.nodes[1]).toMatchObject({ revenue: 30, edges: [0] });
    expect(layable(BOARD, 'G5', { G5: '763/0' })).toEqual(['773/0']);
    expect(BOARD.tiles.get('773')!.nodes[1]!.edges).toContain(0);
  });

  proves('TL-k', 'green Merstone turns its halt to the north', () => {
    expect(layable(BOARD, 'G7')).toEqual(['761/0']);
    expect(BOARD.tiles.get('761')!.nodes[1]).toMatchObject({ kind: 'halt', edges: [3] });
  });

  proves('TL-l', 'Ryde’s upgrades join Esplanade and Pier', () => {
    for (const [under, id] of [
      [{}, '758'],
      [{ I3: '758/0' }, '786'],
    ] as const) {
      const rotations = layable(BOARD, 'I3', under);
      expect(rotations).toEqual([`${id}/0`]);
      expect(BOARD.tiles.get(id)!.nodes[0]!.edges).toContain(4);
    }
    expect(BOARD.hexes.get('I3')!.neighbours[4]).toBe('J2');
  });

  proves(['TL-m', 'BOARD-e'], 'difficult ground costs 60, for the first tile only', () => {
    const state = table(2);
    phase(state, '3');
    company(state, 'IWNJ', { held: { p1: 5 }, cash: 500, trains: ['4+2'] });
    tiles(state, { H8: '742/0' });
    operate(state, 'lay-track', 'IWNJ');
    play(state, lay('H10', '742', 3));
    expect(state.cash.IWNJ).toBe(440);
    playTo(state, 'lay-track', 'IWNJ');
    operate(state, 'trade');
    operate(state, 'lay-track', 'IWNJ');
    const before = state.cash.IWNJ;
    play(state, lay('H10', '748', 3));
    expect(state.cash.IWNJ).toBe(before);
  });

  proves('TL-m', 'which the company must have', () => {
    for (const [cash, reason] of [
      [59, 'track/treasury TL'],
      [60, null],
    ] as const) {
      const state = table(2);
      company(state, 'IWNJ', { held: { p1: 5 }, cash, trains: ['4+2'] });
      tiles(state, { H8: '742/0' });
      operate(state, 'lay-track', 'IWNJ');
      expect(why(state, lay('H10', '742', 3))).toBe(reason);
    }
  });

  proves('TL-n', 'the supply is limited: two 746 for three hexes', () => {
    const state = building((s) => {
      company(s, 'VYSC', { held: { p1: 5 }, price: 150 });
      tiles(s, { J6: '746/0', G9: '746/0' });
    });
    expect(why(state, lay('E9', '746', 2))).toBe('track/stock TL');
    tiles(state, { J6: '757/0' });
    expect(why(state, lay('E9', '746', 2))).toBeNull();
  });
});

describe('laying', () => {
  proves(['LAY-a', 'UP-a', 'LAY-e'], 'two yellow tiles one after the other, or one upgrade', () => {
    const state = building((s) => phase(s, '3'));
    play(state, lay('G3', '741', 5));
    expect(asked(state)).toBe('p1 lay-track');
    expect(why(state, lay('G5', '763', 0))).toBe('track/instead-of-yellow UP');
    play(state, lay('H4', '744', 2));
    expect(asked(state)).not.toMatch(/lay-track/);
    const upgrading = building((s) => phase(s, '3'));
    play(upgrading, lay('G5', '763', 0));
    expect(asked(upgrading)).not.toMatch(/lay-track/);
  });

  proves('LAY-b', 'yellow track is connected with an own token', () => {
    expect(why(building(), lay('J8', '57', 1))).toBe('track/not-connected LAY');
  });

  proves('LAY-c', 'and leads over no forbidden side', () => {
    const state = building();
    for (const rotation of [0, 1, 2]) {
      expect(why(state, lay('G3', '741', rotation))).toBe('track/closed-side LAY');
    }
  });

  proves('LAY-d', 'nor beyond a city full of others’ tokens, face down or not', () => {
    const state = table(2);
    company(state, 'IOW', { held: { p1: 5 }, cash: 500 });
    company(state, 'FYN', { held: { p2: 5 }, price: 50 });
    tiles(state, { J4: '6/0' });
    operate(state, 'lay-track');
    const beyond = lay('J6', '746', 0);
    expect(why(state, beyond)).toBeNull();
    token(state, 'FYN', 'J4');
    expect(why(state, beyond)).toBe('track/not-connected LAY');
    changeCharter(state, 'FYN', { bankrupt: true });
    expect(why(state, beyond)).toBe('track/not-connected LAY');
  });

  proves('LAY-f', 'a city tile is laid alone', () => {
    const first = table(2);
    company(first, 'IOW', { held: { p1: 5 }, cash: 500 });
    operate(first, 'lay-track');
    play(first, lay('J4', '115', 2));
    expect(asked(first)).not.toMatch(/lay-track/);
    const second = table(2);
    company(second, 'IOW', { held: { p1: 5 }, cash: 500 });
    tiles(second, { J4: '6/0', I5: '742/2' });
    company(second, 'C&N', { held: { p1: 5 }, cash: 500, price: 150 });
    tiles(second, { F2: '787/1' });
    operate(second, 'lay-track', 'C&N');
    play(second, lay('E3', '9', 1));
    tiles(second, { D4: '9/1', C5: '742/2' });
    expect(why(second, lay('B4', '115', 5))).toBe('track/city-alone LAY');
  });

  proves('LAY-g', 'needs no train', () => {
    const state = building((s) => {
      changeCharter(s, 'C&N', { trains: [] });
    });
    play(state, lay('G3', '741', 5));
    play(state, PASS);
    expect(state.tiles.G3).toBe('741/5');
  });
});
