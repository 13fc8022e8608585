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
import { type ChooseOptions, rankChoices } from './deciding.ts';
import { playableCopy, resultOf } from './fork.ts';
import { isForced } from './narrow.ts';
import { heuristicsFor } from './titles/index.ts';

/** How a bot ranks what somebody chose. */
export interface Agreement {
  readonly decision: string;
  /** 1: the bot would have chosen the same; null: it did not consider it. */
  readonly rank: number | null;
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
  const thinking = rankChoices(title, heuristics, seen, seat, waiting, options);
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  const result = resultOf(title, seen, seat, choice);
  const earned = earnedBy(title, seen, seat, choice);
  const place = step.value.findIndex((one) =>
    earned === null
      ? resultOf(title, seen, seat, one.choice) === result
      : earnedBy(title, seen, seat, one.choice) === earned,
  );
  return { decision: waiting.decision, rank: place < 0 ? null : place + 1 };
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
