import { checkRoutes, stock } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { BOARD } from './data/board.ts';
import type { Company } from './data/companies.ts';
import type { Phase } from './data/phases.ts';
import { turnOf } from './exports.ts';
import {
  asked,
  type CompanyPosition,
  closeAllPrivates,
  company,
  depot,
  offered,
  offeredLike,
  operate,
  phase,
  play,
  playTo,
  table,
  tiles,
  why,
} from './position.ts';
import { runQuery } from './running.ts';
import type { State } from './state.ts';
import { laysLeft } from './track.ts';

/** 'B19 4/1' as a choice. */
function lay(text: string, kind = 'lay') {
  const [hex, laid] = text.split(' ') as [string, string];
  const [tile, rotation] = laid.split('/') as [string, string];
  return { do: kind, hex, tile, rotation: Number(rotation) };
}

/** A company of p2, who has no bonus for track, comes to lay track. */
function building(
  id: Company,
  on: Readonly<Record<string, string>> = {},
  now: Phase = '2',
  more: CompanyPosition = {},
): State {
  const state = table(2);
  phase(state, now);
  tiles(state, on);
  const size = now === '5' || now === '6' ? 10 : 5;
  company(state, id, { size, held: { p2: 3 }, cash: 500, ...more });
  operate(state);
  return state;
}

/** The tiles offered for a hex: '4/1'. */
function layable(state: State, hex: string): string[] {
  const lays = offeredLike(state, { do: 'lay', hex }) as { tile: string; rotation: number }[];
  return lays.map(({ tile, rotation }) => `${tile}/${rotation}`).sort();
}

proves(['A6', '7.2.2b'], 'the last tile that the hurricane has left may be laid', () => {
  const withDrowned = (left: number) => {
    const state = building('LN');
    const [first] = offeredLike(state, { do: 'lay' }) as { tile: string }[];
    state.drowned = Array.from({ length: stock(BOARD, state.tiles, first!.tile) - left }, () => first!.tile);
    return why(state, first!);
  };
  expect([withDrowned(1), withDrowned(0)]).toEqual([null, 'track/stock 7.2.2']);
});

describe('what a company may lay in a turn', () => {
  proves('7.2a', 'two yellow tiles', () => {
    const state = building('SR');
    play(state, lay('B21 9/1'));
    play(state, lay('B19 4/1'));
    expect(asked(state)).toBe('p2 place-token');
  });

  proves('7.2a', 'or one upgrade, not both', () => {
    const both = building('SR', { B21: '9/1' }, '3');
    expect(layable(both, 'B21')).not.toEqual([]);
    play(both, lay('B19 4/1'));
    expect(layable(both, 'B21')).toEqual([]);
    expect(why(both, lay('B21 82/4'))).toBe('track/colour 7.2.1');

    const upgraded = building('SR', { B21: '9/1' }, '3');
    play(upgraded, lay('B21 82/4'));
    expect(asked(upgraded)).toBe('p2 place-token');
  });

  proves(['7.2a', '3.3'], 'what is left of it can be asked', () => {
    const left = (state: State) => laysLeft(state, turnOf(state)!);
    expect(left(building('SR'))).toEqual({ yellow: 2, upgradeTo: [], bonus: false });
    const state = building('SR', { B21: '9/1' }, '5');
    expect(left(state)).toEqual({ yellow: 2, upgradeTo: ['green', 'brown'], bonus: false });
    play(state, lay('B19 4/1'));
    expect(left(state)).toEqual({ yellow: 1, upgradeTo: [], bonus: false });

    const withBonus = building('SR', { B21: '9/1' }, '3', { held: { p1: 3 } });
    play(withBonus, lay('B21 82/4'));
    expect(asked(withBonus)).toBe('p1 lay-track');
    expect(left(withBonus)).toEqual({ yellow: 0, upgradeTo: [], bonus: true });
  });

  proves('7.2b', 'one after the other: the second may connect through the first', () => {
    const state = building('SR');
    expect(why(state, lay('B19 4/1'))).toBe('track/not-connected 7.2.1');
    play(state, lay('B21 9/1'));
    expect(why(state, lay('B19 4/1'))).toBeNull();
    expect(why(state, lay('B21 8/4'))).toBe('track/wrong-tile 7.2.1');
  });

  proves(['2c', '7.2.1a'], 'colours by phase', () => {
    const colours = (now: Phase) => {
      const state = building('SR', { B21: '9/1', B19: '141/4', B23: '488/4' }, now, { trains: [] });
      const lays = offered(state).slice(1) as { tile: string }[];
      return [...new Set(lays.map(({ tile }) => BOARD.tiles.get(tile)!.colour))].sort();
    };
    expect(colours('2')).toEqual(['yellow']);
    expect(colours('3')).toEqual(['green', 'yellow']);
    expect(colours('4')).toEqual(['green', 'yellow']);
    expect(colours('5')).toEqual(['brown', 'green', 'yellow']);
    expect(colours('6')).toEqual(['brown', 'gray', 'green', 'yellow']);
  });

  proves('7.2.1a', 'a train bought opens a colour for the companies after', () => {
    const state = table(2);
    closeAllPrivates(state);
    depot(state, '3', 4);
    company(state, 'SR', { price: 110, cash: 200, trains: ['2'], operated: false });
    company(state, 'ACL', { price: 100, trains: ['2'], operated: false });
    operate(state);
    expect(why(state, lay('B23 487/4'))).toBe('track/colour 7.2.1');
    playTo(state, 'buy-train');
    play(state, { do: 'buy', from: 'bank', train: '3' });
    playTo(state, 'lay-track', 'ACL');
    expect(why(state, lay('G20 405/4'))).toBeNull();
  });
});

describe('cost', () => {
  proves('7.2.1b', 'a swamp costs the treasury 40, a Key 80', () => {
    const swamp = building('ACL', { H21: '8/2' }, '2', { cash: 40 });
    const { bank } = swamp.cash;
    play(swamp, lay('H23 9/1'));
    expect([swamp.cash.ACL, swamp.cash.bank]).toEqual([0, bank! + 40]);
    expect(why(building('ACL', { H21: '8/2' }, '2', { cash: 39 }), lay('H23 9/1'))).toBe(
      'track/treasury 7.2.1',
    );
    const key = building('FEC', { L27: '9/0' }, '2', { cash: 80 });
    play(key, lay('M26 8/1'));
    expect(key.cash.FEC).toBe(0);
  });

  proves('7.2.1c', 'an upgrade there is free', () => {
    const state = building('ACL', { H21: '8/2', H23: '9/1' }, '3', { cash: 0 });
    play(state, lay('H23 82/1'));
    expect(state.cash.ACL).toBe(0);
    expect(state.tiles.H23).toBe('82/1');
  });
});

describe('new track', () => {
  proves('7.2.1d', 'colour by colour; where the green tiles are out there is no brown', () => {
    const state = building('SR', { B21: '9/1' }, '5');
    expect(why(state, lay('B21 545/1'))).toBe('track/wrong-tile 7.2.1');
    const towns = ['C14', 'D19', 'D25', 'E26', 'I22', 'I28', 'M24', 'C24', 'D23', 'B7'];
    const out = Object.fromEntries(towns.map((hex, i) => [hex, i < 5 ? '141/0' : '142/0']));
    tiles(state, { B19: '4/1', ...out });
    expect(layable(state, 'B19')).toEqual([]);
    expect(why(state, lay('B19 141/4'))).toBe('track/stock 7.2.1');
    expect(why(state, lay('B19 146/4'))).toBe('track/wrong-tile 7.2.1');
  });

  proves('7.2.1e', 'must extend the network', () => {
    const state = building('SR', { B21: '9/1', D21: '9/1' }, '3');
    expect(why(state, lay('B19 3/0'))).toBe('track/not-connected 7.2.1');
    expect(why(state, lay('D21 82/1'))).toBe('track/not-connected 7.2.1');
    expect(why(state, lay('B21 82/4'))).toBeNull();
  });

  proves('7.2.1e', 'in a city on the network a higher value is enough', () => {
    const own = building('ACL', { G20: '405/4' }, '5');
    expect(why(own, lay('G20 431/4'))).toBeNull();
    const far = building('SAL', { G20: '405/4' }, '5');
    expect(why(far, lay('G20 431/4'))).toBe('track/not-connected 7.2.1');
    const orlando = building('ACL', { F21: '8/4', F23: '443o/0' }, '5');
    expect(why(orlando, lay('F23 63/0'))).toBeNull();
  });

  proves('7.2.1f', 'a tile stays until it is replaced', () => {
    const state = building('SR', { B21: '9/1', B19: '4/1' }, '3');
    expect([...new Set((offered(state) as { do: string }[]).map((choice) => choice.do))]).toEqual([
      'pass',
      'lay',
    ]);
    play(state, lay('B21 82/4'));
    expect(state.tiles).toEqual({ B21: '82/4', B19: '4/1' });
  });

  proves('7.2.1g', 'leads into no forbidden hex or side', () => {
    const state = building('SR');
    for (const wrong of [
      'H25 9/1',
      'H25 9/2',
      'H27 9/0',
      'H27 9/1',
      'K26 9/2',
      'L27 9/2',
      'B21 9/0',
      'B21 8/3',
    ]) {
      expect(why(state, lay(wrong)), wrong).toBe('track/closed-side 7.2.1');
    }
    for (const dark of ['A8 9/1', 'A22 9/1', 'N23 9/1'])
      expect(why(state, lay(dark)), dark).toBe('track/wrong-tile 7.2.1');
    expect(why(state, lay('D27 9/1'))).toBe('track/hex 7.2.1');
  });

  proves('7.2.1j', 'an upgrade keeps all track, and the old tile goes back', () => {
    const state = building('SAL', { C24: '58/0' }, '3');
    expect(layable(state, 'C24')).toEqual(['141/5', '143/0']);
    expect(why(state, lay('C24 143/5'))).toBe('track/keeps-existing 7.2.1');
    expect(stock(BOARD, state.tiles, '58')).toBe(7);
    play(state, lay('C24 143/0'));
    expect([stock(BOARD, state.tiles, '58'), stock(BOARD, state.tiles, '143')]).toEqual([8, 4]);
  });
});

describe('special places', () => {
  proves(['7.2.1h', '7.2.1m'], 'Mobile becomes #15 in one way only, and nothing runs into the stubs', () => {
    const state = building('LN', { B7: '4/1' }, '3', { trains: ['3'] });
    expect(layable(state, 'B5')).toEqual(['15/0']);
    play(state, lay('B5 15/0'));
    playTo(state, 'run-trains');
    expect(why(state, { routes: [{ train: '3-1', path: ['B7.0', 'B5.0', 'A4'] }] })).toBe(
      'routes/ends-on-track 7.4',
    );
    expect(why(state, { routes: [{ train: '3-1', path: ['B5.0', 'A4.0'] }] })).toBe(
      'routes/no-such-place 7.4',
    );
  });

  proves('7.2.1p', 'Jacksonville turns gray only after the first 6 or 3E', () => {
    expect(why(building('SR', {}, '3'), lay('B23 487/4'))).toBeNull();
    expect(why(building('SR', { B23: '487/4' }, '4'), lay('B23 488/4'))).toBe('track/colour 7.2.1');
    expect(why(building('SR', { B23: '487/4' }, '5'), lay('B23 488/4'))).toBeNull();
    expect(why(building('SR', { B23: '488/4' }, '5'), lay('B23 489/4'))).toBe('track/colour 7.2.1');
    expect(why(building('SR', { B23: '488/4' }, '6'), lay('B23 489/4'))).toBeNull();
  });

  proves('7.2.1q', 'the gray tile joins both halves into one city of 70 with three places', () => {
    const state = building('SR', { B23: '488/4', B21: '9/1', B19: '4/1', C24: '58/0', D23: '4/0' }, '6', {
      trains: ['6'],
    });
    play(state, lay('B23 489/4'));
    expect(BOARD.tiles.get('489')!.nodes).toMatchObject([{ kind: 'city', revenue: 70, slots: 3 }]);
    expect(state.stations.filter(({ hex }) => hex === 'B23')).toEqual([
      { owner: 'SAL', hex: 'B23', node: 0 },
      { owner: 'SR', hex: 'B23', node: 0 },
    ]);
    const path = ['B19.0', 'B21', 'B23.0', 'C24.0'];
    const through = checkRoutes(runQuery(state, 'SR'), [{ train: '6-1', path }]);
    expect(through.ok && through.run.revenue).toBe(10 + 70 + 10);
  });
});
