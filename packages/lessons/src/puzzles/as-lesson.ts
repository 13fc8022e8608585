import { copyState, type GameState, type Json, pending, playInPlace, type Title } from '@signalbox/kernel';
import { CONSENT } from '@signalbox/rails';
import { type Answer, type Attempt, type Judgement, LEARNER, type Lesson } from '../lesson.ts';
import { goalOf, MISSED, revenueOf } from './goals.ts';
import type { Puzzle } from './puzzle.ts';
import type { Subject } from './subject.ts';

/** A puzzle as a lesson, so that it is played and judged at the same kind of table. */
export function puzzleLesson(subject: Subject, puzzle: Puzzle): Lesson {
  const { id, theme, company, state, best } = puzzle;
  const goal = goalOf(subject, theme, company, state);
  const details = { company, best };
  return {
    id,
    presented: {
      name: { key: `puzzle/${theme}/name`, details: { number: Number(id.slice(theme.length + 1)) } },
      story: { key: `puzzle/${theme}/story`, details },
      task: { key: `puzzle/${theme}/task`, details },
    },
    rule: subject.rules[theme]!,
    position: () => structuredClone(state),
    isDone: ({ state: now, answers }) => (theme === 'run' ? answers.length > 0 : goal.isDone(now)),
    judge: (attempt) => judged(puzzle, achieved(subject, puzzle, attempt)),
    // A deal that would help is not part of the proof, so nobody agrees to one.
    script: (_, __, decision) => (decision === CONSENT ? 'decline' : null),
    runsByHand: theme === 'run',
    solution: withDecisions(subject.title, state, puzzle.answers[0]!),
    sequel: null,
  };
}

function achieved(
  subject: Subject,
  { theme, company, state: start }: Puzzle,
  attempt: Attempt<GameState>,
): number {
  if (theme === 'run') return revenueOf(subject, start, company!, attempt.answers[0]!.choice);
  return goalOf(subject, theme, company, start).value(attempt.state) ?? MISSED;
}

function judged({ theme, company, best }: Puzzle, value: number): Judgement {
  const details = { company, value, best };
  if (value >= best) return { verdict: 'right', said: { key: `puzzle/${theme}/right`, details } };
  if (value === MISSED) return { verdict: 'wrong', said: { key: `puzzle/${theme}/wrong`, details } };
  return { verdict: 'nearly', said: { key: `puzzle/${theme}/nearly`, details } };
}

/** The choices, each with the decision that it answers. */
function withDecisions(title: Title, start: GameState, answer: readonly Json[]): Answer[] {
  const state = copyState(title, start);
  return answer.map((choice) => {
    const { decision } = pending(title, state)!;
    const refused = playInPlace(title, state, { seat: LEARNER, decision, choice });
    if (refused) throw new Error(`${JSON.stringify(choice)} is refused: ${refused.why}`);
    return { decision, choice };
  });
}
