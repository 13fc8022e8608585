import type { GameState } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { leadOf } from './standing.ts';

const SEATS = ['p1', 'p2', 'p3', 'p4'];
const WORTHS: Readonly<Record<string, number>> = { p1: 500, p2: 700, p3: 400, p4: 100 };
const worth = (_: GameState, seat: string) => WORTHS[seat]!;
const lead = (seat: string, field?: number) =>
  leadOf({ outcome: null } as unknown as GameState, seat, SEATS, worth, field);

test('a lead is measured against the best of the others', () => {
  expect(SEATS.map((seat) => lead(seat))).toEqual([-200, 200, -300, -600]);
});

test('a lead can be measured against the average of the others, or halfway', () => {
  expect(lead('p1', 1)).toBe(100);
  expect(lead('p1', 0.5)).toBe(-50);
});
