import {
  copyState,
  type GameState,
  type Json,
  pending,
  playInPlace,
  sameJson,
  type Title,
} from '@signalbox/kernel';
import { bestRoutes } from '@signalbox/rails';
import { LEARNER } from '../lesson.ts';
import { goalOf, revenueOf } from './goals.ts';
import type { Puzzle } from './puzzle.ts';
import { solve } from './solve.ts';
import type { Subject } from './subject.ts';

/** Proves a puzzle again; returns what is wrong with it. */
export function problemsOf(subject: Subject, puzzle: Puzzle): string[] {
  const wrong = puzzle.theme === 'run' ? runProblems(subject, puzzle) : searchProblems(subject, puzzle);
  return wrong.map((problem) => `${subject.title.id} ${puzzle.id}: ${problem}`);
}

/** The exact search for routes is the proof. */
function runProblems(subject: Subject, { company, state, best, answers }: Puzzle): string[] {
  const found = bestRoutes(subject.railway!.query(state, company!));
  if (!found.proven) return ['the best run is not proved'];
  if (found.revenue !== best) return [`the best run earns ${found.revenue}, not ${best}`];
  return answers.flatMap(([run]) => {
    const revenue = revenueOf(subject, state, company!, run!);
    return revenue === best ? [] : [`an answer earns ${revenue}`];
  });
}

function searchProblems(subject: Subject, { theme, company, state, best, next, answers }: Puzzle): string[] {
  const goal = goalOf(subject, theme, company, state);
  const solved = solve(subject.title, state, goal, Number.POSITIVE_INFINITY);
  if (!solved) return ['it cannot be solved'];
  const problems: string[] = [];
  if (solved.best !== best) problems.push(`the best answer achieves ${solved.best}, not ${best}`);
  if (next !== null && solved.next !== next)
    problems.push(`the next best achieves ${solved.next}, not ${next}`);
  if (!sameJson(solved.answers as Json, answers as Json)) problems.push('the best answers are others');
  for (const answer of answers) {
    const value = goal.value(played(subject.title, state, answer));
    if (value !== best) problems.push(`an answer achieves ${value}`);
  }
  return problems;
}

/** The position after an answer, played by the rules. */
function played(title: Title, start: GameState, answer: readonly Json[]): GameState {
  const state = copyState(title, start);
  for (const choice of answer) {
    const { decision } = pending(title, state)!;
    const refused = playInPlace(title, state, { seat: LEARNER, decision, choice });
    if (refused) throw new Error(`${JSON.stringify(choice)} is refused: ${refused.why}`);
  }
  return state;
}
