import type { GameState } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { leadOf } from './standing.ts';

const SEATS = ['p1', 'p2', 'p3', 'p4'];
const WORTHS: Readonly<Record<string, number>> = { p1: 500, p2: 700, p3: 400, p4: 100 };
const worth = (_: GameState, seat: string) => WORTHS[seat]!;
const lead = (seat: string, plan?: { field: number; fade?: number }) =>
  leadOf({ outcome: null } as unknown as GameState, seat, SEATS, worth, plan);

test('a lead is measured against the best of the others', () => {
  expect(SEATS.map((seat) => lead(seat))).toEqual([-200, 200, -300, -600]);
});

test('a lead can be measured against the average of the others, or halfway', () => {
  expect(lead('p1', { field: 1 })).toBe(100);
  expect(lead('p1', { field: 0.5 })).toBe(-50);
});

test('others count less in the average the further they are behind the best of them', () => {
  // p3 is 300 behind p2 and counts half, p4 is 600 behind and does not count.
  expect(lead('p1', { field: 1, fade: 600 })).toBeCloseTo(500 - (700 + 0.5 * 400) / 1.5);
  expect(lead('p1', { field: 1, fade: 300 })).toBe(-200);
});
