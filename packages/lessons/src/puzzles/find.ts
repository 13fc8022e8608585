import { type GameState, pending } from '@signalbox/kernel';
import { bestRoutes, betterLooking, type Presidencies, type ShareLedger, sharesOf } from '@signalbox/rails';
import { LEARNER } from '../lesson.ts';
import { CAP, goalOf, MISSED } from './goals.ts';
import type { Puzzle, Theme } from './puzzle.ts';
import { solve } from './solve.ts';
import type { RailwaySubject, Subject } from './subject.ts';

/** A puzzle before bots have tried it. */
export type Candidate = Omit<Puzzle, 'id' | 'misses'>;

/** More positions than this are too many for somebody to look through, and too slow to verify. */
const POSITIONS: Readonly<Record<Theme, number>> = {
  run: 0,
  track: 500,
  presidency: 2000,
  rescue: 1500,
  turn: 1500,
  ending: 1500,
};

/** By how much the best answer has to beat the next one. */
const MARGINS: Readonly<Record<Theme, number>> = {
  run: 10,
  track: 10,
  presidency: 10,
  rescue: 10,
  turn: 3,
  ending: 1,
};

/** Fewer positions than this are no puzzle. */
const FEWEST = 5;
const MOST_ANSWERS = 2;

/** The puzzles that a position of a game holds, as far as they are wanted. */
export function* findPuzzles(
  subject: Subject,
  state: GameState,
  isWanted: (asked: Asked) => boolean,
): Generator<Candidate> {
  const waiting = pending(subject.title, state);
  if (waiting?.seats[0] !== LEARNER || waiting.seats.length > 1) return;
  const position = { ...structuredClone(state), events: null };
  for (const asked of questions(subject, position, waiting.decision)) {
    if (!isWanted(asked)) continue;
    const { theme, company } = asked;
    const found =
      theme === 'run' ? runPuzzle(subject, position, company!) : searched(subject, position, theme, company);
    if (found) yield found;
  }
}

export interface Asked {
  readonly theme: Theme;
  readonly company: string | null;
}

/** What may be asked about a position. */
function* questions(subject: Subject, state: GameState, decision: string): Generator<Asked> {
  const { railway } = subject;
  if (decision === subject.turn) {
    yield { theme: 'turn', company: null };
    if (subject.isNearEnd(state)) yield { theme: 'ending', company: null };
  }
  if (!railway) return;
  const { decisions, operating, companies, president } = railway;
  const company = operating(state);
  if (decision === decisions.run) yield { theme: 'run', company };
  if (decision === decisions.track && company && trainsOf(railway, state, company) > 0)
    yield { theme: 'track', company };
  if (decision === decisions.sell) yield { theme: 'rescue', company };
  if (decision === decisions.trade) {
    for (const other of companies(state))
      if (president(state, other) !== LEARNER && isWithinReach(state, other))
        yield { theme: 'presidency', company: other };
  }
  if (company && subject.isNearEnd(state)) yield { theme: 'ending', company };
}

/** One more share would be more than the president has. */
function isWithinReach(state: GameState, company: string): boolean {
  const { presidents } = state as GameState & Presidencies;
  const ledger = state as GameState & ShareLedger;
  const holder = presidents[company];
  return holder != null && sharesOf(ledger, company, LEARNER) >= sharesOf(ledger, company, holder);
}

const trainsOf = ({ query }: RailwaySubject<GameState>, state: GameState, company: string) =>
  query(state, company).trains.length;

function searched(
  subject: Subject,
  state: GameState,
  theme: Theme,
  company: string | null,
): Candidate | null {
  const goal = goalOf(subject, theme, company, state);
  if (theme === 'track' && goal.value(state) === null) return null;
  const solved = solve(subject.title, state, goal, POSITIONS[theme]);
  if (!solved || solved.best === MISSED || solved.positions < FEWEST) return null;
  const { best, next, answers } = solved;
  if (next === null || best - next < MARGINS[theme] || answers.length > MOST_ANSWERS) return null;
  if (theme === 'track' && best <= (goal.value(state) ?? best)) return null;
  if (theme === 'ending' && best <= 0) return null;
  // Doing what is obvious is no puzzle.
  if (theme === 'presidency' && answers[0]!.length < 2) return null;
  return { theme, company, state, best, next: next === MISSED ? null : next, answers };
}

const FEWEST_STOPS = 5;

/** A run is a puzzle if the trains get in each other's way, or in that of other companies. */
function runPuzzle(subject: Subject, state: GameState, company: string): Candidate | null {
  const railway = subject.railway!;
  const query = railway.query(state, company);
  const best = bestRoutes(query, { cap: CAP });
  const stops = best.routes.reduce((sum, route) => sum + route.stops.length, 0);
  if (!best.proven || stops < FEWEST_STOPS || betterLooking(query, best, { cap: CAP }).length === 0)
    return null;
  const routes = best.routes.map(({ train, path, passed }) =>
    passed ? { train, path, passed } : { train, path },
  );
  return {
    theme: 'run',
    company,
    state: railway.freeRuns(state),
    best: best.revenue,
    next: null,
    answers: [[{ routes }]] as Candidate['answers'],
  };
}
