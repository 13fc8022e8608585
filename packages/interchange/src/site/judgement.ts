import { type Json, sameJson } from '@signalbox/kernel';
import { IMPORTERS } from '../importers.ts';
import { decodeRecording } from '../recording/recording.ts';
import type { Imported, ReplayReport } from '../replay.ts';
import { replayed, type Trace } from '../runs/trace.ts';
import { type Difference, type FullTraceState, firstDifference } from '../trace/difference.ts';
import { inSiteWords, SiteReading } from './reading.ts';
import { SITES } from './sites.ts';

interface Place {
  /** The recorded action after which it was found; 0 before the first. */
  readonly action: number;
}

/**
 * How far one recorded game agrees with its trace: our states, and the questions that our model of the site predicts.
 */
export interface Judgement {
  /** Steps of the trace. */
  readonly steps: number;
  /** How many steps were read, had an equal state, and had the predicted question. */
  readonly read: number;
  readonly equal: number;
  readonly predicted: number;
  readonly refused: ReplayReport['refused'] | null;
  /** The game as it was read. */
  readonly imported: Imported;
  readonly differences: readonly (Place & Difference)[];
  /** Where the file disagrees with our rules. */
  readonly reported: number;
  readonly misjudged: readonly (Place & { readonly ours: Json; readonly theirs: Json })[];
}

const MAX_LISTED = 5;

/**
 * Reads a game by the model of the site's questions, and compares states and questions with the trace after every
 * action.
 */
export function judge(game: unknown, trace: Trace): Judgement {
  const recording = decodeRecording(game);
  if ('why' in recording) throw new Error(recording.why);
  const importer = IMPORTERS[recording.title]!;
  const table = SITES[recording.title]!;
  const variants = importer.options(recording).map((options) => {
    const found: Found = { read: 0, equal: 0, predicted: 0, differences: [], misjudged: [] };
    const reading = new SiteReading(table, recording, options, true);
    const expected = replayed(trace);
    const imported = reading.run(undefined, (asked) => {
      const { value, done } = expected.next();
      if (done) return;
      const { step, after } = value;
      found.read += 1;
      const theirState = after as FullTraceState;
      const theirs = (theirState.next ?? null) as Json;
      const ours: Json = asked && { ...inSiteWords(table, recording, reading.state, asked) };
      if (sameAsk(ours, theirs)) found.predicted += 1;
      else note(found.misjudged, { action: step.i, ours, theirs });
      const difference = firstDifference(reading.snapshot(), theirState, step.round, step.phase, importer);
      if (!difference) found.equal += 1;
      else note(found.differences, { action: step.i, ...difference });
    });
    return {
      steps: trace.steps.filter(({ action }) => action?.type !== 'end_game').length,
      ...found,
      imported,
      refused: imported.report.refused ?? null,
      reported: imported.report.differences.length,
    };
  });
  return variants.reduce((best, other) => (merit(other) > merit(best) ? other : best));
}

interface Found {
  read: number;
  equal: number;
  predicted: number;
  readonly differences: (Place & Difference)[];
  readonly misjudged: (Place & { ours: Json; theirs: Json })[];
}

function merit({ read, equal, predicted }: Judgement): number {
  return read + equal + predicted;
}

function note<T>(list: T[], found: T): void {
  if (list.length < MAX_LISTED) list.push(found);
}

/** Kinds of action are in the order of the site's steps. */
function sameAsk(ours: Json, theirs: Json): boolean {
  return sameJson(ours, theirs);
}
