import {
  carryOutInPlace,
  type GameEvent,
  type GameState,
  type Json,
  pending,
  type Seat,
  type Title,
  view,
} from '@signalbox/kernel';
import { type ChooseOptions, considerChoices } from './deciding.ts';
import { playableCopy, resultOf } from './fork.ts';
import { type Habitual, inHabitualOrder } from './habits.ts';
import type { Lesson } from './learning/habits.ts';
import { isForced } from './narrow.ts';
import type { Ranking } from './ranking.ts';
import { heuristicsFor } from './titles/index.ts';

/** How a bot ranks what somebody chose. */
export interface Agreement {
  readonly decision: string;
  /** 1: the bot would have chosen the same; null: it did not consider it. */
  readonly rank: number | null;
  /** What can be learned from it about people's habits; null if there are none at this decision, or it is not considered. */
  readonly lesson: Pick<Lesson, 'kind' | 'figures' | 'chosen' | 'equals'> | null;
}

/**
 * Ranks the choice of a person among those that a bot considers in the same position, by its judgement alone: bots that
 * vary their play among nearly equal choices do not here. Choices with the same result count as the same, and so do
 * runs that earn the same, subsidies included. Null where there was no choice.
 */
export function agreementOn<S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  choice: Json,
  options: ChooseOptions,
): Agreement | null {
  const seen = view(title, state, seat);
  const waiting = pending(title, seen);
  if (!waiting || isForced(waiting, seat)) return null;
  const heuristics = { ...heuristicsFor(title), tolerance: 0 };
  const thinking = considerChoices(title, heuristics, seen, seat, waiting, options);
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  const { ranked, habitual } = step.value;
  const outcomeOf = outcomeIn(title, seen, seat);
  const ranking = habitual ? inHabitualOrder(habitual) : ranked;
  const rank = rankAmong(ranking, outcomeOf, choice);
  return { decision: waiting.decision, rank, lesson: habitual && lessonIn(habitual, outcomeOf, choice) };
}

function lessonIn(
  { kind, choices, figures, equals }: Habitual,
  outcomeOf: (choice: Json) => Json,
  choice: Json,
): Agreement['lesson'] {
  const wanted = outcomeOf(choice);
  const chosen = choices.findIndex((one) => outcomeOf(one.choice) === wanted);
  return chosen < 0 ? null : { kind, figures, chosen, equals };
}

/** How many different outcomes are ranked before that of the choice, and one; null if it is not among them. */
function rankAmong(ranking: Ranking, outcomeOf: (choice: Json) => Json, choice: Json): number | null {
  const wanted = outcomeOf(choice);
  const before = new Set<Json>();
  for (const one of ranking) {
    const outcome = outcomeOf(one.choice);
    if (outcome === wanted) return before.size + 1;
    before.add(outcome);
  }
  return null;
}

/** What a choice comes to: for a run what it earns, otherwise the position that it leads to. */
function outcomeIn<S extends GameState>(title: Title<S>, seen: S, seat: Seat): (choice: Json) => Json {
  const known = new Map<Json, Json>();
  return (choice) => {
    let outcome = known.get(choice);
    if (outcome === undefined) {
      outcome = earnedBy(title, seen, seat, choice) ?? resultOf(title, seen, seat, choice);
      known.set(choice, outcome);
    }
    return outcome;
  };
}

/** What a run earns, with its subsidy; null if the choice is not a run. */
function earnedBy<S extends GameState>(title: Title<S>, seen: S, seat: Seat, choice: Json): number | null {
  const state = playableCopy(title, seen);
  state.events = [];
  carryOutInPlace(title, state, seat, choice);
  const ran = (state.events as readonly GameEvent[]).find(({ type }) => type === 'ran');
  return ran ? Number(ran.revenue) + Number(ran.subsidy ?? 0) : null;
}

/** How often a bot agreed with people on one kind of decision. */
export interface AgreementTally {
  readonly decision: string;
  readonly choices: number;
  /** How often the bot ranked the person's choice first, and how often among its first three. */
  readonly first: number;
  readonly firstThree: number;
}

/** By decision, most frequent first. */
export function tallyAgreements(agreements: readonly Agreement[]): AgreementTally[] {
  const byDecision = new Map<string, (number | null)[]>();
  for (const { decision, rank } of agreements) {
    const ranks = byDecision.get(decision);
    if (ranks) ranks.push(rank);
    else byDecision.set(decision, [rank]);
  }
  const within = (ranks: readonly (number | null)[], most: number) =>
    ranks.filter((rank) => rank !== null && rank <= most).length;
  return [...byDecision]
    .map(([decision, ranks]) => ({
      decision,
      choices: ranks.length,
      first: within(ranks, 1),
      firstThree: within(ranks, 3),
    }))
    .sort((a, b) => b.choices - a.choices);
}
