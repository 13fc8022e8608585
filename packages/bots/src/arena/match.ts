import {
  type AnyTitle,
  CHANCE,
  carryOutInPlace,
  type GameState,
  newGame,
  objectionTo,
  pending,
  random,
  type Seat,
  type Setup,
  sample,
  view,
} from '@signalbox/kernel';
import type { Limits } from '../budget.ts';
import { choose } from '../choose.ts';
import { type BotName, botNamed, type Level } from '../levels.ts';
import { type Tally, tallyOf } from './statistics.ts';
import { addTrading, NO_TRADING, TradeWatch, type Trading } from './trading.ts';

export interface MatchPlan {
  readonly setup: Setup;
  readonly seed: number;
  /** The bot of each seat, in seating order. */
  readonly levels: readonly BotName[];
  readonly limits: Readonly<Record<Level, Limits>>;
  /** A clock in milliseconds, for budgets and measurements; wall-clock time if not given. */
  readonly now?: () => number;
}

export interface MatchResult {
  readonly seed: number;
  readonly levels: readonly BotName[];
  readonly scores: readonly number[];
  /** Each winner's share of the win. */
  readonly wins: readonly number[];
  readonly ending: string;
  readonly actions: number;
  /** How long the decisions took, by bot. */
  readonly times: Readonly<Record<string, Tally>>;
  /** What each bot sold; games saved by earlier versions do not have it. */
  readonly trading?: Readonly<Record<string, Trading>>;
  /** Decisions that took more than a fifth longer than their budget of time. */
  readonly overBudget: number;
  /** Choices that the engine refused; should be 0. */
  readonly refused: readonly string[];
}

const MAX_ACTIONS = 20_000;
const TOLERANCE = 1.2;

/** One game among bots, each with only its own view. */
export function playMatch(title: AnyTitle, plan: MatchPlan): MatchResult {
  const state: GameState = newGame(title, plan.setup);
  const rng = random(plan.seed);
  const now = plan.now ?? (() => performance.now());
  const times = new Map(plan.levels.map((bot) => [bot, [] as number[]]));
  const watch = new TradeWatch();
  const refused: string[] = [];
  let actions = 0;
  let overBudget = 0;
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    if (++actions > MAX_ACTIONS) throw new Error(`Game ${plan.seed} of ${title.id} does not end.`);
    const seat = waiting.seats[0]!;
    if (seat === CHANCE) {
      carryOutInPlace(title, state, seat, sample(waiting.offerTo(seat), rng)!);
      continue;
    }
    const bot = plan.levels[seatNumber(seat)]!;
    const { level, style } = botNamed(bot)!;
    const seen = view(title, state, seat);
    const began = now();
    const options = { ...plan.limits[level], now, level, style, seed: rng.below(0x7fffffff) };
    const { choice } = choose(title, seen, seat, pending(title, seen)!, options);
    const took = now() - began;
    times.get(bot)!.push(took);
    if (took > TOLERANCE * (options.budgetMs ?? Number.POSITIVE_INFINITY)) overBudget += 1;
    const offer = waiting.offerTo(seat);
    const objection = objectionTo(offer, choice);
    if (objection) refused.push(`${waiting.decision}: ${objection.why}`);
    carryOutInPlace(title, state, seat, objection ? sample(offer, rng)! : choice);
    watch.see(seat, waiting.decision, state.events ?? []);
  }
  return {
    seed: plan.seed,
    levels: plan.levels,
    ...resultOf(state),
    actions,
    times: Object.fromEntries([...times].map(([bot, all]) => [bot, tallyOf(all)])),
    trading: byBot(plan.levels, watch),
    overBudget,
    refused,
  };
}

function byBot(bots: readonly BotName[], watch: TradeWatch): Record<string, Trading> {
  const trading: Record<string, Trading> = {};
  for (const [i, bot] of bots.entries()) {
    trading[bot] = addTrading(trading[bot] ?? NO_TRADING, watch.of(`p${i + 1}`));
  }
  return trading;
}

function resultOf({ outcome }: GameState): Pick<MatchResult, 'scores' | 'wins' | 'ending'> {
  if (!outcome) throw new Error('The game has ended without an outcome.');
  const { scores, winners, reason } = outcome;
  const seats = Object.keys(scores).sort((a, b) => seatNumber(a) - seatNumber(b));
  return {
    scores: seats.map((seat) => scores[seat]!),
    wins: seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    ending: reason,
  };
}

function seatNumber(seat: Seat): number {
  return Number(seat.slice(1)) - 1;
}
