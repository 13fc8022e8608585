import { type GameState, type Objection, objection } from '@signalbox/kernel';
import { ActionWriter, type Written } from './action-writer.ts';
import { replayAsked } from './asked.ts';
import type { Exporter, Writer } from './exporter.ts';
import { type LogThere, reasonOf } from './under-site-rules.ts';

export interface WrittenLog<S extends GameState> {
  readonly written: readonly Written[];
  readonly state: S;
}

export function idOfSeat(seat: string): number {
  return Number(seat.slice(1));
}

/** Writes a whole log in the site's format, or says why that is impossible, and at which entry. */
export function writeLog<S extends GameState>(
  exporter: Exporter<S>,
  { setup, log, entries }: Pick<LogThere, 'setup' | 'log' | 'entries'>,
): WrittenLog<S> | Objection {
  const actionWriter = new ActionWriter(idOfSeat);
  let writer: Writer<S> | null = null;
  let last: S | null = null;
  const failed = replayAsked(exporter.title, setup, log, {
    start: (state) => {
      last = state;
      writer = exporter.begin(actionWriter, state);
    },
    before: (state, asked, question) => {
      actionWriter.entry = entries?.[asked.entries - 1] ?? asked.entries;
      writer!.write(state, asked.action, question);
    },
    after: (state, { action }) => writer!.note(state, action),
  });
  if (failed) return objection('export/entry', { entry: failed.entry, reason: reasonOf(failed.refusal) });
  return actionWriter.objection ?? { written: actionWriter.written, state: last! };
}
