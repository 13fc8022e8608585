import type { Level } from '@signalbox/bots/levels';
import type { GameState, Json } from '@signalbox/kernel';

/** What a puzzle asks for. */
export const THEMES = ['run', 'track', 'presidency', 'rescue', 'turn', 'ending'] as const;
export type Theme = (typeof THEMES)[number];

/** A position with a best answer that was proved by trying everything. The learner has the first seat. */
export interface Puzzle {
  /** Unique among the puzzles of its title. */
  readonly id: string;
  readonly theme: Theme;
  /** The company that it is about; null where there is none. */
  readonly company: string | null;
  /** The position, in the format that it says; older ones are migrated. */
  readonly state: GameState;
  /** What the best answer achieves, and the next best one (null: unknown, or there is no other). */
  readonly best: number;
  readonly next: number | null;
  /** The shortest best answers. Any other answer that achieves as much is accepted too. */
  readonly answers: readonly (readonly Json[])[];
  /** How often bots of each level miss it, from 0 to 1. */
  readonly misses: Readonly<Record<Level, number>>;
}

/** From 1 (nearly every bot finds it) to 5 (hardly any does). */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

const WEIGHTS: Readonly<Record<Level, number>> = { random: 0.5, apprentice: 1.5, conductor: 1.5, baron: 1.5 };

/** A route with this many stops is hard to see. */
const MANY_STOPS = 4;

/**
 * The weaker the bots that find it, the easier it is. Bots of all levels compute the best run exactly, so a run
 * is as difficult as it is long.
 */
export function difficultyOf({
  theme,
  misses,
  answers,
}: Pick<Puzzle, 'theme' | 'misses' | 'answers'>): Difficulty {
  if (theme === 'run') return stepOf(lengthOf(answers[0]?.[0]) / MANY_STOPS);
  const missed = Object.entries(WEIGHTS).reduce(
    (sum, [level, weight]) => sum + weight * misses[level as Level],
    0,
  );
  return stepOf(missed);
}

/** Nearly every bot finds it, and a random choice is often right: no puzzle. */
export function isTrivial({ theme, misses }: Pick<Puzzle, 'theme' | 'misses'>): boolean {
  return theme !== 'run' && Object.values(misses).every((rate) => rate < 0.5);
}

function stepOf(amount: number): Difficulty {
  return Math.min(5, 1 + Math.floor(amount)) as Difficulty;
}

/** The nodes on all paths of a run. */
function lengthOf(run: Json | undefined): number {
  const { routes } = run as { routes: readonly { path: readonly string[] }[] };
  return routes.reduce((sum, { path }) => sum + path.filter((place) => place.includes('.')).length, 0);
}
