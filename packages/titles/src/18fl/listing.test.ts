import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { listingOf, roster, tilesLeft } from './listing.ts';
import { company, phase, table } from './position.ts';

describe('the listing of a company', () => {
  proves('6.2c', 'shows how many shares are still needed to float: half of them', () => {
    const state = table(3);
    company(state, 'ACL', { start: 80, price: 80, size: 5, held: { p1: 2 }, floated: false });
    expect(listingOf(state, 'ACL')).toMatchObject({ par: 80, place: null, toFloat: 1, homes: ['G20'] });
    expect(listingOf(state, 'SAL')).toMatchObject({ par: null, toFloat: null });
  });

  proves('6.2e', 'shows what it receives when it floats: its par for each of its shares', () => {
    const state = table(3);
    const capital = (size: 5 | 10, floated: boolean) => {
      company(state, 'ACL', { start: 110, price: 110, size, held: { p1: 2 }, floated });
      return listingOf(state, 'ACL').capital;
    };
    expect(capital(5, false)).toBe(550);
    expect(capital(10, false)).toBe(1100);
    expect(capital(10, true)).toBeNull();
    expect(listingOf(state, 'SAL').capital).toBeNull();
    const later = table(3, { sizeAfterPrice: true });
    phase(later, '4');
    company(later, 'ACL', { start: 110, price: 110, size: 5, held: { p1: 2 }, floated: false });
    expect(listingOf(later, 'ACL').capital).toBeNull();
  });

  proves('2f', 'shows its trains, each with the train that makes it rust', () => {
    const state = table(3);
    company(state, 'ACL', { held: { p1: 3 }, trains: ['2', '3', '4'] });
    expect(listingOf(state, 'ACL').trains).toEqual([
      { kind: '2', rustedBy: '4' },
      { kind: '3', rustedBy: '6' },
      { kind: '4', rustedBy: null },
    ]);
  });
});

proves(['8.3c', '8.3d'], 'the roster says what the first train of a kind triggers', () => {
  const state = table(3);
  phase(state, '4');
  const [, , four, five, six] = roster(state);
  expect(four!.begins).toBeNull();
  expect(five).toMatchObject({
    begins: '5',
    rusts: [],
    trainLimits: [2],
    colours: ['yellow', 'green', 'brown'],
    events: ['ten-shares', 'off-board', 'hotels', 'privates-close', 'port-removed', 'all-convert'],
  });
  expect(six).toMatchObject({
    kinds: ['6', '3E'],
    left: null,
    begins: '6',
    rusts: ['3'],
    events: ['keys-struck', 'several-a-turn'],
  });
});

proves(['7.1a', '6.2b'], 'the roster shows from when on companies convert, and start in either size', () => {
  const [, three, four] = roster(table(3));
  expect([three, four].map((line) => line!.events)).toEqual([['conversion'], ['either-size']]);
});

proves('2e', 'the roster shows how many trains of each kind are left', () => {
  const state = table(3);
  state.depot = [0, 1, 3, 2, null];
  expect(roster(state).map(({ left }) => left)).toEqual([0, 1, 3, 2, null]);
});

proves('2b', 'the roster shows the train limits of companies that a phase has', () => {
  expect(roster(table(3)).map(({ trainLimits }) => trainLimits)).toEqual([[2], [2, 4], [1, 3], [2], [2]]);
});

proves('7.2.2b', 'tiles that the hurricane keeps are not left to lay', () => {
  const state = table(3);
  const before = tilesLeft(state, '9');
  state.drowned = ['9', '8', '8'];
  expect(tilesLeft(state, '9')).toBe(before - 1);
});
