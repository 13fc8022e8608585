import { expect, test } from 'vitest';
import { random } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const run = (seed: number) => Array.from({ length: 20 }, random(seed).below.bind(null, 1_000));
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
});

test('numbers are spread evenly, also over neighbouring seeds', () => {
  const rng = random(5);
  const within = [0, 0, 0, 0];
  const first = [0, 0, 0, 0];
  for (let i = 0; i < 4_000; i++) {
    within[rng.below(4)]!++;
    first[random(i).below(4)]!++;
  }
  for (const count of [...within, ...first]) expect(Math.abs(count - 1_000)).toBeLessThan(120);
});

test('picking from an empty list is an error', () => {
  expect(() => random(1).pick([])).toThrow(/Nothing/);
  expect(random(1).pick(['only'])).toBe('only');
});
