import { type Action, type GameState, type Objection, objection, type Setup } from '@signalbox/kernel';
import { replayAsked } from './asked.ts';
import type { Exporter, Writer } from './exporter.ts';
import { Pen, type Written } from './pen.ts';

/** How far two games are equal: after so many entries of our log, and so many of the site's actions. */
export interface Mark {
  readonly entries: number;
  readonly actions: number;
}

export interface WrittenLog<S extends GameState> {
  readonly written: readonly Written[];
  /** None where the site wants another order than ours. */
  readonly marks: readonly Mark[];
  readonly state: S;
}

export function idOfSeat(seat: string): number {
  return Number(seat.slice(1));
}

/** A whole log in the site's words, or why it cannot be put like that. */
export function writeLog<S extends GameState>(
  exporter: Exporter<S>,
  setup: Setup,
  log: readonly Action[],
): WrittenLog<S> | Objection {
  const pen = new Pen(idOfSeat);
  const marks: Mark[] = [{ entries: 0, actions: 0 }];
  let writer: Writer<S> | null = null;
  let last: S | null = null;
  let entries = 0;
  const failed = replayAsked(exporter.title, setup, log, {
    start: (state) => {
      last = state;
      writer = exporter.begin(pen, state);
    },
    before: (state, { action, forced }) => writer!.write(state, action, forced),
    after: (state, { action, forced }) => {
      if (!forced) entries += 1;
      writer!.note(state, action);
      if (!pen.holdsBack) marks.push({ entries, actions: pen.count });
    },
  });
  if (failed) return objection('export/entry', { entry: failed.entry, why: failed.refusal.why });
  return pen.objection ?? { written: pen.written, marks, state: last! };
}
