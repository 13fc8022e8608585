import { expect, it } from 'vitest';
import { alignedStart, fullestSpan } from './aligned-start.ts';

/** Columns of 36 pixels, scrolled by this much. */
const edges = (scrolled: number) => Array.from({ length: 20 }, (_, i) => i * 36 - scrolled);

it('stays where it is if everything is seen and no column is cut', () => {
  expect(alignedStart([40, 100], 324, edges(72))).toBe(0);
});

it('moves to the nearest column if one is cut at the beginning, although what matters is seen', () => {
  expect(alignedStart([60, 100], 324, edges(80))).toBe(-8);
});

it('shows what lies further on, near the middle, beginning with a whole column', () => {
  const moved = alignedStart([500, 536], 324, edges(0));
  expect(moved % 36).toBe(0);
  expect(moved).toBe(360);
});

it('keeps all of what matters in sight rather than in the middle', () => {
  // The nearest column to the middle would cut its end.
  const moved = alignedStart([400, 720], 324, edges(0));
  expect(moved).toBe(396);
});

it('begins with a whole column even if what matters is wider than the frame', () => {
  expect(alignedStart([100, 700], 324, edges(0)) % 36).toBe(0);
});

it('shows what matters where no beginning of a row would', () => {
  expect(alignedStart([310, 340], 40, [0, 100, 200, 300])).toBe(300);
  expect(alignedStart([350, 385], 40, [0, 100, 200, 300])).toBe(300);
});

it('stays before the first row, where something else is', () => {
  expect(alignedStart([80, 120], 324, [60, 100, 140])).toBe(0);
});

it('shows the row with most markers where not all of them fit', () => {
  const [top, middle, low] = [
    [0, 40],
    [90, 130],
    [300, 340],
  ] as const;
  expect(fullestSpan([low, top, middle, top], 150)).toEqual([0, 130]);
  expect(fullestSpan([low, top, low, middle], 100)).toEqual([300, 340]);
  expect(fullestSpan([top, low], 20)).toEqual([0, 340]);
});
