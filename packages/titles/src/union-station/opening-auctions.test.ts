import { cashOf, sharesOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { RAILROADS, type Railroad } from './data/railroads.ts';
import { railroadAt } from './exports.ts';
import { FACE_DOWN, type State } from './state.ts';
import { asked, attempt, bid, choose, drawOn, legal, opening } from './testing/play.ts';

const COLUMN: Railroad[] = ['PRR', 'PFWC', 'MILW', 'CBQ', 'ALTON'];

/** Three players, one lot after another: the winner bids the price (0: nobody bids), everybody else passes. */
function auctioned(...lots: [winner: 1 | 2 | 3, price: number][]): State {
  const state = opening(3);
  lots.forEach(([winner, price], i) => {
    while (state.values[COLUMN[i]!] === 0) bid(state, asked(state) === `p${winner} bid` ? price : 0);
  });
  return state;
}

const lotOf = (state: State) => railroadAt(state)!;

proves('AUC-a', 'the topmost share comes first, and then the others in their order', () => {
  const state = opening(3, ['CBQ', 'PRR', 'ALTON', 'MILW', 'PFWC']);
  const lots: Railroad[] = [];
  for (let auction = 0; auction < 5; auction++) {
    lots.push(lotOf(state));
    bid(state, 5, 0, 0);
  }
  expect(lots).toEqual(['CBQ', 'PRR', 'ALTON', 'MILW', 'PFWC']);
  expect(asked(state)).toBe('chance turn-up-share');
});

proves('AUC-b', 'bids go clockwise from the auctioneer', () => {
  const state = opening(4, COLUMN, 'PRR', 'p2');
  const order = [5, 6, 7, 8, 9].map((amount) => {
    const seat = asked(state);
    bid(state, amount);
    return seat;
  });
  expect(order).toEqual(['p2 bid', 'p3 bid', 'p4 bid', 'p1 bid', 'p2 bid']);
});

proves('AUC-c', 'a bid is $5 or more', () => {
  const state = opening(3);
  expect(attempt(state, { do: 'bid', amount: 4 })).toMatchObject({ why: 'out-of-range', rule: 'AUC' });
  expect(attempt(state, { do: 'bid', amount: 5 })).toBeNull();
});

proves(['AUC-d', 'G-11'], 'a bid beats the last one by whole dollars and is covered by cash', () => {
  const state = opening(3);
  bid(state, 8);
  for (const amount of [7, 8, 8.5, 31]) {
    expect(attempt(state, { do: 'bid', amount })).toMatchObject({ rule: 'AUC' });
  }
  bid(state, 9, 30);
  // Nobody can beat $30, so nobody else is asked.
  expect(state.values.PRR).toBe(30);
  expect(asked(state)).toBe('p1 bid');
});

proves('AUC-e', 'a player who has passed is not asked again before the next share', () => {
  const state = opening(3);
  bid(state, 5, 0, 6);
  expect(asked(state)).toBe('p1 bid');
  bid(state, 7);
  expect(asked(state)).toBe('p3 bid');
  bid(state, 0);
  expect(lotOf(state)).toBe('PFWC');
  bid(state, 5);
  expect(asked(state)).toBe('p2 bid');
});

proves('AUC-f', 'when all others have passed the highest bidder pays and takes the share', () => {
  const state = opening(3);
  bid(state, 5, 9, 0, 0);
  expect(cashOf(state, 'p2')).toBe(21);
  expect(sharesOf(state, 'PRR', 'p2')).toBe(1);
  expect(cashOf(state, 'p1')).toBe(30);
});

proves('AUC-g', 'the last one left still chooses between bidding and passing', () => {
  const bids = opening(3);
  bid(bids, 0, 0);
  expect(asked(bids)).toBe('p3 bid');
  expect(legal(bids)).toContainEqual({ do: 'pass' });
  expect(legal(bids)).toContainEqual({ do: 'bid', amount: 5 });
  bid(bids, 6);
  expect(sharesOf(bids, 'PRR', 'p3')).toBe(1);
  expect(bids.values.PRR).toBe(6);
});

proves('AUC-h', 'the winning bid becomes the value', () => {
  const state = opening(3);
  bid(state, 11, 0, 0);
  expect(state.values).toMatchObject({ PRR: 11, PFWC: 0 });
  expect(state.events).toContainEqual({ type: 'share-won', seat: 'p1', railroad: 'PRR', value: 11 });
});

proves(['AUC-i', 'DIV-g'], 'bids on or above gold pay no dividend', () => {
  for (const amount of [19, 25, 30]) {
    const state = opening(3);
    bid(state, amount, 0, 0);
    expect(state.dividends).toBe(0);
    expect(cashOf(state, 'p1')).toBe(30 - amount);
  }
});

proves('AUC-j', 'a player who takes a share opens the next auction', () => {
  const state = opening(3);
  bid(state, 5, 0, 6, 0);
  expect(asked(state)).toBe('p3 bid');
  bid(state, 0, 0, 0);
  expect(asked(state)).toBe('p3 bid');
});

proves(['AUC-k', 'AUC-l', 'G-9'], 'the auctioneer gets an unwanted share for free, at a value of 5', () => {
  const state = opening(3);
  bid(state, 27, 0, 0);
  expect(cashOf(state, 'p1')).toBe(3);
  // With $3 there is nothing to choose but to pass, so p1 is not asked.
  expect(asked(state)).toBe('p2 bid');
  bid(state, 0, 0);
  expect(sharesOf(state, 'PFWC', 'p1')).toBe(1);
  expect(cashOf(state, 'p1')).toBe(3);
  expect(state.values.PFWC).toBe(5);
  const unwanted = { type: 'share-unwanted', seat: 'p1', railroad: 'PFWC', value: 5 };
  expect(state.events).toContainEqual(unwanted);
});

proves(['AUC-l', 'G-9'], 'a player with less than $5 can only pass', () => {
  const state = opening(3);
  bid(state, 26, 0, 0);
  expect(asked(state)).toBe('p2 bid');
  bid(state, 5, 6);
  expect(asked(state)).toBe('p2 bid');
});

proves('G-12', 'an auctioneer who passes first gets nothing if somebody bids', () => {
  const state = opening(3);
  bid(state, 0, 5, 0);
  expect(sharesOf(state, 'PRR', 'p2')).toBe(1);
  expect(sharesOf(state, 'PRR', 'p1')).toBe(0);
});

proves('AUC-m', 'auctioned shares do not move the discs of the Union Station Company', () => {
  const state = auctioned([1, 5], [2, 6], [3, 7], [1, 8], [2, 9]);
  drawOn(state);
  expect(state.station).toEqual({ PRR: 1, PFWC: 1, MILW: 1, CBQ: 1, ALTON: 1 });
});

proves(['AUC-n', 'AUC-o'], 'then the open share comes to +1, alone, and the next is turned up', () => {
  const state = auctioned([1, 5], [2, 6], [3, 7], [1, 8], [2, 9]);
  expect(asked(state)).toBe('chance turn-up-share');
  choose(state, 'ALTON');
  expect(state.offer).toEqual(['PRR', null, null]);
  expect(state.open).toBe('ALTON');
  const faceDown = RAILROADS.reduce((sum, railroad) => sum + sharesOf(state, railroad, FACE_DOWN), 0);
  expect(faceDown + 1).toBe(24);
});

proves('AUC-p', 'the owner of the cheapest railroad’s share begins', () => {
  const state = auctioned([1, 7], [2, 11], [3, 12], [3, 9], [2, 15]);
  drawOn(state);
  expect(state.values).toEqual({ PRR: 7, PFWC: 11, MILW: 12, CBQ: 9, ALTON: 15 });
  expect(asked(state)).toBe('p1 choose-action');
});

proves(['AUC-q', 'G-10'], 'of several cheapest the one taken last counts, a free one too', () => {
  const bought = auctioned([3, 9], [1, 5], [3, 8], [2, 5], [1, 7]);
  drawOn(bought);
  expect(asked(bought)).toBe('p2 choose-action');
  // p3 takes the third share for 5; the fourth, which p3 puts up, is free for p3; p1 pays 5 for the second.
  const free = auctioned([2, 9], [1, 5], [3, 6], [3, 0], [2, 7]);
  drawOn(free);
  expect(free.values).toMatchObject({ PFWC: 5, CBQ: 5 });
  expect(asked(free)).toBe('p3 choose-action');
});
