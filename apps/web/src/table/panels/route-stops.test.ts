import { describe, expect, it } from 'vitest';
import { everyOrderWith, ordersWith, stopsOf, withStops } from './route-stops.ts';

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
