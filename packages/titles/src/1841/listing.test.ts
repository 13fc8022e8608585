import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { listingOf, roster } from './listing.ts';
import { inPhase, put } from './testing/table.ts';

proves('4a', 'an investor sees a company’s place in the operating order, and when its trains rust', () => {
  const state = inPhase('4');
  put(state, 'SFTG', { held: { p1: 2 }, price: 144, trains: ['3', '6'] });
  put(state, 'SSFL', { held: { p2: 2 }, price: 100 });
  expect(listingOf(state, 'SFTG')).toEqual({
    par: null,
    place: 1,
    toFloat: null,
    capital: null,
    trains: [
      { kind: '3', rustedBy: '5' },
      { kind: '6', rustedBy: null },
    ],
    homes: ['H4', 'J6'],
  });
  expect(listingOf(state, 'SSFL').place).toBe(2);
  expect(listingOf(state, 'AFI')).toMatchObject({ place: null, homes: [] });
  // A company that chose its home: where its first token is.
  put(state, 'AFI', { held: { p1: 2 }, price: 68, at: ['K11', 'K13'] });
  expect(listingOf(state, 'AFI')).toMatchObject({ place: 3, homes: ['K11'] });
});

proves('4.6.3a', 'the roster says what the first 4-train triggers', () => {
  const [, three, four, five, six, seven, eight] = roster(inPhase('3'));
  expect(three!.events).toEqual(['crossing', 'free-founding', 'tiles-2']);
  expect([six, seven, eight].map((line) => line!.events)).toEqual([['off-board'], [], ['last-columns']]);
  expect(four).toMatchObject({ begins: '4', rusts: ['2'], operatingRounds: 2, trainLimits: [2, 3] });
  expect(four!.events).toEqual(['borders', 'concessions-removed', 'off-board', 'secession', 'tuscan-merger']);
  expect(five!.events).toEqual(['last-borders', 'tiles-1']);
  expect([four!.left, five!.left]).toEqual([4, 3]);
});
