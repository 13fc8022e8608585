import { describe, expect, it } from 'vitest';
import { chartScale, labelPlaces, linePath } from './chart-scale.ts';

describe('the scale of a chart', () => {
  it('has a few round ticks that reach the greatest value', () => {
    const scale = chartScale([0, 10], [[300, 1234]], 100, 50);
    expect(scale.ticks).toEqual([0, 500, 1000, 1500]);
    expect(scale.y(1500)).toBe(0);
    expect(scale.x(10)).toBe(100);
  });

  it('has round moves below, the first and nearly the last among them', () => {
    expect(chartScale([0, 431], [[1, 2]], 100, 50).moves).toEqual([0, 100, 200, 300, 400]);
    expect(chartScale([0, 10], [[1, 2]], 100, 50).moves).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('starts a line at its first value', () => {
    const scale = chartScale([0, 5, 10], [[null, 10, 20]], 100, 50);
    expect(linePath([0, 5, 10], [null, 10, 20], scale)).toMatch(/^M50\.0 /);
    expect(linePath([0], [null], scale)).toBe('');
  });
});

describe('the names at the ends of lines', () => {
  const scale = { y: (value: number) => 100 - value };

  it('are beside their ends, and below each other where these are close', () => {
    expect(labelPlaces([[10], [80], [15]], scale)).toEqual([98, 20, 85]);
  });

  it('of lines that end together stand in the order in which these arrive', () => {
    const [first, second] = labelPlaces(
      [
        [30, 1, 0],
        [20, 5, 0],
      ],
      scale,
    );
    expect(second).toBe(100);
    expect(first).toBeGreaterThan(second!);
  });
});
