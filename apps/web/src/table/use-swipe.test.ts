import { expect, test } from 'vitest';
import { isSwipe } from './use-swipe.ts';

test('only a horizontal swipe counts: scrolling changes nothing', () => {
  expect(isSwipe(-120, 15)).toBe(true);
  expect(isSwipe(90, -40)).toBe(true);
  expect(isSwipe(40, 0)).toBe(false);
  expect(isSwipe(120, 90)).toBe(false);
  expect(isSwipe(0, 300)).toBe(false);
});
