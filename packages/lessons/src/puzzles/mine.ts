import { choose, LEVELS, type Level } from '@signalbox/bots';
import {
  CHANCE,
  carryOutInPlace,
  copyState,
  defaultOptions,
  type GameState,
  type Json,
  newGame,
  pending,
  random,
  sample,
  type Title,
  view,
} from '@signalbox/kernel';
import { LEARNER } from '../lesson.ts';
import { type Asked, type Candidate, findPuzzles } from './find.ts';
import { goalOf, MISSED, revenueOf } from './goals.ts';
import type { Puzzle, Theme } from './puzzle.ts';
import type { Subject } from './subject.ts';

/** What each level may simulate at a decision, and how often it tries a puzzle. */
const WORK: Readonly<Record<Level, number>> = { random: 1, apprentice: 100, conductor: 200, baron: 300 };
const ATTEMPTS: Readonly<Record<Level, number>> = { random: 10, apprentice: 4, conductor: 2, baron: 2 };
/** More decisions than a turn has. */
const PATIENCE = 60;

const PLAYERS = 3;

/** The positions of a game between bots. */
export function* botGame(title: Title, seed: number, level: Level): Generator<GameState> {
  const state: GameState = newGame(title, { players: PLAYERS, options: defaultOptions(title.options) });
  const rng = random(seed);
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    const seat = waiting.seats[0]!;
    if (seat !== CHANCE) yield state;
    const choice =
      seat === CHANCE
        ? sample(waiting.offerTo(seat), rng)!
        : chosen(title, state, seat, { level, nodes: 60, seed: rng.below(0x7fffffff) });
    carryOutInPlace(title, state, seat, choice);
  }
}

function chosen(title: Title, state: GameState, seat: string, options: Parameters<typeof choose>[4]): Json {
  const seen = view(title, state, seat);
  return choose(title, seen, seat, pending(title, seen)!, options).choice;
}

/** The puzzles of a game: one of each theme for each company and stage. */
export function* minedFrom(
  subject: Subject,
  game: Iterable<GameState>,
  themes: readonly Theme[],
): Generator<Candidate> {
  const had = new Set<string>();
  for (const state of game) {
    const key = ({ theme, company }: Asked) => `${theme} ${company} ${subject.stage(state)}`;
    const isWanted = (asked: Asked) => themes.includes(asked.theme) && !had.has(key(asked));
    for (const found of findPuzzles(subject, state, isWanted)) {
      had.add(key(found));
      yield found;
    }
  }
}

/** How often bots of each level miss a puzzle. */
export function missesOf(subject: Subject, candidate: Candidate): Puzzle['misses'] {
  return Object.fromEntries(
    LEVELS.map((level) => {
      let missed = 0;
      for (let seed = 1; seed <= ATTEMPTS[level]; seed++)
        if (attempted(subject, candidate, level, seed) < candidate.best) missed += 1;
      return [level, missed / ATTEMPTS[level]];
    }),
  ) as Record<Level, number>;
}

/** What a bot achieves. */
function attempted(
  subject: Subject,
  { theme, company, state: start }: Candidate,
  level: Level,
  seed: number,
) {
  const { title } = subject;
  const goal = goalOf(subject, theme, company, start);
  const state = copyState(title, start);
  for (let i = 0; i < PATIENCE && !goal.isDone(state); i++) {
    if (pending(title, state)?.seats[0] !== LEARNER) return MISSED;
    const choice = chosen(title, state, LEARNER, { level, nodes: WORK[level], seed: seed * 1000 + i });
    if (theme === 'run') return revenueOf(subject, start, company!, choice);
    carryOutInPlace(title, state, LEARNER, choice);
  }
  return (goal.isDone(state) && goal.value(state)) || MISSED;
}
