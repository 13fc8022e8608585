import { type AnyTitle, type GameState, type Json, pending, playInPlace } from '@signalbox/kernel';
import { type Move, type Progress, progressOf } from '../judging.ts';
import { LEARNER, type Lesson } from '../lesson.ts';
import { reply } from '../reply.ts';

/** More moves than any lesson or sequel takes. */
const ENOUGH = 200;

export interface Tried {
  readonly progress: Progress;
  readonly moves: readonly Move[];
  readonly states: readonly GameState[];
}

/** What the learner answers next; undefined if nothing is left to say. */
type Learner = (state: GameState) => Json | undefined;

/** A lesson in which the learner answers like this, one after the other, until it is judged or nothing is left to say. */
export function tryLesson(title: AnyTitle, lesson: Lesson, answers: readonly Json[]): Promise<LessonTable> {
  const left = [...answers];
  return attempt(title, lesson, () => left.shift());
}

/** A lesson with a learner. */
export async function attempt(title: AnyTitle, lesson: Lesson, learner: Learner): Promise<LessonTable> {
  const table = new LessonTable(title, lesson);
  for (let i = 0; i < ENOUGH && !table.progress.judgement; i++) {
    const others = await reply(title, lesson, table.state, false);
    if (others) table.move({ ...others, by: 'program' });
    else {
      const answer = learner(table.state);
      if (answer === undefined) break;
      table.answer(answer);
    }
  }
  return table;
}

/** The same, played on after the judgement until its sequel is over. */
export async function playedOn(title: AnyTitle, lesson: Lesson, answers: readonly Json[]): Promise<Tried> {
  return playOn(title, lesson, await tryLesson(title, lesson, answers));
}

/** Plays a lesson on until its sequel is over. */
export async function playOn(title: AnyTitle, lesson: Lesson, table: LessonTable): Promise<Tried> {
  for (let i = 0; i < ENOUGH && table.progress.hasSequel; i++) {
    const next = await reply(title, lesson, table.state, true);
    if (!next) break;
    table.move({ ...next, by: 'program' });
  }
  return table;
}

export class LessonTable implements Tried {
  readonly moves: Move[] = [];
  readonly states: GameState[];
  private readonly title: AnyTitle;
  private readonly lesson: Lesson;

  constructor(title: AnyTitle, lesson: Lesson) {
    this.title = title;
    this.lesson = lesson;
    this.states = [lesson.position()];
  }

  get state(): GameState {
    return this.states.at(-1)!;
  }

  get progress(): Progress {
    return progressOf(this.lesson, this.moves, (position) => this.states[position]!);
  }

  answer(choice: Json): void {
    const { decision } = pending(this.title, this.state)!;
    this.move({ seat: LEARNER, decision, choice, by: 'learner' });
  }

  move({ by, ...action }: Move): void {
    const state = structuredClone(this.state);
    const refused = playInPlace(this.title, state, action);
    if (refused)
      throw new Error(
        `${JSON.stringify(action)} is refused: ${refused.why} ${JSON.stringify(refused.details)}`,
      );
    this.moves.push({ ...action, by });
    this.states.push(state);
  }
}
