import { type GameState, type Objection, objection, type RecordEntry } from '@signalbox/kernel';
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

/**
 * Writes a whole log in the site's format, or says why that is impossible, and at which entry. The recorded entries,
 * which the log may differ from, tell what the host did for others.
 */
export function writeLog<S extends GameState>(
  exporter: Exporter<S>,
  { setup, log, entries }: Pick<LogThere, 'setup' | 'log' | 'entries'>,
  recorded: readonly RecordEntry[] = [],
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
      const entry = entries?.[asked.entries - 1] ?? asked.entries;
      actionWriter.entry = entry;
      const { seat, madeBy = null } = recorded[entry - 1] ?? {};
      // What nobody was asked is written with the entry before it, perhaps of another player.
      actionWriter.madeBy = seat === asked.action.seat ? madeBy : null;
      writer!.write(state, asked.action, question);
    },
    after: (state, { action }) => writer!.note(state, action),
  });
  if (failed) return objection('export/entry', { entry: failed.entry, reason: reasonOf(failed.refusal) });
  return actionWriter.objection ?? { written: actionWriter.written, state: last! };
}
