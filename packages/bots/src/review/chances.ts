import type { GameState, Seat } from '@signalbox/kernel';
import type { Heuristics } from '../heuristics.ts';

/** What a seat has, or will probably have at the end, in money. */
export function finalWorth<S extends GameState>(heuristics: Heuristics<S>, state: S, seat: Seat): number {
  return state.outcome?.scores[seat] ?? heuristics.worth(state, seat);
}

/** A seat that leads another by this fraction of a decisive lead is e times as likely to win. */
const STEEPNESS = 1 / 3;

/** At the beginning of a game a lead has to be this many times as large to say as much as at the end. */
const EARLY = 3;

/**
 * Each seat's estimated chance of winning; together they are 1. In a finished game the winners share it. `left` is the
 * part of the game that is still to come, where that is known: 1 at its beginning.
 */
export function chancesIn<S extends GameState>(
  heuristics: Heuristics<S>,
  state: S,
  seats: readonly Seat[],
  left = 0,
): Readonly<Record<Seat, number>> {
  return state.outcome ? partsOfWin(state, seats) : likelyChances(heuristics, state, seats, left);
}

/**
 * The same after a simulated game: half of it is who has won it, the other half by how much. A player who wins it narrowly
 * could as well have lost it, so a few games tell more this way.
 */
export function simulatedChances<S extends GameState>(
  heuristics: Heuristics<S>,
  state: S,
  seats: readonly Seat[],
): Readonly<Record<Seat, number>> {
  const likely = likelyChances(heuristics, state, seats);
  if (!state.outcome) return likely;
  const won = partsOfWin(state, seats);
  return Object.fromEntries(seats.map((seat) => [seat, (won[seat]! + likely[seat]!) / 2]));
}

function partsOfWin({ outcome }: GameState, seats: readonly Seat[]): Record<Seat, number> {
  return shares(seats, (seat) => (outcome!.winners.includes(seat) ? 1 : 0));
}

function likelyChances<S extends GameState>(
  heuristics: Heuristics<S>,
  state: S,
  seats: readonly Seat[],
  left = 0,
): Record<Seat, number> {
  const values = seats.map((seat) => finalWorth(heuristics, state, seat));
  const most = Math.max(...values);
  const scale = heuristics.decisiveLead * STEEPNESS * (1 + (EARLY - 1) * left);
  return shares(seats, (_, i) => Math.exp((values[i]! - most) / scale));
}

function shares(seats: readonly Seat[], weigh: (seat: Seat, i: number) => number): Record<Seat, number> {
  const weights = seats.map(weigh);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Object.fromEntries(seats.map((seat, i) => [seat, weights[i]! / sum]));
}
