import type { Action } from '@signalbox/kernel';
import { findLesson, type Lesson, type Progress, progressOf } from '@signalbox/lessons';
import { reply } from '@signalbox/lessons/reply.ts';
import type { Problem } from '@signalbox/protocol';
import type { StoredGame } from '@signalbox/table';
import type { NewLesson } from './calls.ts';
import type { LocalTable } from './local-table.ts';

/** A lesson at its beginning. Each lesson has one table, so that attempts do not pile up. */
export async function newLesson(
  { title, lesson: id, name, names }: NewLesson,
  now: number,
): Promise<StoredGame | Problem> {
  const lesson = await findLesson(title, id);
  if (!lesson) return { why: 'not-found' };
  const initial = lesson.position();
  const { options, seats } = initial as typeof initial & Pick<StoredGame, 'options'> & { seats: string[] };
  return {
    form: 2,
    id: `lesson ${title} ${id}`,
    title,
    name,
    options,
    seats: seats.map((seat, i) => ({ name: names[i] ?? seat, kind: i === 0 ? 'you' : 'bot' })),
    seed: id,
    repeatable: true,
    lesson: id,
    initial,
    position: 0,
    updatedAt: now,
    outcome: null,
  };
}

/** The lesson at the open table. */
export class OpenLesson {
  private readonly lesson: Lesson;
  private readonly table: LocalTable;
  private playsOn = false;

  private constructor(lesson: Lesson, table: LocalTable) {
    this.lesson = lesson;
    this.table = table;
  }

  /** Null at an ordinary table. */
  static async at(table: LocalTable): Promise<OpenLesson | null> {
    const lesson = table.lesson && (await findLesson(table.title.id, table.lesson));
    return lesson ? new OpenLesson(lesson, table) : null;
  }

  progress(): Progress {
    const { table } = this;
    const { standing } = table;
    const moves = standing.map(({ seat, decision, choice, by }) => ({
      seat,
      decision: decision ?? '',
      choice,
      by: by === 'person' ? ('learner' as const) : ('program' as const),
    }));
    return progressOf(this.lesson, moves, (move) => table.stateAt(standing[move - 1]?.position ?? 0));
  }

  playOn(): void {
    this.playsOn = true;
  }

  /** The next move that the learner does not make; null if it is the learner's turn, or there is nothing more to see. */
  async nextMove(): Promise<Action | null> {
    const { judgement, hasSequel } = this.progress();
    if (judgement && !(this.playsOn && hasSequel)) return null;
    return reply(this.table.title, this.lesson, this.table.state, judgement !== null);
  }
}
