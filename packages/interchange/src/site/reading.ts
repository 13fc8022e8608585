import {
  type Action,
  carryOutInPlace,
  type GameState,
  type Json,
  newGame,
  type Options,
  objection,
  type Pending,
  pending,
  type Refusal,
  refusal,
  refusalBy,
  type Seat,
} from '@signalbox/kernel';
import { COUNT_NOW } from '@signalbox/rails';
import { chatIn } from '../recording/chat.ts';
import { effectiveActions } from '../recording/effective.ts';
import { isProgram, NOTHING } from '../recording/importer.ts';
import { Question } from '../recording/question.ts';
import type { RecordedAction, Recording } from '../recording/recording.ts';
import type { FileDifference, Imported, OnAction, ReplayReport } from '../replay.ts';
import type { Difference } from '../trace/difference.ts';
import type { Ask, SiteEntity } from './ask.ts';
import { SiteMachine } from './machine.ts';
import type { At, SiteAct, SiteReader, SiteStep, SiteTable } from './table.ts';

const END_GAME = 'end_game';
const MAX_QUIET_SETS = 12;
/**
 * Where the site asks nobody any more it runs through the rounds up to its hundredth stock round; then our game stops
 * at the question whether to end and score.
 */
const MAX_SILENT_SETS = 100;

type Refused = NonNullable<ReplayReport['refused']>;

/** Called with what the site asks, before the first recorded action that counts and after each. */
export type AskWatcher = (asked: Ask | null, state: GameState, action: RecordedAction | null) => void;

/** Reads one recorded game by the site's own questions. */
export class SiteReading<S extends GameState> {
  private readonly table: SiteTable<S>;
  private readonly recording: Recording;
  /** Does the file contain the site's automatic actions? */
  private readonly hasAutomatic: boolean;
  private readonly machine: SiteMachine<S>;
  private readonly reader: SiteReader<S>;
  readonly state: S;
  /** Everything that our game was answered. */
  readonly answers: Action[] = [];
  private readonly done: Action[] = [];
  private readonly positions: number[] = [];
  private question: Question | null = null;
  private ask: Ask | null = null;
  /** The next recorded action that counts. */
  private next: SiteAct | null = null;
  private carried = 0;
  private readonly differences: FileDifference[] = [];
  private refused: Refused | null = null;
  /** Does the file end the game after the action being read? */
  private endsNext = false;
  private endedByHand = false;
  private isWatched = false;

  /** Rethrow errors of our reader, instead of blaming the file? */
  private readonly strict: boolean;

  constructor(table: SiteTable<S>, recording: Recording, options: Options, strict = false) {
    this.table = table;
    this.strict = strict;
    this.recording = recording;
    this.hasAutomatic = recording.actions.some(({ auto }) => auto);
    this.machine = new SiteMachine(table);
    this.reader = table.reader(recording);
    this.state = newGame(table.title, { players: recording.players.length, options });
    this.state.asksForced = true;
    this.state.events = table.needsEvents ? [] : null;
    this.wait(pending(table.title, this.state));
  }

  run(onAction?: OnAction, watcher?: AskWatcher, isResult: (state: S) => boolean = () => true): Imported {
    this.isWatched = watcher !== undefined;
    const actions = effectiveActions(this.recording.actions);
    const moves = actions.filter((action) => !isProgram(action));
    // A game ended manually ends where it is; here by agreement, if the players are being asked.
    const last = moves.findIndex(({ type }) => type === END_GAME);
    const beforeLast = last > 0 ? moves[last - 1] : null;
    this.endsNext = last === 0;
    this.expect(moves[0]);
    this.settle();
    this.notify(watcher, null);
    let move = 0;
    for (const action of actions) {
      if (this.refused) break;
      if (action.type === END_GAME) {
        this.endByHand(isResult);
        break;
      }
      if (!isProgram(action)) {
        this.endsNext = action === beforeLast;
        onAction?.(this.state, action);
        move += 1;
        this.read(action, moves[move]);
      }
      if (!this.refused) this.notify(watcher, action);
    }
    return {
      report: this.report(),
      state: this.state,
      actions: this.done,
      positions: this.positions,
      messages: chatIn(this.recording),
    };
  }

  /** The result shows after which quiet set of rounds all agreed: privates may have paid in between. */
  private endByHand(isResult: (state: S) => boolean): void {
    for (let sets = 0; sets < MAX_QUIET_SETS && !isResult(this.state); sets++) {
      this.answerCount('play-on');
      this.settle();
    }
    this.answerCount('count');
    this.endedByHand = true;
  }

  private answerCount(choice: 'count' | 'play-on'): void {
    for (let waiting = this.question?.seats.length ?? 0; waiting > 0; waiting--) {
      if (this.question?.decision !== COUNT_NOW) return;
      this.play({ seat: this.question.seats[0]!, decision: COUNT_NOW, choice }, null);
    }
  }

  /** The state in the form of a trace. */
  snapshot() {
    return this.reader.snapshot(this.state);
  }

  private notify(watcher: AskWatcher | undefined, action: RecordedAction | null): void {
    this.positions.push(this.done.length);
    watcher?.(this.ask, this.state, action);
  }

  /** Readers rely on the fields of each action type; a manipulated file may lack them. */
  private read(action: RecordedAction, after: RecordedAction | undefined): void {
    try {
      this.carryOut(action, after);
    } catch (error) {
      if (this.strict) throw error;
      this.refuse(action, null, refusal(objection('recording/unread', { action: action.id }), null));
    }
  }

  private carryOut(action: RecordedAction, after: RecordedAction | undefined): void {
    const act = this.next;
    if (!this.hasAutomatic) this.passAutomatic();
    const step = act && this.question && this.machine.taking(act, this.ask);
    if (!act || (this.strict && !step) || !this.answer(action, act, step)) {
      if (!this.refused) this.refuseUnasked(action);
      return;
    }
    if (!step) this.reportUnasked(action);
    this.differ(action, this.reader.differed?.(this.state, action) ?? null);
    this.carried += 1;
    this.reader.note(this.state, action);
    this.expect(after);
    this.settle();
  }

  private expect(action: RecordedAction | undefined): void {
    const entity = action && this.entityOf(action);
    this.next = entity ? { type: action.type, entity, details: action } : null;
  }

  /** A file may omit the site's automatic actions. */
  private passAutomatic(): void {
    while (this.question && this.ask && this.machine.isByItself(this.state, this.question, this.ask)) {
      const choice = this.machine.leaves(this.state, this.question);
      const { seats, decision } = this.question;
      if (choice === null || refusalBy(this.question, { seat: seats[0]!, decision, choice })) return;
      this.play({ seat: seats[0]!, decision, choice }, null);
      this.settle();
    }
  }

  /**
   * Our game skips questions until it comes to the one that the action answers. If no step accepts the action, the site
   * would not take it today; it is still read if it answers our own question.
   */
  private answer(action: RecordedAction, act: SiteAct, step: SiteStep<S> | null): boolean {
    for (;;) {
      const { question } = this;
      const at = question && this.machine.where(this.state, question);
      if (!at) return false;
      const choice = this.choiceFor(at, action, act, step);
      if (choice === NOTHING) {
        if (step) this.machine.took(step, act);
        return true;
      }
      const ours = choice ?? (step && this.machine.leaves(this.state, question, act));
      if (ours === null) return false;
      const attempt = { seat: this.seatOf(question, act), decision: question.decision, choice: ours };
      const refused = refusalBy(question, attempt);
      if (refused) {
        this.refuse(action, attempt, refused);
        return false;
      }
      if (choice !== null) this.differ(action, this.reader.differs?.(at, action) ?? null);
      if (choice !== null && step) this.machine.took(step, act);
      this.play(attempt, choice === null ? null : action);
      if (choice !== null) return true;
    }
  }

  private choiceFor(at: At<S>, action: RecordedAction, act: SiteAct, step: SiteStep<S> | null) {
    const passes = act.type === 'pass';
    if (passes && (!step || this.machine.isPast(this.state, at.question, step.name))) return NOTHING;
    return this.reader.read(at, action);
  }

  /** Moves on where the site moves on automatically, so that both are at the same point. */
  private settle(): void {
    for (let silent = 0; ; ) {
      this.ask = this.question && this.machine.asks(this.state, this.question, this.next);
      const counts = this.question?.decision === COUNT_NOW;
      if (counts && (this.endsNext || silent > MAX_SILENT_SETS * this.recording.players.length)) return;
      if (counts) silent += 1;
      const choice = this.question && this.following(this.question);
      if (!this.question || choice === null) return;
      const { seats, decision } = this.question;
      const attempt = { seat: seats[0]!, decision, choice };
      if (refusalBy(this.question, attempt)) return;
      this.play(attempt, null);
    }
  }

  private following(question: Question): Json | null {
    const drawn = this.reader.draws?.(this.state, question) ?? null;
    return drawn ?? this.machine.follows(this.state, question, this.ask);
  }

  private play(action: Action, answered: RecordedAction | null): void {
    this.answers.push(action);
    // A choice without alternative is not part of our log.
    if (!this.question?.isForced(action.choice)) this.done.push(action);
    this.wait(carryOutInPlace(this.table.title, this.state, action.seat, action.choice));
    this.reader.follow?.(this.state, answered);
    if (this.isWatched) this.reader.watch?.(this.state);
  }

  private wait(waiting: Pending | null): void {
    this.question = waiting && new Question(waiting);
  }

  private entityOf({ entity, entityType }: RecordedAction): SiteEntity | null {
    const kind = entityType as SiteEntity['kind'];
    const id =
      kind === 'player'
        ? `p${this.recording.players.findIndex((each) => each.id === entity) + 1}`
        : this.table.named(kind, entity);
    return id === null ? null : { kind, id };
  }

  /** A sealed question has several seats. */
  private seatOf(question: Question, { entity }: SiteAct): Seat {
    return question.seats.includes(entity.id) ? entity.id : question.seats[0]!;
  }

  private differ(action: RecordedAction, difference: Difference | null): void {
    if (difference) this.differences.push({ ...difference, action });
  }

  /** Reports an action that the site would not have asked for, but that could be read. */
  private reportUnasked(action: RecordedAction): void {
    const { step = '–' } = this.ask ?? {};
    this.differ(action, { what: 'asked', ours: step, theirs: action.type });
  }

  private refuseUnasked(action: RecordedAction): void {
    const { step = '', may = [] } = this.ask ?? {};
    const unasked = objection('recording/not-asked', { step, may: may as Json });
    const why = this.question ? unasked : objection('game-over');
    this.refuse(action, null, refusal(why, this.question?.rule ?? null));
  }

  private refuse(action: RecordedAction, attempt: Action | null, why: Refusal): void {
    this.refused = { action, attempt, refusal: why };
  }

  private report(): ReplayReport {
    return {
      ok: this.refused === null,
      title: this.recording.title,
      actions: this.carried,
      steps: this.done.length,
      compared: 0,
      differences: this.differences,
      endedByHand: this.endedByHand,
      ...(this.refused && { refused: this.refused }),
    };
  }
}

/** The site's question in its own names. */
export function inSiteWords<S extends GameState>(
  table: SiteTable<S>,
  { players }: Recording,
  state: S,
  ask: Ask,
): Ask {
  const { kind, id, step, may } = ask;
  const theirs = kind === 'player' ? players[Number(id.slice(1)) - 1]!.id : table.symbol(ask, state);
  return { kind, id: theirs, step, may };
}
