import { expect, it } from 'vitest';
import { marketChart } from './market.ts';
import { down, leftOrDown, rightmostBelow, rightOrUp, up } from './two-dimensional.ts';

const chart = marketChart('60 70 80', '50 60 70', '40 50');
const price = (cell: number | undefined) => (cell === undefined ? null : chart.cells[cell]!.price);
const at = (row: number, column: number) => chart.at(row, column)!;

it('moves within its columns and rows, and up or down at their ends', () => {
  expect([price(down(chart, at(0, 2), 5)), price(up(chart, at(2, 0), 1))]).toEqual([70, 50]);
  expect([price(rightOrUp(chart, at(2, 1), 2)), price(rightOrUp(chart, at(1, 0), 0))]).toEqual([60, 60]);
  expect([price(leftOrDown(chart, at(1, 0))), price(leftOrDown(chart, at(0, 1), 2))]).toEqual([40, 50]);
});

it('goes up where the available columns end, even if the row continues', () => {
  const rising = marketChart('61 72 83', '50 60 71');
  const right = (lastColumn: number) => rising.cells[rightOrUp(rising, rising.at(1, 0)!, lastColumn)]!.price;
  expect([right(0), right(1)]).toEqual([61, 60]);
});

it('finds the rightmost column with a price below a target', () => {
  expect([75, 70, 41, 40].map((target) => price(rightmostBelow(chart, target)))).toEqual([70, 60, 40, null]);
  // The highest of that column, wherever it is in it.
  const upwards = marketChart('10 20', '15 25');
  expect(upwards.cells[rightmostBelow(upwards, 30)!]!.price).toBe(25);
});
