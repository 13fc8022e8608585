import { expect, it } from 'vitest';
import { mapOf } from '../testing/line.ts';
import { board } from './board.ts';
import { groundOf, planOf, stock, withTile } from './plan.ts';

it('a board is numbered once, and its track in a position is looked up once', () => {
  const map = mapOf('A1 gray city20(0)\nA3 gray 0-3\nA5 gray city20(3)');
  const [now, later] = [{}, {}];
  expect(planOf(map)).toBe(planOf(map));
  expect(groundOf(map, now)).toBe(groundOf(map, now));
  expect(groundOf(map, later)).not.toBe(groundOf(map, now));
  expect(groundOf(map, now)).toBe(groundOf(map, now));
  expect([...planOf(map).over]).toEqual([1, -1, -1, -1, -1, -1, 2, -1, -1, 0, -1, -1, -1, -1, -1, 1, -1, -1]);
});

it('the ground after a lay is that of the tiles after it, whether or not the ground before was known', () => {
  const map = board({
    layout: 'flat',
    across: 'letter',
    hexes: 'A1 gray city20(0)\nA3\nA5 gray city20(3)',
    tiles: '9 x2 yellow 0-3\n23 x1 green 0-3 0-4',
  });
  const before = withTile({}, 'A3', '9/0');
  expect(stock(map, before, '9')).toBe(1);
  const after = withTile(before, 'A3', '23/0');
  expect(groundOf(map, after)).toEqual(groundOf(map, { A3: '23/0' }));
  expect([stock(map, after, '9'), stock(map, before, '9')]).toEqual([2, 1]);
});
