import {
  type Action,
  carryOutInPlace,
  type GameState,
  newGame,
  type Objection,
  type Options,
  pending,
  type Refusal,
  refusalBy,
} from '@signalbox/kernel';
import { type AnyImporter, IMPORTERS } from './importers.ts';
import type { ChatMessage } from './recording/chat.ts';
import { readFileText } from './recording/read-file.ts';
import { decodeRecording, type RecordedAction, type Recording } from './recording/recording.ts';
import { replayed, type Trace } from './runs/trace.ts';
import { type AskWatcher, SiteReading } from './site/reading.ts';
import { type Difference, type FullTraceState, firstDifference } from './trace/difference.ts';

/** The result of reading a recorded game. */
export interface ReplayReport {
  readonly ok: boolean;
  readonly title: string;
  /** How many recorded actions were carried out, and how many actions of ours that took. */
  readonly actions: number;
  readonly steps: number;
  /** Steps compared with the trace. */
  readonly compared: number;
  /** Why the recording cannot be read at all. */
  readonly unreadable?: Objection;
  /** The recorded action that our rules refuse; everything before it is kept. */
  readonly refused?: {
    readonly action: RecordedAction;
    readonly attempt: Action | null;
    readonly refusal: Refusal | null;
  };
  /** Where the file disagrees with our rules, each with its action. */
  readonly differences: readonly FileDifference[];
  /** Did the players end the game manually? It can be continued here, unless they were being asked whether to end and score it. */
  readonly endedByHand?: boolean;
  /** Where our state first differs from the trace. */
  readonly firstDifference?: Difference & { readonly action: RecordedAction };
}

/** An amount that differs from the file, or an action that the site would not ask for. */
export interface FileDifference extends Difference {
  readonly action: RecordedAction;
}

/** A recorded game: our actions lead from the start to this state. */
export interface Imported {
  readonly report: ReplayReport;
  readonly state: GameState | null;
  readonly actions: readonly Action[];
  /** How many of our actions there are before the first recorded action that counts, and after each. */
  readonly positions: readonly number[];
  /** The chat of the table. */
  readonly messages: readonly ChatMessage[];
}

/** Plays a recorded game through our rules and, if there is a trace, compares with it after every action. */
export function replay(input: unknown, trace?: Trace): ReplayReport {
  return importGame(input, trace).report;
}

/** Reads a recorded game from the text of a file. */
export function importText(text: string): Imported {
  const read = readFileText(text);
  return 'why' in read ? unreadable('', read) : importGame(read.json);
}

/** Called with the state before each recorded action, from the start for each way of reading the file. */
export type OnAction = (state: GameState, action: RecordedAction) => void;

/** Reads a recorded game; everything before an action that our rules refuse is kept. */
export function importGame(input: unknown, trace?: Trace, onAction?: OnAction): Imported {
  const recording = decodeRecording(input);
  if ('why' in recording) return unreadable('', recording);
  const importer = Object.hasOwn(IMPORTERS, recording.title) ? IMPORTERS[recording.title] : undefined;
  if (!importer)
    return unreadable(recording.title, { why: 'recording/title', details: { title: recording.title } });
  const [least, most] = importer.title.players;
  const count = recording.players.length;
  if (count < least || count > most)
    return unreadable(recording.title, { why: 'recording/players', details: { count } });
  const strange = recording.optionalRules.find((rule) => !importer.optionalRules.includes(rule));
  if (strange !== undefined)
    return unreadable(recording.title, { why: 'recording/option', details: { rule: strange } });
  const isWatched = trace !== undefined || onAction !== undefined;
  let best: Read | null = null;
  // Several sets if the file is ambiguous, the likeliest first.
  for (const options of importer.options(recording)) {
    const again = best?.report.ok && !isWatched ? playedAgain(importer, recording, options, best) : null;
    if (again) return again;
    const read = readBySite(importer, recording, options, trace, onAction);
    const { ok, actions } = read.report;
    const others = ok ? resultDifferences(importer, recording, read) : [];
    if (ok && others.length === 0) return withoutAnswers(read);
    if (!best || actions > best.report.actions) best = withDifferences(read, others);
  }
  return withoutAnswers(best!);
}

/** A game as it was read, with every answer that was given: also those without alternative, which are not in our log. */
interface Read extends Imported {
  readonly answers: readonly Action[];
}

function withoutAnswers({ answers: _, ...imported }: Read): Imported {
  return imported;
}

function withDifferences(read: Read, others: readonly FileDifference[]): Read {
  const { report } = read;
  return { ...read, report: { ...report, differences: [...report.differences, ...others] } };
}

/**
 * Other options may change nothing but an amount: then the answers that were read lead to the recorded result. They are
 * given again, which is faster than reading them again. Null if they do not.
 */
function playedAgain(
  importer: AnyImporter,
  recording: Recording,
  options: Options,
  { answers, ...read }: Read,
): Imported | null {
  const { title } = importer;
  const state = newGame(title, { players: recording.players.length, options });
  state.events = null;
  state.asksForced = true;
  let waiting = pending(title, state);
  for (const action of answers) {
    if (refusalBy(waiting, action)) return null;
    waiting = carryOutInPlace(title, state, action.seat, action.choice);
  }
  if (!state.outcome || differingResults(importer, recording, state).length > 0) return null;
  const differences = read.report.differences.filter(({ what }) => what !== 'result');
  return { ...read, state, report: { ...read.report, differences } };
}

/** Reads by the site's own questions, and compares with the trace after every action. */
function readBySite(
  importer: AnyImporter,
  recording: Recording,
  options: Options,
  trace: Trace | undefined,
  onAction?: OnAction,
): Read {
  const reading = new SiteReading(importer.site, recording, options);
  const expected = trace ? replayed(trace) : null;
  let compared = 0;
  let found: ReplayReport['firstDifference'];
  const compare: AskWatcher = (_, __, action) => {
    const next = expected?.next();
    if (!next || next.done || found) return;
    const { step, after } = next.value;
    compared += 1;
    const theirs = after as FullTraceState;
    const difference = firstDifference(reading.snapshot(), theirs, step.round, step.phase, importer);
    if (difference) found = { ...difference, action: action ?? START };
  };
  const imported = reading.run(
    onAction,
    trace && compare,
    (state) => differingResults(importer, recording, state).length === 0,
  );
  const { report } = imported;
  const judged = { ...report, ok: report.ok && !found, compared, ...(found && { firstDifference: found }) };
  return { ...imported, report: judged, answers: reading.answers };
}

/** Where the result differs from that of the file. */
function resultDifferences(
  importer: AnyImporter,
  recording: Recording,
  { state }: Imported,
): FileDifference[] {
  const action = recording.actions.at(-1) ?? START;
  return differingResults(importer, recording, state!).map((difference) => ({ ...difference, action }));
}

/** Players whom the result does not name are skipped. */
function differingResults(
  importer: AnyImporter,
  { players, result }: Recording,
  state: GameState,
): Difference[] {
  return players.flatMap(({ id, name }, i) => {
    const theirs = result?.[id] ?? Number.NaN;
    const ours = importer.worth(state, `p${i + 1}`);
    return Number.isNaN(theirs) || theirs === ours ? [] : [{ what: 'result', who: name, ours, theirs }];
  });
}

function unreadable(title: string, objection: Objection): Imported {
  const report = {
    ok: false,
    title,
    actions: 0,
    steps: 0,
    compared: 0,
    differences: [],
    unreadable: objection,
  };
  return { report, state: null, actions: [], positions: [], messages: [] };
}

/** Stands for the action before the first. */
const START: RecordedAction = { id: 0, type: 'start', entity: '', entityType: '', auto: false };
