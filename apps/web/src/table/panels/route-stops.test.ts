import { describe, expect, it } from 'vitest';
import type { RouteStop } from '../../board/model.ts';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { everyOrderWith, ordersWith, stopsOf, sumOf, withStops } from './route-stops.ts';

describe('pressing a stop', () => {
  it('starts a route, and then extends it at either end', () => {
    expect(ordersWith([], 'A', [])).toEqual([['A'], ['A']]);
    expect(ordersWith(['A', 'B'], 'C', ['A', 'B'])).toEqual([
      ['A', 'B', 'C'],
      ['C', 'A', 'B'],
    ]);
  });

  it('removes one that was chosen', () => {
    expect(ordersWith(['A', 'B', 'C'], 'B', ['A', 'B', 'C'])).toEqual([['A', 'C']]);
  });

  it('inserts a stop that the train already passes, in either direction', () => {
    expect(ordersWith(['A', 'C'], 'B', ['A', 'B', 'C', 'D'])).toEqual([['A', 'B', 'C']]);
    expect(ordersWith(['C', 'A'], 'B', ['A', 'B', 'C', 'D'])).toEqual([['C', 'B', 'A']]);
  });
});

it('a route that is dragged to a stop may call there at any position in its order', () => {
  expect(everyOrderWith(['A', 'B'], 'C')).toEqual([
    ['A', 'B', 'C'],
    ['A', 'C', 'B'],
    ['C', 'A', 'B'],
  ]);
  expect(everyOrderWith(['A'], 'A')).toEqual([['A']]);
});

it('each train has its own stops, and none if the last is removed', () => {
  const one = withStops([], '3-1', ['A']);
  const two = withStops(one, '2-2', ['B']);
  expect(stopsOf(two, '3-1')).toEqual(['A']);
  expect(withStops(two, '3-1', [])).toEqual([{ train: '2-2', stops: ['B'] }]);
  expect(stopsOf(two, '5-3')).toEqual([]);
});

describe('what a stop earns', () => {
  const words = wordsOf('en', UI);
  const stop = (given: Partial<RouteStop>): RouteStop => ({
    ...{
      id: 'K28.0',
      hex: 'K28',
      place: 'Miami',
      value: 50,
      factor: 1,
      bonuses: [],
      revenue: 50,
      subsidy: 0,
    },
    ...given,
  });
  const port = [{ name: 'port', amount: 20 }];

  it('is shown with its parts', () => {
    expect(sumOf(words, stop({}))).toBe('50');
    expect(sumOf(words, stop({ bonuses: port, revenue: 70 }))).toBe('50 + 20 port');
  });

  it('is multiplied as a whole', () => {
    expect(sumOf(words, stop({ factor: 2, revenue: 100 }))).toBe('2 × 50');
    expect(sumOf(words, stop({ factor: 2, bonuses: port, revenue: 140 }))).toBe('2 × (50 + 20 port)');
  });

  it('is the fixed sum of a leased train, whatever the city is worth', () => {
    expect(sumOf(words, stop({ factor: null, revenue: 40 }))).toBe('40');
  });
});
