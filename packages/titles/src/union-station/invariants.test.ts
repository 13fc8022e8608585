import { copyJson, seededOracle } from '@signalbox/kernel';
import { issueShares, moveShares, sharesOf } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { CHARTERS, RAILROADS } from './data/railroads.ts';
import { invariants } from './invariants.ts';
import { position } from './position.ts';
import { FACE_DOWN, type State } from './state.ts';
import { fuzzedGame } from './testing/fuzzed.ts';
import { opening } from './testing/play.ts';

const table = position({
  held: { PRR: { p1: 2 }, CBQ: { p2: 1 } },
  offer: ['MILW', null, null],
  open: 'ALTON',
  track: { PRR: ['G12', 'H13'], CBQ: ['E10', 'E8', 'E6', 'F5', 'F3'] },
});

test('the highest value is a value', () => {
  const state = copyJson(table);
  state.values.PRR = 64;
  expect(invariants(state)).toEqual([]);
});

test('a single share face down is a deck too, and has an open one', () => {
  const state = copyJson({ ...table, open: null });
  for (const railroad of RAILROADS) {
    const hidden = sharesOf(state, railroad, FACE_DOWN);
    moveShares(state, railroad, FACE_DOWN, 'p1', railroad === 'CBQ' ? hidden - 1 : hidden);
  }
  expect(invariants(state)).toContain('the deck has an open share');
});

test('all hold in fuzzed games, at every decision', () => {
  for (let game = 0; game < 100; game++) {
    fuzzedGame({ players: 3 + (game % 3), options: {} }, game, seededOracle(`game ${game}`), (state) => {
      expect(invariants(state)).toEqual([]);
    });
  }
});

test.each<[string, (state: State) => void]>([
  ['all money together is 0, not 1', (state) => (state.cash.p1! += 1)],
  ['p1 has -1', (state) => Object.assign(state.cash, { p1: -1, bank: -59 })],
  [`PRR has ${CHARTERS.PRR.shares} shares`, (state) => issueShares(state, 'PRR', 'p1', 1)],
  ['p1 has -1 shares of PRR', (state) => Object.assign(state.shares.PRR!, { p1: -1, p2: 3 })],
  ['open shares of MILW lie somewhere', (state) => (state.offer[0] = null)],
  [
    'the deck has an open share',
    (state) => Object.assign(state, { open: null, offer: ['MILW', 'ALTON', null] }),
  ],
  ['no more than two discs on G12', (state) => (state.track.G12 = ['PRR', 'MILW', 'ALTON'])],
  ['different colours on G12', (state) => (state.track.G12 = ['PRR', 'PRR'])],
  ['no disc on E12', (state) => (state.track.E12 = ['MILW'])],
  ['no disc on E14', (state) => (state.track.E14 = ['MILW'])],
  ['the discs of PRR are all there', (state) => (state.discs.PRR = 9)],
  ['the discs of CBQ are all there', (state) => (state.discs.CBQ = 7)],
  ['the track of MILW comes from Chicago', (state) => layFarAway(state)],
  ['PRR is on the value track', (state) => (state.values.PRR = 65)],
  ['PRR is on the value track', (state) => (state.values.PRR = 4)],
  ['PRR is on the value track', (state) => (state.values.PRR = 0)],
  ["PRR is on the station's track", (state) => (state.station.PRR = 5)],
  ['dividends within their track', (state) => (state.dividends = 21)],
  ['the 20th dividend ends the game', (state) => (state.dividends = 20)],
  ['the game waits for something or is over', (state) => (state.stack = [])],
  ['not everybody passes', (state) => (state.passes = 3)],
])('the invariant is checked: %s', (promise, breakIt) => {
  expect(invariants(table)).toEqual([]);
  const state = copyJson(table);
  breakIt(state);
  expect(invariants(state)).toContain(promise);
});

test('before its auction a railroad has no value', () => {
  expect(invariants(opening(3))).toEqual([]);
});

function layFarAway(state: State): void {
  state.track.A4 = ['MILW'];
  state.discs.MILW -= 1;
}
