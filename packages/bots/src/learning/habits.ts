import { appealOf, type Figures, habitualOrder } from '../habits.ts';
import { solve } from './ridge.ts';

/** What one person chose: the figures of all choices (the bot's own first), and which of them it was. */
export interface Lesson {
  readonly kind: string;
  readonly title: string;
  readonly game: string;
  readonly figures: readonly Figures[];
  readonly chosen: number;
  /** How many of the first choices are equally good for the bot. */
  readonly equals: number;
}

/** What was learned about one kind of decision. */
export interface LearnedHabit {
  readonly kind: string;
  readonly lessons: number;
  readonly weights: Figures;
  /** How many choices were the first and among the first three with weights learned from the other games, by title. */
  readonly unseen: Readonly<Record<string, Foretold>>;
}

interface Foretold {
  choices: number;
  first: number;
  firstThree: number;
}

/** Pulls weights to 0: counts like this many choices at which the figures made no difference. */
const PENALTY = 10;

/** Learns the weights of each kind of decision, and how well those of the other games foretell each game. */
export function learnHabits(lessons: readonly Lesson[]): LearnedHabit[] {
  return [...new Set(lessons.map(({ kind }) => kind))].sort().map((kind) => {
    const own = lessons.filter((lesson) => lesson.kind === kind);
    return { kind, lessons: own.length, weights: fitted(own, PENALTY), unseen: foretold(own) };
  });
}

function foretold(lessons: readonly Lesson[]): LearnedHabit['unseen'] {
  const unseen: Record<string, Foretold> = {};
  for (const { title } of lessons) unseen[title] = { choices: 0, first: 0, firstThree: 0 };
  for (const game of new Set(lessons.map((lesson) => lesson.game))) {
    const others = lessons.filter((lesson) => lesson.game !== game);
    const weights = fitted(others, PENALTY);
    for (const lesson of lessons.filter((one) => one.game === game)) {
      const count = unseen[lesson.title]!;
      const place = inOrder(lesson, weights).indexOf(lesson.chosen);
      count.choices += 1;
      if (place === 0) count.first += 1;
      if (place < 3) count.firstThree += 1;
    }
  }
  return unseen;
}

function inOrder({ figures, equals }: Lesson, weights: Figures): number[] {
  const numbers = figures.map((_, i) => i);
  return habitualOrder(numbers, (i) => appealOf(figures[i]!, weights), equals);
}

const MOST_STEPS = 50;
const CLOSE_ENOUGH = 1e-4;
/** Decimal places of a weight; more would only be noise. */
const ROUNDED = 100;

/**
 * A conditional logit model: the probability of a choice grows with the exponential of its weighted figures. Newton's
 * method finds the most likely weights; figures are scaled to variance 1 before the penalty.
 */
export function fitted(lessons: readonly Lesson[], penalty: number): Figures {
  const names = [...new Set(lessons.flatMap(({ figures }) => figures.flatMap(Object.keys)))].sort();
  const scales = names.map((name) =>
    deviation(lessons.flatMap(({ figures }) => figures.map((one) => one[name] ?? 0))),
  );
  const groups = lessons.map(({ figures, chosen }) => ({
    rows: figures.map((one) => names.map((name, j) => (one[name] ?? 0) / scales[j]!)),
    chosen,
  }));
  let weights = names.map(() => 0);
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = newtonStep(groups, weights, penalty);
    weights = weights.map((weight, j) => weight - step[j]!);
    if (Math.max(0, ...step.map(Math.abs)) < CLOSE_ENOUGH) break;
  }
  return Object.fromEntries(
    names.map((name, j) => [name, Math.round((ROUNDED * weights[j]!) / scales[j]!) / ROUNDED]),
  );
}

interface Group {
  readonly rows: readonly (readonly number[])[];
  readonly chosen: number;
}

/** The longest step; the first ones of Newton's method may overshoot. */
const LONGEST_STEP = 1;

function newtonStep(groups: readonly Group[], weights: readonly number[], penalty: number): number[] {
  const gradient = weights.map((weight) => penalty * weight);
  const hessian = weights.map((_, i) => weights.map((_, j) => (i === j ? penalty : 0)));
  for (const { rows, chosen } of groups) {
    const chances = softmax(rows.map((row) => row.reduce((sum, value, j) => sum + value * weights[j]!, 0)));
    const mean = weights.map((_, j) => rows.reduce((sum, row, k) => sum + chances[k]! * row[j]!, 0));
    for (let i = 0; i < weights.length; i++) {
      gradient[i]! += mean[i]! - rows[chosen]![i]!;
      for (let j = 0; j < weights.length; j++) hessian[i]![j]! -= mean[i]! * mean[j]!;
    }
    rows.forEach((row, k) => {
      row.forEach((value, i) => {
        if (value === 0) return;
        for (let j = 0; j < row.length; j++) hessian[i]![j]! += chances[k]! * value * row[j]!;
      });
    });
  }
  const step = solve(hessian, gradient);
  const longest = Math.max(LONGEST_STEP, ...step.map(Math.abs));
  return step.map((value) => (value * LONGEST_STEP) / longest);
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const parts = values.map((value) => Math.exp(value - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** 1 if all are equal: they cannot be scaled. */
function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return (
    Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)) || 1
  );
}
