import type { GameState, Json, Messages, Seat } from '@signalbox/kernel';

/** The learner has the first seat in every lesson. */
export const LEARNER: Seat = 'p1';

/** An answer to a question, as the learner gave it. */
export interface Answer {
  readonly decision: string;
  readonly choice: Json;
}

/** What has been done in a lesson so far. */
export interface Attempt<S extends GameState> {
  readonly start: S;
  readonly state: S;
  readonly answers: readonly Answer[];
}

/** Nearly: the task is done, but something else would have gained more. */
export type Verdict = 'right' | 'nearly' | 'wrong';

export interface Said {
  readonly key: string;
  readonly details?: Readonly<Record<string, Json>>;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly said: Said;
}

/**
 * A prepared position with a task. Every legal action is allowed; the judgement depends on what it leads to, as the
 * rules have it, not on a list of expected answers.
 */
export interface Lesson<S extends GameState = GameState> {
  /** Its messages begin with `lesson/ID/`: name, story and task. */
  readonly id: string;
  /** Other messages than those. */
  readonly presented?: Readonly<Record<Part, Said>>;
  /** The section of the rulebook that it is about. */
  readonly rule: string;
  readonly position: () => S;
  readonly isDone: (attempt: Attempt<S>) => boolean;
  readonly judge: (attempt: Attempt<S>) => Judgement;
  /** What the others do where an apprentice might do something that has nothing to do with the lesson. */
  readonly script?: (state: S, seat: Seat, decision: string) => Json | null;
  /** The learner finds the routes, so the best run is not shown. */
  readonly runsByHand?: boolean;
  /** Answers that get the verdict `right`. */
  readonly solution: readonly Answer[];
  /** What playing on shows after the judgement; null if there is nothing more to see. */
  readonly sequel: Sequel<S> | null;
}

export interface Sequel<S extends GameState> {
  readonly isOver: (state: S) => boolean;
  /** What it has come to. */
  readonly outcome: (before: S, after: S) => Said;
}

/** The lessons of a title, in the order in which they build on each other. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly messages: Messages;
}

/** A course for code that does not know the title. */
export function courseOf<S extends GameState>(lessons: readonly Lesson<S>[], messages: Messages): Course {
  return { lessons: lessons as readonly unknown[] as readonly Lesson[], messages };
}

type Part = 'name' | 'story' | 'task';

/** The messages with which every lesson is presented. */
export function presented({ id, presented }: Pick<Lesson, 'id' | 'presented'>, part: Part): Said {
  return presented?.[part] ?? { key: `lesson/${id}/${part}` };
}
