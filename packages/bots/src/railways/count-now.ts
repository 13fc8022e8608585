import type { GameState, Seat } from '@signalbox/kernel';
import type { CountNow } from '@signalbox/rails';
import { because } from '../explanation.ts';
import type { Advice, Heuristics, Question } from '../heuristics.ts';
import { isLost } from '../standing.ts';

/** What a title says about a game in which nothing changes any more. */
interface QuietGame<S extends GameState> {
  /** Does no company operate, and can nobody afford to start one? */
  readonly isIdle: (state: S) => boolean;
  /** What a seat would score if the game ended now. */
  readonly score: (state: S, seat: Seat) => number;
  readonly evaluation: () => Pick<Heuristics<S>, 'worth' | 'decisiveLead'>;
}

/**
 * Agrees to end and score the game (ruling A7) if nothing can happen any more, if it would win, or if it cannot win by
 * playing on. It ends only if everybody agrees, so nobody who wants to play on is disturbed.
 */
export function countNow<S extends GameState & { readonly seats: readonly Seat[] }>({
  isIdle,
  score,
  evaluation,
}: QuietGame<S>) {
  return ({ state, seat }: Question<S>): Advice[] => {
    const count: CountNow = 'count';
    const playOn: CountNow = 'play-on';
    const others = state.seats.filter((one) => one !== seat);
    const wins = others.every((one) => score(state, one) < score(state, seat));
    const reasons = [
      ...(isIdle(state) ? [because('rail/count')] : []),
      ...(wins ? [because('rail/count-ahead')] : []),
      ...(isLost(state, seat, state.seats, evaluation()) ? [because('rail/count-lost')] : []),
    ];
    const [why] = reasons;
    return [
      { choice: count, score: why ? 1_000 : -1_000, because: why ?? because('rail/count') },
      { choice: playOn, score: 0, because: because('rail/play-on') },
    ];
  };
}
