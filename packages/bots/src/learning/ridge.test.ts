import { random } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { explained, type Observation, ridge } from './ridge.ts';

/** y = 3a − 0.5b, where b is a hundred times as large as a; c explains nothing. */
function observed(count: number, noise: number): Observation[] {
  const rng = random(1);
  const any = (size: number) => size * (rng.below(2_001) / 1_000 - 1);
  return Array.from({ length: count }, () => {
    const x = [any(1), any(100), any(10)];
    return { x, y: 3 * x[0]! - 0.5 * x[1]! + any(noise) };
  });
}

test('coefficients are found whatever the scales', () => {
  const [a, b, c] = ridge(observed(200, 0), 1e-9);
  expect(a).toBeCloseTo(3);
  expect(b).toBeCloseTo(-0.5);
  expect(c).toBeCloseTo(0);
});

test('a penalty of 1 halves what a single column explains', () => {
  const single = observed(200, 0).map(({ x }) => ({ x: [x[0]!], y: 3 * x[0]! }));
  expect(ridge(single, 1)[0]).toBeCloseTo(1.5);
});

test('a column of zeros gets no weight', () => {
  const silent = observed(50, 0).map(({ x, y }) => ({ x: [...x, 0], y }));
  expect(ridge(silent, 0.1)[3]).toBe(0);
});

test('the part explained falls with noise, and is negative if coefficients mislead', () => {
  const coefficients = [3, -0.5, 0];
  expect(explained(observed(200, 0), coefficients)).toBe(1);
  const noisy = explained(observed(200, 100), coefficients);
  expect(noisy).toBeGreaterThan(0.05);
  expect(noisy).toBeLessThan(0.5);
  expect(explained(observed(200, 0), [0, 0.5, 0])).toBeLessThan(0);
});
