import {
  type Action,
  carryOutInPlace,
  decodeAction,
  type GameState,
  newGame,
  type Objection,
  type Options,
  objection,
  type Pending,
  pending,
  type Refusal,
  refusal,
  refusalBy,
} from '@signalbox/kernel';
import { type AnyImporter, IMPORTERS } from './importers.ts';
import { type ChatMessage, chatIn } from './recording/chat.ts';
import { effectiveActions } from './recording/effective.ts';
import { isProgram, NOTHING, type Reader } from './recording/importer.ts';
import { Question } from './recording/question.ts';
import { readFileText } from './recording/read-file.ts';
import { decodeRecording, type RecordedAction, type Recording } from './recording/recording.ts';
import { replayed, type Trace } from './runs/trace.ts';
import { SiteReading } from './site/reading.ts';
import { type Difference, type FullTraceState, firstDifference } from './trace/difference.ts';

/** What came of reading a recorded game. */
export interface ReplayReport {
  readonly ok: boolean;
  readonly title: string;
  /** Recorded actions carried out, and our own actions that took. */
  readonly actions: number;
  readonly steps: number;
  /** Steps compared with the trace. */
  readonly compared: number;
  /** Why the recording cannot be read at all. */
  readonly unreadable?: Objection;
  /** The recorded action that our rules refuse; everything before it stands. */
  readonly refused?: {
    readonly action: RecordedAction;
    readonly attempt: Action | null;
    readonly refusal: Refusal | null;
  };
  /** Where the file says something else than our rules make of it, each at its action. */
  readonly differences: readonly FileDifference[];
  /** Where our state first differs from the trace. */
  readonly firstDifference?: Difference & { readonly action: RecordedAction };
}

/** Money that goes another way than the file says, or an action that the site would not ask for. */
export interface FileDifference extends Difference {
  readonly action: RecordedAction;
}

/** A recorded game, read: the actions in our form lead from the start to the state. */
export interface Imported {
  readonly report: ReplayReport;
  readonly state: GameState | null;
  readonly actions: readonly Action[];
  /** How many of them stand after each action of the recording that counts, and before the first. */
  readonly positions: readonly number[];
  /** What was said at the table. */
  readonly messages: readonly ChatMessage[];
}

/** Plays a recorded game through our offers and compares with the trace, if there is one, after every action. */
export function replay(input: unknown, trace?: unknown): ReplayReport {
  return importGame(input, trace).report;
}

/** Reads a recorded game from the text of a file. */
export function importText(text: string): Imported {
  const read = readFileText(text);
  return 'why' in read ? unreadable('', read) : importGame(read.json);
}

/** Looks on: called with the state before each recorded action, from the start for each way to read the file. */
export type OnAction = (state: GameState, action: RecordedAction) => void;

/** Reads a recorded game; everything before an action that our rules refuse stands. */
export function importGame(input: unknown, trace?: unknown, onAction?: OnAction): Imported {
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
  const variants = waysToRead(importer, recording, trace as Trace | undefined, onAction);
  let best: Imported | null = null;
  for (const variant of variants) {
    const imported = variant();
    const { ok, actions, differences } = imported.report;
    const others = ok ? resultDifferences(importer, recording, imported) : [];
    if (ok && others.length === 0) return imported;
    const told = { ...imported, report: { ...imported.report, differences: [...differences, ...others] } };
    if (!best || actions > best.report.actions) best = told;
  }
  return best!;
}

/** Several where the file leaves a doubt, the likeliest first. */
function waysToRead(
  importer: AnyImporter,
  recording: Recording,
  trace: Trace | undefined,
  onAction?: OnAction,
): (() => Imported)[] {
  const options = importer.options(recording);
  if (importer.site)
    return options.map((each) => () => readBySite(importer, recording, each, trace, onAction));
  return [false, true].flatMap((asked) =>
    options.map((each) => () => new Replay(importer, recording, each, asked, trace).run(onAction)),
  );
}

/** Reads by the site's own questions, and compares with the trace after every action. */
function readBySite(
  importer: AnyImporter,
  recording: Recording,
  options: Options,
  trace: Trace | undefined,
  onAction?: OnAction,
): Imported {
  const reading = new SiteReading(importer.site!, recording, options);
  const expected = trace ? replayed(trace) : null;
  let compared = 0;
  let found: ReplayReport['firstDifference'];
  const imported = reading.run(onAction, (_, __, action) => {
    const next = expected?.next();
    if (!next || next.done || found) return;
    const { step, after } = next.value;
    compared += 1;
    const theirs = after as FullTraceState;
    const difference = firstDifference(reading.snapshot(), theirs, step.round, step.phase, importer);
    if (difference) found = { ...difference, action: action ?? START };
  });
  const { report } = imported;
  return {
    ...imported,
    report: { ...report, ok: report.ok && !found, compared, ...(found && { firstDifference: found }) },
  };
}

/** Where the game did not end as the file says it did. A player whom the result does not name is passed over. */
function resultDifferences(
  importer: AnyImporter,
  { players, result, actions }: Recording,
  { state }: Imported,
): FileDifference[] {
  const last = actions.at(-1) ?? START;
  return players.flatMap(({ id, name }, i) => {
    const theirs = result?.[id] ?? Number.NaN;
    const ours = importer.worth(state, `p${i + 1}`);
    return Number.isNaN(theirs) || theirs === ours
      ? []
      : [{ what: 'result', who: name, ours, theirs, action: last }];
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

/** These stand for the action where there is none. */
const START: RecordedAction = { id: 0, type: 'start', entity: '', entityType: '', auto: false };
const END: RecordedAction = { ...START, type: 'end' };

class Replay {
  private readonly importer: AnyImporter;
  private readonly recording: Recording;
  private readonly expected: Iterator<
    ReturnType<typeof replayed> extends Generator<infer Step> ? Step : never
  > | null;
  private readonly state: GameState;
  private readonly reader: Reader<GameState>;
  private readonly done: Action[] = [];
  private readonly positions: number[] = [];
  /** What our game asks now; null when it is over. */
  private question: Question | null = null;
  private foreseen: { readonly action: RecordedAction; readonly answer: Action | typeof NOTHING } | null =
    null;
  private carried = 0;
  private compared = 0;
  private failure: Pick<ReplayReport, 'refused' | 'firstDifference'> | null = null;

  constructor(
    importer: AnyImporter,
    recording: Recording,
    options: Options,
    asked: boolean,
    trace: Trace | undefined,
  ) {
    this.importer = importer;
    this.recording = recording;
    this.expected = trace ? replayed(trace) : null;
    this.state = newGame(importer.title, { players: recording.players.length, options });
    this.state.asksForced = true;
    this.state.events = null;
    this.ask(pending(importer.title, this.state));
    this.reader = importer.begin!(recording, asked);
  }

  run(onAction?: OnAction): Imported {
    const actions = effectiveActions(this.recording.actions);
    const moves = actions.filter((action) => !isProgram(action));
    this.passSkipped(moves[0] ?? null);
    this.compare(null);
    this.positions.push(this.done.length);
    let move = 0;
    for (const action of actions) {
      if (this.failure || action.type === 'end_game') break;
      if (!isProgram(action)) {
        onAction?.(this.state, action);
        this.read(action, moves[++move] ?? null);
      }
      if (!this.failure) this.compare(action);
      this.positions.push(this.done.length);
    }
    return {
      report: this.report(),
      state: this.state,
      actions: this.done,
      positions: this.positions,
      messages: chatIn(this.recording),
    };
  }

  /** Readers take an action to have the parts of its type; in a file that was tampered with it may not. */
  private read(action: RecordedAction, next: RecordedAction | null): void {
    try {
      this.carryOut(action, next);
    } catch {
      const unread = objection('recording/unread', { action: action.id });
      this.failure = { refused: { action, attempt: null, refusal: refusal(unread, null) } };
    }
  }

  private carryOut(action: RecordedAction, next: RecordedAction | null): void {
    const asked = this.question;
    for (let waiting = asked; waiting; waiting = this.question) {
      const ours = this.answerTo(waiting, action);
      const step = ours ?? this.reader.skipped(this.state, waiting, action);
      if (!step) break;
      const refused = step === NOTHING ? null : this.attempt(action, step, ours !== null);
      if (refused) {
        this.failure = { refused };
        return;
      }
      if (ours) {
        this.carried += 1;
        this.reader.note(this.state, action);
        this.passSkipped(next);
        return;
      }
    }
    const why = asked
      ? refusal(objection('other-decision', { pending: asked.decision }), asked.rule)
      : refusal(objection('game-over'), null);
    this.failure = { refused: { action, attempt: null, refusal: why } };
  }

  /** Passes over decisions that the site did not ask, so that both stand at the same place to be compared. */
  private passSkipped(next: RecordedAction | null): void {
    // Behind the last action of a finished game there may be steps that the site did not ask.
    const last = this.recording.result === null ? null : END;
    const due = next?.type === 'end_game' ? null : (next ?? last);
    for (let waiting = this.question; waiting; waiting = this.question) {
      if (due && this.isAnswered(waiting, due)) return;
      const skip =
        this.reader.skipped(this.state, waiting, null) ?? this.reader.skipped(this.state, waiting, due);
      if (!skip || this.attempt(due ?? START, skip, false)) return;
    }
  }

  /** What cannot be read is told of when it is its turn. */
  private isAnswered(waiting: Question, due: RecordedAction): boolean {
    try {
      const answer = this.reader.answer(this.state, waiting, due);
      if (answer !== null) this.foreseen = { action: due, answer };
      return answer !== null;
    } catch {
      return true;
    }
  }

  /** What was found while looking ahead holds still: nothing has been played since. */
  private answerTo(waiting: Question, action: RecordedAction): Action | typeof NOTHING | null {
    const { foreseen } = this;
    this.foreseen = null;
    return foreseen?.action === action ? foreseen.answer : this.reader.answer(this.state, waiting, action);
  }

  /** Plays it, or tells why our rules refuse it. */
  private attempt(
    action: RecordedAction,
    attempt: Action,
    answers: boolean,
  ): NonNullable<ReplayReport['refused']> | null {
    const decoded = decodeAction(attempt);
    const refused = 'ok' in decoded ? decoded : refusalBy(this.question, decoded);
    if (refused) return { action, attempt, refusal: refused };
    // What a decision leaves no choice about is not part of our log.
    if (!this.question?.isForced(attempt.choice)) this.done.push(attempt);
    this.ask(carryOutInPlace(this.importer.title, this.state, attempt.seat, attempt.choice));
    this.reader.follow?.(this.state, answers ? action : null);
    return null;
  }

  private ask(waiting: Pending | null): void {
    let next = waiting;
    while (next?.decision === 'count-now') {
      const played = { seat: next.seats[0]!, decision: next.decision, choice: 'play-on' };
      this.done.push(played);
      next = carryOutInPlace(this.importer.title, this.state, played.seat, played.choice);
    }
    this.question = next && new Question(next);
  }

  private compare(action: RecordedAction | null): void {
    const expected = this.expected?.next();
    if (!expected || expected.done || this.failure) return;
    const { step, after } = expected.value;
    this.compared += 1;
    if (this.importer.isMidway?.(after as FullTraceState) || this.reader.isMidway?.()) return;
    const ours = this.reader.snapshot(this.state);
    const difference = firstDifference(ours, after as FullTraceState, step.round, step.phase, this.importer);
    if (difference) {
      this.failure = { firstDifference: { ...difference, action: action ?? START } };
    }
  }

  private report(): ReplayReport {
    return {
      ok: this.failure === null,
      title: this.recording.title,
      actions: this.carried,
      steps: this.done.length,
      compared: this.compared,
      differences: [],
      ...this.failure,
    };
  }
}
