import type { GameState, Seat } from '@signalbox/kernel';
import { cashOf, type Purses } from '@signalbox/rails';
import type { Heuristics } from './heuristics.ts';

/** For a title without heuristics: simulated games are played at random, and a position is valued by cash. */
export const GENERIC: Heuristics = {
  worth: (state: GameState, seat: Seat) => ('cash' in state ? cashOf(state as GameState & Purses, seat) : 0),
  tolerance: 0,
  decisiveLead: 100,
  conductor: { candidates: 12, horizon: 400, samples: 4 },
  baron: { candidates: 12, horizon: 2_000, depth: 8 },
  review: { horizon: 400, themes: {} },
  settled: [],
  advice: new Map(),
};
