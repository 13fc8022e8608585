import { isPass, type Pass } from '@signalbox/kernel';
import type { Bid } from '@signalbox/rails';
import type { Explanation } from '../explanation.ts';
import type { Habit } from '../habits.ts';
import type { Advice, Question } from '../heuristics.ts';
import { bidRange } from './bids.ts';
import type { RailwayState } from './railways.ts';

/** People bid more than they have to, and round sums. */
const ROUND = 10;
const JUMPS = 6;

/** What people do in an auction. `why` gives the reason of a bid. */
export function bidHabit<S extends RailwayState, V>(
  why: (vars: V, amount: number) => Explanation,
): Pick<Habit<S, V, Bid | Pass>, 'figures' | 'further'> {
  return {
    figures: ({ offer }: Question<S, V, Bid | Pass>, choices: readonly Advice[]) => {
      const least = bidRange(offer)?.min ?? 0;
      return choices.map(({ choice }) => {
        if (isPass(choice)) return { pass: 1 };
        const jump = ((choice as Bid).amount - least) / ROUND;
        return { bid: 1, jump: jump > 0 ? 1 : 0, 'jump-size': jump, 'jump-square': jump ** 2 };
      });
    },
    further: ({ offer, vars }: Question<S, V, Bid | Pass>) => {
      const range = bidRange(offer);
      if (!range) return [];
      const first = (Math.floor(range.min / ROUND) + 1) * ROUND;
      return Array.from({ length: JUMPS }, (_, i) => first + i * ROUND)
        .filter((amount) => amount <= range.max)
        .map((amount) => ({ choice: { do: 'bid', amount }, score: 0, because: why(vars, amount) }));
    },
  };
}
