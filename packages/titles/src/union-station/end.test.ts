import { pending } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { sharesLeft } from './end.ts';
import { unionStation } from './index.ts';
import { type Position, position } from './position.ts';
import type { State } from './state.ts';
import { asked, buy, choose, eventTypes, lay } from './testing/play.ts';

const isOver = (state: State) => pending(unionStation, state) === null;

/** The PFW&C's last share is the last of all; it completes a line of the Union Station Company. */
const LAST_SHARE: Position = {
  held: { PRR: { p1: 1, p2: 2 }, PFWC: { p3: 1 } },
  offer: [null, 'PFWC', null],
  deck: {},
  station: { PRR: 4, PFWC: 1, MILW: 2, CBQ: 2, ALTON: 2 },
  values: { PFWC: 11 },
};

/** Three railroads are complete; the Burlington is a disc away from Des Moines. */
const LAST_DISC: Position = {
  held: { CBQ: { p1: 1, p2: 1 } },
  cash: { p1: 0, p2: 0, p3: 0 },
  offer: ['PRR', null, null],
  open: 'PRR',
  track: {
    PRR: ['F15', 'F17', 'F19', 'F21', 'F23', 'G24', 'G26', 'G28'],
    PFWC: ['F15', 'F17', 'F19', 'F21', 'F23', 'F25'],
    MILW: ['D11', 'C10', 'C8', 'B7', 'B5', 'A4', 'A2'],
    CBQ: ['E10', 'E8', 'E6', 'F5'],
    ALTON: ['G12', 'H11', 'I10', 'J9', 'J7', 'J5', 'J3', 'J1'],
  },
};

describe('the shares run out', () => {
  proves('END-a', 'shares of the offer and of the deck are left, open or face down', () => {
    const state = position({ ...LAST_SHARE, open: 'PRR', deck: { MILW: 4 } });
    expect(sharesLeft(state)).toBe(1 + 1 + 4);
    expect(sharesLeft(position({}))).toBe(30);
  });

  proves(['END-a', 'END-d', 'C-2'], 'the last share of offer and deck ends the game at once', () => {
    const state = position({ ...LAST_SHARE, values: { PFWC: 8 } });
    // Twenty-five shares were sold: they had been bought before.
    expect(Object.values(state.shares).reduce((sum, ledger) => sum + (ledger.box ?? 0), 0)).toBe(25);
    buy(state, 2);
    expect(isOver(state)).toBe(true);
    expect(state.outcome?.reason).toBe('all-shares-taken');
  });

  proves('END-a', 'not while a share is left in the offer or on the deck', () => {
    for (const left of [{ offer: ['PRR', 'PFWC', null] }, { open: 'PRR' }] as Position[]) {
      const state = position({ ...LAST_SHARE, held: { PRR: { p2: 2 } }, ...left });
      buy(state, 2);
      expect(isOver(state)).toBe(false);
    }
  });

  proves('G-5', 'what the purchase causes is still paid, unless the 20th dividend comes first', () => {
    const paid = position({ ...LAST_SHARE, dividends: 18 });
    buy(paid, 2);
    expect(paid).toMatchObject({ dividends: 19, outcome: { reason: 'all-shares-taken' } });
    expect(eventTypes(paid)).toContain('special-dividend');
    // 11 for the share; 13 among two: 7; 10 among two: 5; a PRR share's 10 among three: 4.
    expect(cashOf(paid, 'p1')).toBe(30 - 11 + 7 + 5 + 4);
    const cancelled = position({ ...LAST_SHARE, dividends: 19 });
    buy(cancelled, 2);
    expect(cancelled).toMatchObject({ dividends: 20, outcome: { reason: 'last-dividend' } });
    expect(eventTypes(cancelled)).not.toContain('special-dividend');
    expect(cashOf(cancelled, 'p1')).toBe(30 - 11 + 7);
  });
});

proves(['END-b', 'END-d'], 'after the 20th dividend nobody has another turn', () => {
  const state = position({
    offer: ['PRR', null, null],
    open: 'CBQ',
    values: { PRR: 12 },
    dividends: 19,
    toAct: 'p2',
  });
  buy(state, 1);
  expect(isOver(state)).toBe(true);
  expect(state.outcome?.reason).toBe('last-dividend');
  expect(state.dividends).toBe(20);
});

describe('the track is finished', () => {
  proves(['END-c', 'END-d', 'G-15'], 'the disc that closes the last railroad ends the game, mid-turn', () => {
    const state = position(LAST_DISC);
    lay(state, 'CBQ', 'F3');
    expect(isOver(state)).toBe(true);
    expect(state.outcome?.reason).toBe('track-finished');
    // Its gain still counts, but the offer does not move any more.
    expect(state.values.CBQ).toBe(15);
    expect(state.offer).toEqual(['PRR', null, null]);
  });

  proves(['END-c', 'G-15'], 'a railroad without discs is finished too, on the second disc of a lay', () => {
    const west = ['E10', 'E8', 'E6', 'F5', 'G4', 'G6', 'G8', 'G10', 'F7', 'F9'];
    const state = position({ ...LAST_DISC, track: { ...LAST_DISC.track, CBQ: west } });
    lay(state, 'CBQ', 'H9');
    expect(isOver(state)).toBe(false);
    choose(state, 'H7');
    expect(state.discs.CBQ).toBe(0);
    expect(state.outcome?.reason).toBe('track-finished');
  });

  proves(['END-c', 'G-16'], 'one that cannot even start counts as unable', () => {
    // Every hex beside Chicago is full, so the Milwaukee has no way out; all others end with this disc.
    const { PRR, PFWC, CBQ, ALTON } = LAST_DISC.track!;
    const state = position({
      ...LAST_DISC,
      track: {
        PRR: [...PRR!, 'D11', 'D13', 'G14'],
        PFWC: [...PFWC!, 'E10', 'G12', 'G14'],
        CBQ: [...CBQ!, 'F11'],
        ALTON: [...ALTON!, 'D11', 'D13', 'F11'],
      },
    });
    expect(state.discs.MILW).toBe(12);
    lay(state, 'CBQ', 'F3');
    expect(state.outcome?.reason).toBe('track-finished');
  });

  proves(['G-6', 'END-c'], 'one that nobody holds still counts as able', () => {
    const state = position({
      ...LAST_DISC,
      track: { ...LAST_DISC.track, MILW: ['D11'] },
    });
    lay(state, 'CBQ', 'F3');
    expect(isOver(state)).toBe(false);
    expect(asked(state)).toBe('chance turn-up-share');
  });
});

proves(['G-7', 'A7'], 'when all pass in a row the game ends', () => {
  const state = position({
    ...LAST_DISC,
    offer: ['PRR', 'PRR', 'PRR'],
    dividends: 17,
    track: { ...LAST_DISC.track, MILW: ['D11'] },
  });
  lay(state, 'CBQ', 'F3');
  expect(state.events?.filter(({ type }) => type === 'turn-passed').map(({ seat }) => seat)).toEqual([
    'p2',
    'p3',
    'p1',
  ]);
  expect(state.outcome?.reason).toBe('nothing-left');
});

proves('END-e', 'cash and shares at their values make the score', () => {
  const state = position({
    ...LAST_SHARE,
    cash: { p1: 50, p2: 41, p3: 7 },
    held: { MILW: { p2: 2 }, ALTON: { p2: 1 } },
    values: { PFWC: 9, MILW: 26, ALTON: 5 },
    station: {},
  });
  buy(state, 2);
  // p1 pays 9 and holds a share that rose to 11.
  expect(state.outcome?.scores).toEqual({ p1: 50 - 9 + 11, p2: 41 + 2 * 26 + 5, p3: 7 });
  expect(state.outcome?.scores.p2).toBe(98);
  expect(state.outcome?.winners).toEqual(['p2']);
});

proves('END-f', 'equal scores share the victory', () => {
  const state = position({
    ...LAST_SHARE,
    cash: { p1: 96, p2: 98, p3: 98 },
    held: {},
    values: { PFWC: 8 },
    station: {},
  });
  buy(state, 2);
  expect(state.outcome?.scores).toEqual({ p1: 98, p2: 98, p3: 98 });
  expect(state.outcome?.winners).toEqual(['p1', 'p2', 'p3']);
});
