import { PASS } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { loggingWith } from '../testing/logged-by.ts';
import { proves } from '../testing/proves.ts';
import {
  type CompanyPosition,
  cash,
  company,
  depot,
  newTable,
  operate,
  phase,
  play,
  playTo,
  privates,
  table,
  tiles,
} from './position.ts';

/** The events while these are answered. */
const loggedBy = loggingWith(play);

describe('the log', () => {
  proves(['3.2c', '3.2d', '3.3o'], 'shows the bids, and who takes which private', () => {
    const state = newTable(4);
    const bids = { p1: 0, p2: 10, p3: 0, p4: 5 };
    for (const [seat, bid] of Object.entries(bids).slice(0, -1)) play(state, bid, seat);
    expect(loggedBy(state, 5)).toEqual([
      'bid-shown p1 0',
      'bid-shown p2 10',
      'bid-shown p3 0',
      'bid-shown p4 5',
    ]);
    expect(loggedBy(state, 'FECC', 'TR', 'PO')).toEqual([
      'private-bought p2 FECC 110',
      'free-share p2 FEC',
      'private-bought p4 TR 20',
      'private-bought p1 PO 40',
      'private-bought p3 TC 70',
      'stock-round 1',
    ]);
  });

  proves(['5.1a', '6.1a'], 'lists sales with the new price, new presidents, and companies that start', () => {
    const state = table(3);
    cash(state, { p1: 1000 });
    company(state, 'ACL', { size: 10, price: 100, held: { p1: 3, p2: 2 } });
    expect(loggedBy(state, { do: 'sell', company: 'ACL', count: 2 })).toEqual([
      'shares-sold p1 ACL 2 200',
      'price ACL 90',
      'president ACL p2',
    ]);
    expect(loggedBy(state, { do: 'start', company: 'SAL', price: 75, size: 5 })).toEqual([
      'company-started p1 SAL 75 5',
    ]);
  });

  proves(
    ['5.2b', '6.2a', '8.4.3e'],
    'says which part of the company a certificate is, and where it was',
    () => {
      const bought = (size: 5 | 10, from: string, position: CompanyPosition) => {
        const state = table(3);
        cash(state, { p1: 1000 });
        company(state, 'ACL', { size, price: 100, ...position });
        return loggedBy(state, { do: 'buy', company: 'ACL', from })[0];
      };
      expect(bought(5, 'ipo', { held: { p2: 2 } })).toBe('share-bought p1 ACL ipo 20 100');
      expect(bought(10, 'pool', { held: { p2: 2 }, pool: 1 })).toBe('share-bought p1 ACL pool 10 100');
      expect(bought(10, 'president', { held: { p2: 1 }, pool: 2, president: 'pool' })).toBe(
        'share-bought p1 ACL president 20 200',
      );
    },
  );

  proves(['7.3a', '3.3d'], 'lists what a company builds, with the cost', () => {
    const state = table(3);
    privates(state, { TR: null, PO: 'p1', TC: 'p1' });
    company(state, 'LN', { held: { p1: 3 }, cash: 500, trains: ['2'] });
    tiles(state, { B7: '4/1', B9: '9/1', B11: '9/1', B13: '4/1', B15: '15/3' });
    operate(state);
    expect(loggedBy(state, { do: 'lay', hex: 'B17', tile: '9', rotation: 1 }, PASS)).toEqual([
      'track-laid LN B17 9 1 0 false',
    ]);
    expect(loggedBy(state, { do: 'station', hex: 'B15', node: 0 })).toEqual(['station-placed LN B15 0 100']);
    expect(loggedBy(state, { do: 'port', hex: 'B5' })).toEqual(['port-placed LN B5', 'private-closed PO']);
    expect(loggedBy(state, { do: 'terminal', hex: 'B23', node: 1 })).toEqual([
      'terminal-placed LN B23 1',
      'private-closed TC',
    ]);
    playTo(state, 'place-token', 'LN');
    expect(loggedBy(state, { do: 'hotel', hex: 'B7', node: 0 })).toEqual(['hotel-placed LN B7 20']);
  });

  proves('7.2a', 'tells an upgrade from the first tile of a hex', () => {
    const state = table(3);
    phase(state, '3');
    company(state, 'LN', { held: { p1: 3 }, cash: 500, trains: ['2'] });
    tiles(state, { B7: '4/1', B9: '9/1', B11: '9/1' });
    operate(state);
    const upgrade = { do: 'lay', hex: 'B11', tile: '82', rotation: 4 };
    expect(loggedBy(state, upgrade)[0]).toBe('track-laid LN B11 82 4 0 true');
  });

  proves('8.3c', 'follows a change of phase in its order', () => {
    const state = table(2);
    phase(state, '4');
    depot(state, '5', 2);
    state.port = { company: 'SR', hex: 'B23' };
    privates(state, { PO: null });
    company(state, 'SR', { size: 10, cash: 500, trains: ['4'] });
    company(state, 'LN', { held: { p2: 3 }, price: 90, trains: ['4'] });
    operate(state, 'buy-train');
    expect(loggedBy(state, { do: 'buy', from: 'bank', train: '5' })).toEqual([
      'train-bought SR 5 bank 500',
      'phase 5',
      'private-closed TR',
      'port-removed SR B23',
      'converted ACL 0',
      'converted FEC 0',
      'converted LN 450',
      'converted TPS 0',
      'converted SAL 0',
      'operates LN',
    ]);
  });

  proves('2f', 'names the trains that rust', () => {
    const state = table(2);
    phase(state, '3');
    depot(state, '4', 3);
    company(state, 'SR', { cash: 500, trains: ['2'] });
    operate(state, 'buy-train');
    expect(loggedBy(state, { do: 'buy', from: 'bank', train: '4' })).toEqual([
      'train-bought SR 4 bank 400',
      'phase 4',
      'rusted 2',
      'operating-round 1 2',
      'private-income p1 TR 5',
      'private-income p2 PO 10',
      'operates SR',
    ]);
  });
});
