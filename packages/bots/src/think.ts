import type { GameState, Pending, Seat } from '@signalbox/kernel';
import { advise, candidatesWithoutAdvice, isSettled } from './advise.ts';
import type { Context } from './context.ts';
import { because } from './explanation.ts';
import { leaningToHabits } from './habits.ts';
import type { TreePlan } from './heuristics.ts';
import type { Level } from './levels.ts';
import { lookAhead } from './look-ahead.ts';
import { anyChoice } from './narrow.ts';
import { nearlyBest } from './play-on.ts';
import { type Ranking, ranking } from './ranking.ts';
import { inStyle } from './styles.ts';
import type { Thinking } from './thinking.ts';
import { searchTree } from './tree.ts';

/** How many of the offered choices are simulated where the title gives no advice. */
const CANDIDATES_UNADVISED = 12;

/** Makes one decision of a bot: ranks the choices it considered, with the chosen one first. */
export function* think<S extends GameState>(
  context: Context<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  level: Level,
): Thinking<Ranking> {
  const offer = waiting.offerTo(seat);
  if (level === 'random')
    return [{ choice: anyChoice(offer, context.rng), score: 0, because: because('random') }];
  const advised = advise(context, view, waiting.decision, offer, seat, false);
  const { style = null, heuristics } = context;
  const plain = advised ?? candidatesWithoutAdvice(context, offer, CANDIDATES_UNADVISED);
  const advice = style === null ? plain : inStyle(plain, style, heuristics.decisiveLead);
  const bySearch = advised === null || level !== 'apprentice';
  if (!bySearch || advice.length === 1 || isSettled(context, waiting, level)) {
    // Variety is for beginners: without a search, the better levels take the best.
    const tolerance = level === 'apprentice' ? heuristics.tolerance : 0;
    const chosen = nearlyBest(advice, tolerance, context.rng);
    return ranking([chosen], advice, (why) => why);
  }
  const { conductor, baron } = heuristics;
  if (level !== 'baron') return yield* lookAhead(context, view, seat, advice, conductor);
  const money = baron.habits?.(context.seats.length) ?? 0;
  const leaning = leaningToHabits(context, view, seat, waiting, advice, money);
  return yield* searchTree(context, view, seat, leaning, planFor(waiting.decision, baron));
}

function planFor(decision: string, plan: TreePlan): TreePlan {
  const own = plan.horizons?.find(([{ name }]) => name === decision);
  return { ...plan, horizon: own?.[1] ?? plan.horizon };
}
