import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { listingOf, roster } from './listing.ts';
import { company, depot, phase, table } from './positions/position.ts';

describe('the listing of a company', () => {
  proves('FL-a', 'shows how many shares are still needed to float', () => {
    const state = table(2);
    company(state, 'IOW', { par: 74, price: 74, held: { p1: 3 }, floated: false, operated: false });
    expect(listingOf(state, 'IOW')).toMatchObject({
      par: 74,
      place: null,
      toFloat: 2,
      capital: 740,
      homes: ['I3'],
    });
    expect(listingOf(state, 'VYSC')).toMatchObject({ par: null, place: null, toFloat: null, capital: null });
  });

  proves('MK-a', 'shows its place in the operating order, by price', () => {
    const state = table(2);
    company(state, 'IOW', { price: 74, held: { p1: 5 } });
    company(state, 'FYN', { price: 90, held: { p2: 5 } });
    expect(listingOf(state, 'FYN').place).toBe(1);
    expect(listingOf(state, 'IOW').place).toBe(2);
  });
});

describe('the roster', () => {
  proves('PH-a', 'says what the next purchase triggers, until it has happened', () => {
    const state = table(2);
    phase(state, '3');
    depot(state, '4+2', 3);
    const line = () => roster(state).find(({ kinds }) => kinds[0] === '4+2')!;
    expect(line()).toMatchObject({
      left: 3,
      begins: '4',
      rusts: ['2+1'],
      operatingRounds: 2,
      trainLimits: [3],
    });
    phase(state, '4');
    expect(line().begins).toBeNull();
    expect(roster(state).at(-1)).toMatchObject({ left: null, events: ['southern-formed'] });
  });

  proves('PH-a', 'the first kind begins nothing: it is sold in the first phase', () => {
    expect(roster(table(2))[0]).toMatchObject({
      kinds: ['2+1'],
      begins: null,
      rusts: [],
      operatingRounds: 1,
      trainLimits: [4],
    });
  });

  proves('PH-j', 'names no train limit where the table plays without one', () => {
    expect(roster(table(2, { noTrainLimit: true })).flatMap(({ trainLimits }) => trainLimits)).toEqual([]);
  });

  proves(['PH-h', 'FISH-a'], 'says what else the first 6+3 and 8+4 change', () => {
    const eventsOf = (train: string) => roster(table(2)).find(({ kinds }) => kinds[0] === train)!.events;
    expect([eventsOf('5+3'), eventsOf('6+3'), eventsOf('8+4')]).toEqual([
      [],
      ['fishbourne'],
      ['limits-lifted'],
    ]);
  });
});
