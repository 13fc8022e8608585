import { expect, it } from 'vitest';
import {
  byMarketOrder,
  type Markers,
  marketChart,
  placeMarker,
  replaceMarker,
  stackPosition,
} from './market.ts';

const chart = marketChart('60 70 80');

it('puts successors exactly in the place of a company, above later arrivals', () => {
  const state: Markers = { markers: {}, arrivals: 0 };
  for (const company of ['above', 'old', 'below']) placeMarker(state, company, 1);
  placeMarker(state, 'elsewhere', 2);
  replaceMarker(state, 'old', ['first', 'second']);
  const order = Object.keys(state.markers).sort(byMarketOrder(chart, state));
  expect(order).toEqual(['elsewhere', 'above', 'first', 'second', 'below']);
  expect(stackPosition(state, 'below')).toBe(3);
  // The next arrival goes below all of them, and no two have the same arrival number.
  placeMarker(state, 'late', 1);
  expect(stackPosition(state, 'late')).toBe(4);
  const arrivals = Object.values(state.markers).map(({ arrival }) => arrival);
  expect(arrivals.every(Number.isInteger) && new Set(arrivals).size === arrivals.length).toBe(true);
});
