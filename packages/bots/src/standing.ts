import type { GameState, Seat } from '@signalbox/kernel';
import type { Heuristics, TreePlan } from './heuristics.ts';

/** How far a seat is ahead of the best of the others (negative: behind), in money; or of several of them, as a plan says. */
export function leadOf<S extends GameState>(
  state: S,
  seat: Seat,
  seats: readonly Seat[],
  worth: Heuristics<S>['worth'],
  { field = 0, fade = Number.POSITIVE_INFINITY }: Pick<TreePlan, 'field' | 'fade'> = {},
): number {
  const value = (one: Seat) => state.outcome?.scores[one] ?? worth(state, one);
  const others = seats.filter((one) => one !== seat).map(value);
  const best = Math.max(...others);
  let sum = 0;
  let weights = 0;
  for (const theirs of others) {
    const weight = Math.max(0, 1 - (best - theirs) / fade);
    sum += weight * theirs;
    weights += weight;
  }
  return value(seat) - (1 - field) * best - (field * sum) / Math.max(1, weights);
}

/** A seat that is behind by this many decisive leads has no realistic chance any more. */
const HOPELESS = 2.5;

/** Is the seat so far behind that it cannot expect to win? A finished game is neither. */
export function isLost<S extends GameState>(
  state: S,
  seat: Seat,
  seats: readonly Seat[],
  { worth, decisiveLead }: Pick<Heuristics<S>, 'worth' | 'decisiveLead'>,
): boolean {
  return state.outcome === null && leadOf(state, seat, seats, worth) < -HOPELESS * decisiveLead;
}

/**
 * The prospect of a seat from 0 (lost) to 1 (won). A clearer win is slightly better; and a game in progress is
 * measured like a finished one, so that ending it is neither good nor bad in itself.
 */
export function prospect(state: GameState, seat: Seat, lead: number, decisiveLead: number): number {
  return 0.7 * winChance(state, seat, lead, decisiveLead) + 0.3 * logistic(lead / decisiveLead);
}

/** How much the prospect changes per unit of money when scores are level. */
export function prospectPerMoney(decisiveLead: number): number {
  return (0.7 * 3 + 0.3) / (4 * decisiveLead);
}

function winChance({ outcome }: GameState, seat: Seat, lead: number, decisiveLead: number): number {
  if (!outcome) return logistic((3 * lead) / decisiveLead);
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
