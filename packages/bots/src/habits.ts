import type { Decision, GameState, Json, Pending, SealedDecision, Seat } from '@signalbox/kernel';
import { questionOf } from './advise.ts';
import type { Context } from './context.ts';
import type { Advice, Question } from './heuristics.ts';
import { byScore } from './play-on.ts';
import type { Ranking } from './ranking.ts';

/** What may attract people to a choice or put them off, by name; 0 if not given. */
export type Figures = Readonly<Record<string, number>>;

/**
 * What people tend to choose at a decision: it orders the choices behind the one that a bot makes, and some barons lean
 * to it.
 */
export interface Habit<S extends GameState, V = never, C extends Json = never> {
  /** Decisions of the same kind share their weights, whatever the title. */
  readonly kind: string;
  readonly weights: Figures;
  /** The figures of each of the choices. */
  readonly figures: (question: Question<S, V, C>, choices: readonly Advice[]) => readonly Figures[];
  /** Choices that people make although the advice leaves them out: bots never make them. */
  readonly further?: (question: Question<S, V, C>) => readonly Advice[];
}

/** Habits by the name of the decision. */
export type Habits<S extends GameState> = ReadonlyMap<string, Habit<S>>;

export function habitOf<S extends GameState, V, C extends Json>(
  decision: Decision<S, V, C> | SealedDecision<S, V, C>,
  habit: Habit<S, V, C>,
): readonly [name: string, Habit<S>] {
  return [decision.name, habit as Habit<S>];
}

/** Everything that a person might choose, and what attracts people to it. */
export interface Habitual extends Pick<Habit<GameState>, 'kind' | 'weights'> {
  readonly choices: Ranking;
  readonly figures: readonly Figures[];
  /** How many of the first choices are equally good for the bot, so that it draws one. */
  readonly equals: number;
}

/** The choices at a decision for which people have habits; null for others. */
export function habitualChoices<S extends GameState>(
  context: Context<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  ranked: Ranking,
  searched: boolean,
): Habitual | null {
  const habit = context.heuristics.habits?.get(waiting.decision);
  if (!habit) return null;
  const question = questionOf(context, view, waiting.offerTo(seat), seat, false);
  const known = new Set(ranked.map(({ choice }) => JSON.stringify(choice)));
  const further = habit.further?.(question).filter(({ choice }) => !known.has(JSON.stringify(choice))) ?? [];
  const choices: Ranking = [...ranked, ...further];
  const figures = figuresOf(habit, question, choices, ranked.length);
  const { kind, weights } = habit;
  const others = ranked.findIndex(({ score }) => score !== ranked[0].score);
  const equals = searched ? 1 : others < 0 ? ranked.length : others;
  return { kind, weights, choices, figures, equals };
}

/** The figures of the choices; those behind the first `advised` ones are further ones. */
function figuresOf<S extends GameState>(
  habit: Habit<S>,
  question: Question<S, never, never>,
  choices: readonly Advice[],
  advised: number,
): Figures[] {
  return habit.figures(question, choices).map((own, i) => ({
    ...own,
    ...(i < advised ? { place: 1 / (i + 1) } : { further: 1 }),
  }));
}

/** Lets a search lean to what attracts people: a unit of appeal is worth `money`. */
export function leaningToHabits<S extends GameState>(
  context: Context<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  advice: readonly Advice[],
  money: number,
): readonly Advice[] {
  const habit = context.heuristics.habits?.get(waiting.decision);
  if (!habit || money === 0) return advice;
  const choices = byScore(advice);
  const question = questionOf(context, view, waiting.offerTo(seat), seat, false);
  const figures = figuresOf(habit, question, choices, choices.length);
  return choices.map((one, i) => ({
    ...one,
    leaning: (one.leaning ?? 0) + money * appealOf(figures[i]!, habit.weights),
  }));
}

/** The ranking that a bot shows: its own choice, then the others as likely as people are to make them. */
export function inHabitualOrder({ choices, figures, weights, equals }: Habitual): Ranking {
  const appeal = new Map(choices.map((one, i) => [one, appealOf(figures[i]!, weights)]));
  return habitualOrder(choices, (one) => appeal.get(one)!, equals);
}

/** The first of `choices` stays the first, unless several are `equals`: then the one with the most appeal is. */
export function habitualOrder<T>(
  choices: readonly T[],
  appeal: (choice: T) => number,
  equals: number,
): [T, ...T[]] {
  const byAppeal = (a: T, b: T) => appeal(b) - appeal(a);
  const [first] = choices.slice(0, equals).sort(byAppeal) as [T];
  return [first, ...choices.filter((one) => one !== first).sort(byAppeal)];
}

/** How much people are attracted, on the scale of a logit model. */
export function appealOf(figures: Figures, weights: Figures): number {
  let sum = 0;
  for (const name in figures) sum += (weights[name] ?? 0) * figures[name]!;
  return sum;
}
