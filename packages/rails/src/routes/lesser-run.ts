import { emit, type GameState } from '@signalbox/kernel';

/** Where less than the most may be earned, such a run counts, but is marked (ruling A6). */
export function markLesserRun(state: GameState, company: string, revenue: number, best: number): void {
  if (revenue < best) emit(state, { type: 'not-the-most', company, revenue, best });
}
