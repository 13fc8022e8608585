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

/** A lesson in which the learner answers like this, one after the other, until it is judged or nothing is left to say. */
export async function tryLesson(title: AnyTitle, lesson: Lesson, answers: readonly Json[]): Promise<Tried> {
  const table = new LessonTable(title, lesson);
  const left = [...answers];
  for (let i = 0; i < ENOUGH && !table.progress.judgement; i++) {
    const others = await reply(title, lesson, table.state, false);
    if (others) table.move({ ...others, by: 'program' });
    else if (left.length > 0) table.answer(left.shift()!);
    else break;
  }
  return table;
}

/** The same, played on after the judgement until its sequel is over. */
export async function playedOn(title: AnyTitle, lesson: Lesson, answers: readonly Json[]): Promise<Tried> {
  const table = (await tryLesson(title, lesson, answers)) as LessonTable;
  for (let i = 0; i < ENOUGH && table.progress.hasSequel; i++) {
    const next = await reply(title, lesson, table.state, true);
    if (!next) break;
    table.move({ ...next, by: 'program' });
  }
  return table;
}

class LessonTable implements Tried {
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
