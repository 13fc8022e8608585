import type { GameState, Seat } from '@signalbox/kernel';
import { type Answer, type Attempt, type Judgement, LEARNER, type Lesson, type Said } from './lesson.ts';

/** A move at the table of a lesson, by the learner or for a seat. */
export interface Move extends Answer {
  readonly seat: Seat;
  readonly by: 'learner' | 'program';
}

export interface Progress {
  /** Null while the task is not finished. */
  readonly judgement: Judgement | null;
  /** After the judgement: can playing on show more? */
  readonly hasSequel: boolean;
  /** What playing on has led to. */
  readonly outcome: Said | null;
}

const UNFINISHED: Progress = { judgement: null, hasSequel: false, outcome: null };

/**
 * How a lesson stands after these moves. The judgement belongs to the first position in which the task was finished,
 * so that playing on does not change it.
 */
export function progressOf<S extends GameState>(
  lesson: Lesson<S>,
  moves: readonly Move[],
  stateAt: (position: number) => S,
): Progress {
  for (let position = 1; position <= moves.length; position++) {
    const attempt = attemptOf(moves.slice(0, position), stateAt(0), stateAt(position));
    if (!lesson.isDone(attempt)) continue;
    const judgement = lesson.judge(attempt);
    return { judgement, ...sequelOf(lesson, judgement, attempt.state, stateAt(moves.length)) };
  }
  return UNFINISHED;
}

function attemptOf<S extends GameState>(moves: readonly Move[], start: S, state: S): Attempt<S> {
  const answers = moves.filter(({ seat, by }) => seat === LEARNER && by === 'learner');
  return { start, state, answers };
}

/** Playing on shows what a mistake leads to. */
function sequelOf<S extends GameState>({ sequel }: Lesson<S>, { verdict }: Judgement, before: S, now: S) {
  if (!sequel || verdict !== 'wrong') return { hasSequel: false, outcome: null };
  const over = sequel.isOver(now) || now.outcome !== null;
  return { hasSequel: !over, outcome: over ? sequel.outcome(before, now) : null };
}
