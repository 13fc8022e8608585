import { CHANCE, carryOutInPlace, type GameState, type Json, random, type Seat } from '@signalbox/kernel';
import { advise } from './advise.ts';
import type { Context } from './context.ts';
import { searched } from './explanation.ts';
import { fork, playableCopy } from './fork.ts';
import type { Advice, TreePlan } from './heuristics.ts';
import { anyChoice } from './narrow.ts';
import { byScore, isPast, playOn } from './play-on.ts';
import { type Ranking, ranking } from './ranking.ts';
import { leadOf, prospect, prospectPerMoney } from './standing.ts';
import type { Thinking } from './thinking.ts';

/** A decision reached by a sequence of choices, regardless of the draws in between. */
interface Branch {
  visits: number;
  /** Sum of the prospects of the seats that chose it, and of their leads. */
  prospect: number;
  lead: number;
  readonly next: Map<string, Branch>;
}

interface Step {
  readonly seat: Seat;
  readonly branch: Branch;
}

const newBranch = (): Branch => ({ visits: 0, prospect: 0, lead: 0, next: new Map() });

/**
 * Monte Carlo tree search over the choices of all players, each maximising their own result; draws are sampled again in
 * every simulated game. At the root the n-th game of every choice uses the same random numbers, and the worse half of
 * the choices is dropped repeatedly, so that most work goes to choices that are close. Deeper in the tree the
 * best-advised choices are tried first, and others as a branch is visited more often.
 */
export function* searchTree<S extends GameState>(
  context: Context<S>,
  view: S,
  seat: Seat,
  advice: readonly Advice[],
  plan: TreePlan,
): Thinking<Ranking> {
  const start = playableCopy(context.title, view);
  const seed = context.rng.below(0x7fffffff);
  const best = byScore(advice).slice(0, plan.candidates);
  let left: Candidate[] = best
    .filter((one) => !isHopeless(context, plan, one, best[0]!))
    .map((one) => ({
      advice: one,
      branch: newBranch(),
      prospects: [],
      trust: trusted(context, plan, one, best[0]!),
    }));
  const dropped: Candidate[] = [];
  let games = 0;
  const { samples = Number.POSITIVE_INFINITY } = plan;
  const isOver = (round: number) => round > samples || context.budget.exhausted;
  for (let round = 1; left.length > 1 && !isClear(left, plan) && !isOver(round); round++) {
    for (const candidate of left) {
      if (context.budget.exhausted) break;
      const roundContext = { ...context, rng: random(seed + round) };
      if (simulateGame(roundContext, fork(context.title, start), seat, candidate, plan)) games += 1;
      yield;
    }
    if (isPowerOfTwo(round) && round >= FIRST_CUT && left.length > FINALISTS) {
      const byRecord = ranked(left);
      left = byRecord.splice(0, Math.max(FINALISTS, Math.ceil(left.length / 2)));
      dropped.unshift(...byRecord);
    }
  }
  return decide([...ranked(left), ...dropped], advice, games);
}

interface Candidate {
  readonly advice: Advice;
  readonly branch: Branch;
  /** Results of its games in order: the n-th game of every choice had the same random numbers. */
  readonly prospects: number[];
  /** The head start: added to the sum of its prospects. */
  readonly trust: number;
}

function trusted<S extends GameState>(
  { heuristics }: Context<S>,
  { trust = 0, prior = 0 }: TreePlan,
  one: Advice,
  best: Advice,
): number {
  const { score, leaning = 0 } = one;
  const headStart = (one === best ? trust : 0) - prior * (best.score - score);
  return (headStart + leaning) * prospectPerMoney(heuristics.decisiveLead);
}

/** Would a simulated game have to gain half of a decisive lead to make up for the advice? Then none is played. */
function isHopeless<S extends GameState>(
  { heuristics }: Context<S>,
  { prior = 0 }: TreePlan,
  { score }: Advice,
  best: Advice,
): boolean {
  return prior * (best.score - score) > heuristics.decisiveLead / 2;
}

/** How many games of each choice are played before any is dropped, and how many choices are never dropped. */
const FIRST_CUT = 4;
const FINALISTS = 2;

/** How many games are played before the first check whether the result is clear, and between checks. */
const GAMES_BETWEEN_CHECKS = 8;

/** Do the two choices that are left differ by more than luck would explain? */
function isClear([first, second, ...others]: readonly Candidate[], { clear }: TreePlan): boolean {
  if (clear === undefined || others.length > 0) return false;
  const games = Math.min(first!.prospects.length, second!.prospects.length);
  if (games === 0 || games % GAMES_BETWEEN_CHECKS > 0) return false;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < games; i++) {
    const difference = first!.prospects[i]! - second!.prospects[i]!;
    sum += difference;
    squares += difference ** 2;
  }
  return sum ** 2 * games >= clear ** 2 * (games * squares - sum ** 2);
}

function isPowerOfTwo(n: number): boolean {
  return (n & (n - 1)) === 0;
}

/** Best record first; choices with few visits are not penalised for it. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => record(b) - record(a));
}

function record({ branch, trust }: Candidate): number {
  return mean(branch) + trust / Math.max(1, branch.visits);
}

/** False if the game was aborted: it cannot be compared with a complete one. */
function simulateGame<S extends GameState>(
  context: Context<S>,
  state: S,
  seat: Seat,
  { advice, branch: first, prospects }: Candidate,
  plan: TreePlan,
): boolean {
  const { title, heuristics, seats, budget } = context;
  const { depth, horizon } = plan;
  const path: Step[] = [{ seat, branch: first }];
  const round = heuristics.round?.(state);
  let waiting = carryOutInPlace(title, state, seat, advice.choice);
  budget.spend();
  let actions = 1;
  while (path.length < depth && actions < horizon && !budget.exhausted) {
    if (waiting === null || isPast(context, state, round)) break;
    const actor = waiting.seats[0]!;
    const offer = waiting.offerTo(actor);
    const advised = actor === CHANCE ? null : advise(context, state, waiting.decision, offer, actor, true);
    if (advised === null) waiting = carryOutInPlace(title, state, actor, anyChoice(offer, context.rng));
    else {
      const { branch: before } = path.at(-1)!;
      const { branch, choice } = descend(before, byScore(advised), widthOf(before));
      waiting = carryOutInPlace(title, state, actor, choice);
      path.push({ seat: actor, branch });
    }
    budget.spend();
    actions += 1;
  }
  if (!playOn(context, state, horizon - actions, round)) return false;
  for (const step of path) {
    const lead = leadOf(state, step.seat, seats, heuristics.worth, plan);
    step.branch.visits += 1;
    step.branch.lead += lead;
    const value = prospect(state, step.seat, lead, heuristics.decisiveLead);
    step.branch.prospect += value;
    if (step.branch === first) prospects.push(value);
  }
  return true;
}

/** The more often a branch is visited, the more of its choices are considered. */
function widthOf({ visits }: Branch): number {
  return 1 + Math.floor(Math.sqrt(visits / 2));
}

/** The exploration constant of UCT: how strongly few visits count in favour of a choice. */
const EXPLORATION = 0.4;

/** Picks by upper confidence bound: a choice that was rarely tried may be better than it looks. */
function descend(
  { next, visits }: Branch,
  ranked: readonly Advice[],
  width: number,
): { branch: Branch; choice: Json } {
  let found = { branch: newBranch(), choice: ranked[0]!.choice };
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < Math.min(width, ranked.length); i++) {
    const { choice } = ranked[i]!;
    const key = keyOf(choice);
    const branch = next.get(key);
    if (!branch) {
      const fresh = newBranch();
      next.set(key, fresh);
      return { branch: fresh, choice };
    }
    // A branch without visits comes from an aborted game.
    const bound = mean(branch) + EXPLORATION * Math.sqrt(Math.log(visits + 1) / Math.max(1, branch.visits));
    if (bound <= highest) continue;
    found = { branch, choice };
    highest = bound;
  }
  return found;
}

function keyOf(choice: Json): string {
  return typeof choice === 'string' ? choice : JSON.stringify(choice);
}

function mean({ prospect, visits }: Branch): number {
  return visits === 0 ? Number.NEGATIVE_INFINITY : prospect / visits;
}

function decide(candidates: readonly Candidate[], advice: readonly Advice[], games: number): Ranking {
  const played = games > 0 ? candidates : [];
  const leadIn = ({ branch }: Candidate) => branch.lead / Math.max(1, branch.visits);
  const lead = played.length > 1 ? leadIn(played[0]!) - leadIn(played[1]!) : 0;
  return ranking(
    played.map((one) => one.advice),
    advice,
    (because) => searched(because, games, lead),
  );
}
