import { expect, it } from 'vitest';
import { ALL_PUZZLES, puzzleOfDay, streakAfter, streakOn } from './catalogue.ts';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

it('has a puzzle for every day, and none twice before all have come', () => {
  const days = ALL_PUZZLES.map((_, i) => puzzleOfDay(dayAfter('2026-11-16', i)));
  expect(new Set(days).size).toBe(ALL_PUZZLES.length);
  expect(puzzleOfDay('2026-11-16')).toBe(puzzleOfDay('2026-11-16'));
});

it('counts days in a row, also over the end of a month', () => {
  const first = streakAfter(null, '2026-11-30');
  expect(first).toEqual({ day: '2026-11-30', length: 1 });
  const second = streakAfter(first, '2026-12-01');
  expect(second.length).toBe(2);
  expect(streakAfter(second, '2026-12-01')).toBe(second);
  expect(streakAfter(second, '2026-12-03').length).toBe(1);
  expect([
    streakOn(second, '2026-12-02'),
    streakOn(second, '2026-12-03'),
    streakOn(null, '2026-12-03'),
  ]).toEqual([2, 0, 0]);
});
