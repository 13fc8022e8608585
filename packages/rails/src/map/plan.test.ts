import { expect, it } from 'vitest';
import { mapOf } from '../testing/line.ts';
import { groundOf, planOf } from './plan.ts';

it('a board is numbered once, and its track in a position is looked up once', () => {
  const map = mapOf('A1 gray city20(0)\nA3 gray 0-3\nA5 gray city20(3)');
  const [now, later] = [{}, {}];
  expect(planOf(map)).toBe(planOf(map));
  expect(groundOf(map, now)).toBe(groundOf(map, now));
  expect(groundOf(map, later)).not.toBe(groundOf(map, now));
  expect(groundOf(map, now)).toBe(groundOf(map, now));
  expect([...planOf(map).over]).toEqual([1, -1, -1, -1, -1, -1, 2, -1, -1, 0, -1, -1, -1, -1, -1, 1, -1, -1]);
});
