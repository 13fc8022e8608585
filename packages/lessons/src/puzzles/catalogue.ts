import { CATALOGUE } from './data/catalogue.ts';
import { type Difficulty, THEMES, type Theme } from './puzzle.ts';

/** What a list shows of a puzzle; the position is fetched when it is opened. */
export interface Listed {
  readonly title: string;
  readonly id: string;
  readonly theme: Theme;
  readonly difficulty: Difficulty;
}

export const ALL_PUZZLES: readonly Listed[] = CATALOGUE.split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [title, id, difficulty] = line.split(' ') as [string, string, string];
    const theme = THEMES.find((one) => id.startsWith(`${one}-`))!;
    return { title, id, theme, difficulty: Number(difficulty) as Difficulty };
  });

const DAY_MS = 86_400_000;

/** Far apart in the list, so that two days in a row differ in title and theme. */
const STRIDE = 53;

/** The puzzle of a day, `2026-11-16`: the same for everybody, and each comes once before any comes again. */
export function puzzleOfDay(day: string, all: readonly Listed[] = ALL_PUZZLES): Listed {
  const number = Math.floor(Date.parse(day) / DAY_MS);
  return all[(number * strideFor(all.length)) % all.length]!;
}

/** A stride without a common factor visits all. */
function strideFor(count: number): number {
  let stride = STRIDE;
  while (commonFactor(stride, count) > 1) stride += 1;
  return stride;
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}

/** Puzzles of the day that were solved one day after the other. */
export interface Streak {
  /** The last day. */
  readonly day: string;
  readonly length: number;
}

/** The streak after today's puzzle has been solved. */
export function streakAfter(streak: Streak | null, today: string): Streak {
  if (streak?.day === today) return streak;
  return { day: today, length: isDayBefore(streak?.day, today) ? streak!.length + 1 : 1 };
}

/** How long the streak is today: one that was not continued yesterday is over. */
export function streakOn(streak: Streak | null, today: string): number {
  if (streak === null) return 0;
  return streak.day === today || isDayBefore(streak.day, today) ? streak.length : 0;
}

function isDayBefore(day: string | undefined, today: string): boolean {
  return day !== undefined && Date.parse(today) - Date.parse(day) === DAY_MS;
}
