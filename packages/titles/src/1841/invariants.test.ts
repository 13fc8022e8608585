import { changeCharter, removeShares, setHoldings, setPresident } from '@signalbox/rails';
import { describe, expect, test } from 'vitest';
import type { State } from './state.ts';
import { broken, give, inPhase, put } from './testing/table.ts';

/** AFI belongs to p1, CTS to AFI. */
function sound(): State {
  const state = inPhase('5');
  put(state, 'AFI', { held: { p1: 4, p2: 3 }, at: ['K11'] });
  put(state, 'CTS', { held: { AFI: 3, p2: 2 }, at: ['L12'], trains: ['4'] });
  state.depot = [0, 0, 0, 2, 2, 2, 7];
  return state;
}

test('a valid position breaks no invariant', () => expect(broken(sound())).toEqual([]));

const WRONGS: Readonly<Record<string, (state: State) => void>> = {
  'all money together is 14400, not 14405': (state) => {
    state.cash.p1! += 5;
  },
  'AFI has 10 shares': (state) => {
    removeShares(state, 'AFI', 'p1', 1);
  },
  'nobody has more of AFI than its president': (state) => {
    setPresident(state, 'AFI', 'p2');
  },
  'the president of CTS has two shares': (state) => {
    setPresident(state, 'CTS', 'p4');
  },
  'nobody has two shares of CTS while its certificate is in the pool': (state) => {
    setHoldings(state, 'CTS', { p2: 2, pool: 2, ipo: 6 });
    setPresident(state, 'CTS', 'pool');
  },
  'the owner of the concession of SFTG is its president': (state) => {
    put(state, 'SFTG', { held: { p1: 3 } });
    state.concessions = { SFTG: 'p2' };
  },
  'no trade closes a ring around AFI': (state) => {
    setHoldings(state, 'AFI', { CTS: 5, p1: 2, ipo: 3 });
    put(state, 'ICSF', { held: { AFI: 3 }, at: [] });
    setPresident(state, 'AFI', 'CTS');
    setPresident(state, 'CTS', 'ICSF');
    state.events = [{ type: 'president', company: 'AFI', president: 'CTS' }];
  },
  'CTS keeps the train limit': (state) => {
    changeCharter(state, 'CTS', { trains: ['4', '4', '4', '4'] });
  },
  'AFI has one token in a hex': (state) => {
    state.stations = [...state.stations, { owner: 'AFI', hex: 'K11', node: 0 }];
  },
  'there are 4 trains 4': (state) => {
    state.discarded = ['4', '4', '4', '4'];
  },
  'a 3 has not outlived phase 5': (state) => {
    state.discarded = ['3'];
  },
  'what came before phase 5 is sold out': (state) => {
    state.depot[2] = 1;
  },
  'the tokens of K11 have room': (state) => {
    state.stations = ['AFI', 'CTS', 'SFTG', 'SFLP', 'SFLi'].map((owner) => ({ owner, hex: 'K11', node: 0 }));
  },
  'ICSF has money and is not in business': (state) => give(state, 'ICSF', 5),
  'p3 has -1 shares of AFI': (state) => {
    setHoldings(state, 'AFI', { ...state.shares.AFI, p3: -1, ipo: 4 });
  },
  'AFI owns no shares of its own': (state) => {
    setHoldings(state, 'AFI', { ...state.shares.AFI, AFI: 1, ipo: 2 });
  },
  'ICSF is in business to own AFI': (state) => {
    setHoldings(state, 'AFI', { ...state.shares.AFI, ICSF: 1, ipo: 2 });
  },
  'AFI has -1 tokens': (state) => {
    changeCharter(state, 'AFI', { tokens: -1 });
  },
  'ICSF owns nothing out of business': (state) => {
    state.stations = [...state.stations, { owner: 'ICSF', hex: 'L14', node: 0 }];
  },
  'ICSF has all its shares before it is founded': (state) => {
    setHoldings(state, 'ICSF', { p1: 1, ipo: 9 });
  },
  'SFTC has 0 shares': (state) => {
    changeCharter(state, 'SFTC', { status: 'removed' });
  },
  'AFI keeps the limit of tokens': (state) => {
    changeCharter(state, 'AFI', { tokens: 5 });
  },
  'CTS is controlled by companies in business': (state) => {
    changeCharter(state, 'AFI', { status: 'unfounded' });
  },
  'p1 has left the game': (state) => {
    state.left = ['p1'];
  },
};

describe('every invariant is checked', () => {
  test.each(Object.entries(WRONGS))('%s', (promise, wrong) => {
    const state = sound();
    wrong(state);
    expect(broken(state)).toContain(promise);
  });
});

test.each([
  ['a change of phase', { type: 'phase', phase: '5' }],
  ['the end of a merger', { type: 'tokens-kept', company: 'AFI', hexes: [], charter: 3 }],
])('a ring that %s has closed breaks no invariant', (_, cause) => {
  const state = sound();
  setHoldings(state, 'AFI', { CTS: 5, p1: 2, ipo: 3 });
  setPresident(state, 'AFI', 'CTS');
  state.events = [cause, { type: 'president', company: 'AFI', president: 'CTS' }];
  expect(broken(state)).toEqual([]);
});

test('nor is a conversion that the last bankruptcy has cut off', () => {
  const state = sound();
  setHoldings(state, 'AFI', {});
  expect(broken(state)).toContain('AFI has 10 shares');
  state.stack = [];
  state.outcome = { reason: 'bankruptcy', scores: {}, winners: [] };
  expect(broken(state)).toEqual([]);
});
