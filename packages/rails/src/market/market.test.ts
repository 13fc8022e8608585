import { expect, it } from 'vitest';
import {
  alongRow,
  byMarketOrder,
  type Markers,
  marketChart,
  placeMarker,
  placeUnder,
  priceOf,
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

it('goes along a row, several columns at once, and no further than its end', () => {
  const far = [-5, -2, -1, 0, 1, 2, 5].map((columns) => chart.cells[alongRow(chart, 1, columns)]!.price);
  expect(far).toEqual([60, 60, 60, 70, 80, 80, 80]);
  expect(chart.cells[alongRow(chart, 0, 2)]!.price).toBe(80);
});

it('keeps a marker that does not move where it is in its stack, unless it is put under', () => {
  const state: Markers = { markers: {}, arrivals: 0 };
  for (const company of ['top', 'middle', 'bottom']) placeMarker(state, company, 1);
  placeMarker(state, 'top', 1);
  expect([stackPosition(state, 'top'), priceOf(chart, state, 'top')]).toEqual([0, 70]);
  placeUnder(state, 'top');
  expect(['middle', 'bottom', 'top'].map((company) => stackPosition(state, company))).toEqual([0, 1, 2]);
  placeUnder(state, 'middle');
  expect(['bottom', 'top', 'middle'].map((company) => stackPosition(state, company))).toEqual([0, 1, 2]);
  expect(() => priceOf(chart, state, 'nobody')).toThrow('nobody has no market price.');
});
