import { type GameState, type Json, pending } from '@signalbox/kernel';
import { bestRoutes, checkedRun, isRunChoice } from '@signalbox/rails';
import { LEARNER } from '../lesson.ts';
import type { Theme } from './puzzle.ts';
import type { RailwaySubject, Subject } from './subject.ts';

/** What is to be achieved from a position. */
export interface Goal {
  /** Is the task finished, one way or the other? */
  readonly isDone: (state: GameState) => boolean;
  /** What has been achieved; MISSED if not even the task, null if it would take too long to compute. */
  readonly value: (state: GameState) => number | null;
}

/** The work for a best run; positions in which it takes more are no puzzles. */
export const CAP = 2_000;

/** Less than anything that counts. */
export const MISSED = -1_000_000;

export function goalOf(subject: Subject, theme: Theme, company: string | null, start: GameState): Goal {
  switch (theme) {
    case 'track':
      return trackGoal(subject, company!);
    case 'presidency':
      return presidencyGoal(subject, company!);
    case 'rescue':
      return rescueGoal(subject);
    case 'turn':
      return { isDone: endOfTurn(subject), value: (state) => lead(subject, state) };
    case 'ending':
      return endingGoal(subject);
    case 'run':
      return runGoal(subject, start);
  }
}

function railwayOf({ title, railway }: Subject): RailwaySubject<GameState> {
  if (!railway) throw new Error(`${title.id} has no trains.`);
  return railway;
}

const decisionIn = ({ title }: Subject, state: GameState) => pending(title, state)?.decision ?? null;

/** What the company's trains can earn after the track has been laid. */
function trackGoal(subject: Subject, company: string): Goal {
  const { decisions, operating, query } = railwayOf(subject);
  return {
    isDone: (state) => decisionIn(subject, state) !== decisions.track || operating(state) !== company,
    value: (state) => {
      const { proven, revenue } = bestRoutes(query(state, company), { cap: CAP });
      return proven ? revenue : null;
    },
  };
}

/** The learner presides after the turn; and is worth as much as possible. */
function presidencyGoal(subject: Subject, company: string): Goal {
  const { president } = railwayOf(subject);
  return {
    isDone: endOfTurn(subject),
    value: (state) => (president(state, company) === LEARNER ? subject.worth(state, LEARNER) : MISSED),
  };
}

function rescueGoal(subject: Subject): Goal {
  const { decisions } = railwayOf(subject);
  return {
    isDone: (state) => decisionIn(subject, state) !== decisions.sell,
    value: (state) => subject.worth(state, LEARNER),
  };
}

/** Where a single turn can end the game, that is the task; otherwise the game is played to its end. */
function endingGoal(subject: Subject): Goal {
  const isOver = (state: GameState) => state.outcome !== null;
  const isTurnOver = endOfTurn(subject);
  return {
    isDone: subject.railway ? isOver : isTurnOver,
    value: (state) => (isOver(state) ? lead(subject, state) : MISSED),
  };
}

/** The revenue is known as soon as the trains have run. */
function runGoal(subject: Subject, start: GameState): Goal {
  const { decisions } = railwayOf(subject);
  return {
    isDone: (state) => state !== start && decisionIn(subject, state) !== decisions.run,
    value: () => {
      throw new Error('A run is judged by its routes.');
    },
  };
}

function endOfTurn({ isTurnOf }: Subject): Goal['isDone'] {
  return (state) => state.outcome !== null || !isTurnOf(state, LEARNER);
}

/** How far the learner is ahead of the best of the others. */
function lead({ worth }: Subject, state: GameState): number {
  const { seats } = state as GameState & { seats: readonly string[] };
  const of = (seat: string) => state.outcome?.scores[seat] ?? worth(state, seat);
  return of(LEARNER) - Math.max(...seats.filter((seat) => seat !== LEARNER).map(of));
}

/** What a run of the position earns. */
export function revenueOf(subject: Subject, start: GameState, company: string, run: Json): number {
  if (!isRunChoice(run)) return MISSED;
  const checked = checkedRun(railwayOf(subject).query(start, company), run.routes);
  return checked.ok ? checked.run.revenue : MISSED;
}
