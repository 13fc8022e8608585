import { type GameState, type Json, pending, type Seat, type Title, view } from '@signalbox/kernel';
import { type ChooseOptions, rankChoices } from './deciding.ts';
import { resultOf } from './fork.ts';
import { isForced } from './narrow.ts';
import { heuristicsFor } from './titles/index.ts';

/** How a bot ranks what somebody chose. */
export interface Agreement {
  readonly decision: string;
  /** 1: the bot would have chosen the same; null: it did not consider it. */
  readonly rank: number | null;
}

/**
 * Ranks the choice of a person among those that a bot considers in the same position. Choices with the same result
 * count as the same, for example two runs with the same revenue. Null where there was no choice.
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
  const thinking = rankChoices(title, heuristicsFor(title), seen, seat, waiting, options);
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  const result = resultOf(title, seen, seat, choice);
  const place = step.value.findIndex((one) => resultOf(title, seen, seat, one.choice) === result);
  return { decision: waiting.decision, rank: place < 0 ? null : place + 1 };
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
