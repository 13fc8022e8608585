import { describe, expect, it } from 'vitest';
import { alongZigzag, zigzagChart } from './zigzag.ts';

const chart = zigzagChart('0 7 14r 20r 26');

describe('a market of two rows', () => {
  it('numbers its cells by rank and winds through both rows', () => {
    expect(chart.cells.map(({ row, column, price }) => [row, column, price])).toEqual([
      [0, 0, 0],
      [1, 0, 7],
      [0, 1, 14],
      [1, 1, 20],
      [0, 2, 26],
    ]);
    expect(chart.cells[2]!.marks).toBe('r');
  });

  it('finds a cell by row and column', () => {
    expect([chart.at(1, 1), chart.at(0, 2)]).toEqual([3, 4]);
    expect(chart.at(1, 2)).toBeUndefined();
    expect(chart.at(2, 0)).toBeUndefined();
  });

  it('moves rank by rank and stops at both ends', () => {
    expect(alongZigzag(chart, 1, 2)).toBe(3);
    expect(alongZigzag(chart, 3, 2)).toBe(4);
    expect(alongZigzag(chart, 1, -2)).toBe(0);
  });
});
