import {
  carryOutInPlace,
  choices,
  copyState,
  type GameState,
  type Json,
  pending,
  type Title,
} from '@signalbox/kernel';
import { LEARNER } from '../lesson.ts';
import type { Goal } from './goals.ts';

/** The best answers from a position, found by trying everything. */
export interface Solution {
  readonly best: number;
  /** What the best of the other answers achieve; null if all achieve the same. */
  readonly next: number | null;
  /** The shortest best answers. */
  readonly answers: readonly (readonly Json[])[];
  /** How many positions were reached. */
  readonly positions: number;
}

interface Found {
  readonly best: number;
  readonly next: number | null;
  readonly lines: readonly (readonly Json[])[];
}

/** More equal answers are not kept. */
const KEPT = 12;

/**
 * Tries every sequence of choices until the task is finished. Null if somebody else would have to choose in between, or
 * if that leads to more positions than the limit.
 */
export function solve(title: Title, start: GameState, goal: Goal, limit: number): Solution | null {
  const known = new Map<string, Found | null>();
  let reached = 0;
  const explore = (state: GameState): Found | null => {
    if (++reached > limit) return null;
    if (goal.isDone(state)) return finished(goal, state);
    const key = JSON.stringify(state);
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const found = explored(title, state, explore);
    known.set(key, found);
    return found;
  };
  const quiet = { ...start, events: null };
  const found = explore(quiet);
  return found && { best: found.best, next: found.next, answers: shortest(found.lines), positions: reached };
}

function finished(goal: Goal, state: GameState): Found | null {
  const best = goal.value(state);
  return best === null ? null : { best, next: null, lines: [[]] };
}

function explored(title: Title, state: GameState, explore: (state: GameState) => Found | null): Found | null {
  const waiting = pending(title, state);
  if (waiting?.seats[0] !== LEARNER) return null;
  let found: Found = { best: Number.NEGATIVE_INFINITY, next: null, lines: [] };
  for (const choice of choices(waiting.offerTo(LEARNER))) {
    if (needsConsent(choice)) continue;
    const copy = copyState(title, state);
    carryOutInPlace(title, copy, LEARNER, choice);
    const after = explore(copy);
    if (!after) return null;
    found = merged(found, { ...after, lines: after.lines.map((line) => [choice, ...line]) });
  }
  return found;
}

/** A deal that another player may refuse proves nothing. */
function needsConsent(choice: Json): boolean {
  const kind = typeof choice === 'object' && choice !== null && 'do' in choice ? choice.do : null;
  return kind === 'deal' || kind === 'concession-deal';
}

function merged(one: Found, other: Found): Found {
  const [above, below] = one.best >= other.best ? [one, other] : [other, one];
  const lesser = [above.next, below.next, below.best].filter(
    (value): value is number => value !== null && value < above.best && value > Number.NEGATIVE_INFINITY,
  );
  const lines = above.best === below.best ? [...above.lines, ...below.lines] : above.lines;
  return {
    best: above.best,
    next: lesser.length > 0 ? Math.max(...lesser) : null,
    lines: lines.length > KEPT ? shortest(lines).slice(0, KEPT) : lines,
  };
}

const isPass = (choice: Json) => JSON.stringify(choice) === '{"do":"pass"}' || choice === 'pass';

/** Those with the fewest actions; the same actions in another order are the same answer. */
function shortest(lines: readonly (readonly Json[])[]): (readonly Json[])[] {
  const actions = (line: readonly Json[]) => line.filter((choice) => !isPass(choice));
  const least = Math.min(...lines.map((line) => actions(line).length));
  const kept = new Map<string, readonly Json[]>();
  for (const line of lines) {
    if (actions(line).length > least) continue;
    const key = actions(line)
      .map((choice) => JSON.stringify(choice))
      .sort()
      .join();
    if (!kept.has(key)) kept.set(key, line);
  }
  return [...kept.values()];
}
