import {
  type Action,
  carryOutInPlace,
  copyJson,
  type GameState,
  isPass,
  type Json,
  newGame,
  type Objection,
  type Options,
  objection,
  type Pending,
  pending,
  type Refusal,
  refusalBy,
  type Setup,
} from '@signalbox/kernel';
import { Question } from '../recording/question.ts';
import { SiteMachine } from '../site/machine.ts';
import type { SiteTable } from '../site/table.ts';
import { type Asked, COUNT_NOW, replayAsked } from './asked.ts';
import { differenceThatMatters } from './matters.ts';

/** Where our log stands in being told to the site. */
export interface Telling<S extends GameState> {
  /** Our table, before the entry that is to be told; and the same game there. */
  readonly here: S;
  readonly there: S;
  /** What the game there asks. */
  readonly question: Question;
  readonly log: readonly Action[];
  readonly index: number;
  readonly isTold: (index: number) => boolean;
  /** Is it the same player's or company's turn in both? */
  readonly isSameTurn: boolean;
}

/** An answer to what is asked there, if any, and the entries of our log that are told with it. */
export interface Told {
  readonly choice?: Json;
  readonly tells: readonly number[];
}

/** How a title's log is told where its own rules ask otherwise than the site's; null where they ask alike. */
export type TellEntry<S extends GameState> = (telling: Telling<S>) => Told | null;

export interface LogThere {
  readonly setup: Setup;
  readonly log: readonly Action[];
  /** Is our game over? The one there may not be. */
  readonly isOver: boolean;
}

/** One game there, and what of ours is told with it. */
interface Draft<S> {
  readonly there: S;
  waiting: Question | null;
  readonly log: Action[];
  readonly told: Set<number>;
  /** The turn there in which the last entry was told: what is left of it may be gone past. */
  toldIn: string | undefined;
}

/** At most this many questions in a row are skipped. */
const MOST_QUESTIONS = 200;

type Other = readonly [option: string, value: boolean | string];

/** Which rule parts the two shows in one of these turns. */
const TURNS_BACK = [8, 48];

interface Checkpoint<S> {
  readonly index: number;
  readonly here: S;
  readonly draft: Draft<S>;
}

/** Entries that are told before others in front of them are nearer than this. */
const MOST_AHEAD = 24;

/**
 * The log of one of our tables, played as the site plays: the same game with its options. Our entries are told one
 * after another; what is asked there alone is gone past. It ends in an objection where an entry is not possible there,
 * or where the two games differ.
 */
export function underSiteRules<S extends GameState>(
  table: SiteTable<S>,
  setup: Setup,
  options: Options,
  log: readonly Action[],
  tell: TellEntry<S>,
): LogThere | Objection {
  const all: Asked[] = [];
  const ignore = () => {};
  const failed = replayAsked(table.title, setup, log, {
    start: ignore,
    before: ignore,
    after: (_, each) => all.push(each),
  });
  if (failed) return objection('export/entry', { entry: failed.entry, reason: reasonOf(failed.refusal) });
  return new TableLog(table, setup, options, all, tell).run();
}

class TableLog<S extends GameState> {
  private readonly table: SiteTable<S>;
  private readonly setup: Setup;
  /** With what was forced here, since it may be asked for there. */
  private readonly log: readonly Action[];
  /** The entries of the log proper. */
  private readonly entries: readonly number[];
  private readonly tell: TellEntry<S>;
  private readonly machine: SiteMachine<S>;
  private here: S;
  private draft: Draft<S>;
  /** The game at the beginning of the last turns, to find out which rule parted the two. */
  private checkpoints: readonly Checkpoint<S>[] = [];

  constructor(
    table: SiteTable<S>,
    setup: Setup,
    options: Options,
    log: readonly Asked[],
    tell: TellEntry<S>,
  ) {
    this.table = table;
    this.setup = { ...setup, options };
    this.log = log.map(({ action }) => action);
    this.entries = log.map(({ entries }) => entries);
    this.tell = tell;
    this.machine = new SiteMachine(table);
    this.here = allAsked(newGame(table.title, setup));
    const there = allAsked(newGame(table.title, this.setup));
    this.draft = {
      there,
      waiting: asked(pending(table.title, there)),
      log: [],
      told: new Set(),
      toldIn: undefined,
    };
  }

  run(): LogThere | Objection {
    let turn: string | undefined;
    for (const index of this.log.keys()) {
      const key = this.keyHere();
      if (key !== turn)
        this.checkpoints = [...this.checkpoints, this.checkpoint(index)].slice(-Math.max(...TURNS_BACK));
      turn = key;
      const objected = this.step(index);
      if (objected) return this.ruleThatParts(index) ?? objected;
    }
    this.finish();
    return { setup: this.setup, log: this.draft.log, isOver: this.here.outcome !== null };
  }

  private step(index: number): Objection | null {
    const objected = this.draft.told.has(index) ? null : this.follow(index);
    const { seat, choice } = this.log[index]!;
    if (!objected) carryOutInPlace(this.table.title, this.here, seat, choice);
    return objected;
  }

  private checkpoint(index: number): Checkpoint<S> {
    return { index, here: copyJson(this.here), draft: this.copyOf(this.draft) };
  }

  /** The rule of the site without which the entry could be told: of several the last that is added to ours. */
  private ruleThatParts(index: number): Objection | null {
    const { options: ours } = this.here as unknown as Setup;
    const all = Object.entries(this.setup.options);
    const others = all.filter(([option, value]) => ours[option] !== value);
    for (const turns of TURNS_BACK) {
      const from = this.checkpoints.at(-turns) ?? this.checkpoints[0]!;
      const without = ([option]: Other) => ({ ...this.setup.options, [option]: ours[option]! });
      const rule =
        others.find((other) => this.couldTell(index, from, without(other))) ??
        this.lastToPart(index, from, ours, others);
      if (rule) return this.ruleObjection(index, rule);
    }
    return null;
  }

  private ruleObjection(index: number, [option, there]: Other): Objection {
    const value = typeof there === 'boolean' ? (there ? 'yes' : 'no') : there;
    const [entry, { decision }] = [this.entries[index]!, this.log[index]!];
    return objection('export/rule', { entry, decision, option, value, ruleOption: `${option}/${there}` });
  }

  private lastToPart(
    index: number,
    from: Checkpoint<S>,
    ours: Options,
    others: readonly Other[],
  ): Other | undefined {
    let options = ours;
    if (!this.couldTell(index, from, options)) return undefined;
    return others.find(([option, value]) => {
      options = { ...options, [option]: value };
      return !this.couldTell(index, from, options);
    });
  }

  private couldTell(index: number, { index: from, here, draft }: Checkpoint<S>, options: Options): boolean {
    this.here = copyJson(here);
    const { there, ...trial } = this.copyOf(draft);
    Object.assign(there, { options });
    this.draft = { ...trial, there, waiting: asked(pending(this.table.title, there)) };
    for (let at = from; at <= index; at++) if (this.step(at)) return false;
    return true;
  }

  /** Tells one entry; what only the site asks is gone past before, if the entry can then be told. */
  private follow(index: number): Objection | null {
    const keys = [this.draft.toldIn, this.keyHere()];
    let draft = this.draft;
    for (let i = 0; i < MOST_QUESTIONS && draft.waiting; i++) {
      const told = this.toldBy(draft, index);
      if (told && 'why' in told) return told;
      if (told) {
        this.play(draft, told);
        if (!draft.told.has(index)) continue;
        this.draft = draft;
        return null;
      }
      const next = draft === this.draft ? this.copyOf(draft) : draft;
      const choice = this.leaving(next, keys);
      if (choice === null) break;
      this.play(next, { choice, tells: [] });
      draft = next;
    }
    return this.leftOut(index);
  }

  private toldBy(draft: Draft<S>, index: number): Told | Objection | null {
    const { there, told } = draft;
    const question = draft.waiting!;
    const telling: Telling<S> = {
      here: this.here,
      there,
      question,
      log: this.log,
      index,
      isTold: (i) => told.has(i),
      isSameTurn: this.keyOf(draft) === this.keyHere(),
    };
    const found = this.tellDeal(telling) ?? this.tell(telling) ?? this.tellAlike(telling);
    if (found?.choice === undefined) return found;
    const refused = refusalBy(question, this.actionOf(question, found));
    return refused ? this.refusedThere(index, refused) : (this.apart(telling, found) ?? found);
  }

  /** A deal that needs consent here is settled beforehand there: told if it came about. */
  private tellDeal({ question, log, index, isSameTurn }: Telling<S>): Told | null {
    const answer = log[index + 1];
    if (answer?.decision !== CONSENT) return null;
    const tells = [index, index + 1];
    if (answer.choice !== 'accept') return { tells };
    const { decision, choice } = log[index]!;
    return isSameTurn && question.decision === decision ? { choice, tells } : null;
  }

  /** Both ask the same. */
  private tellAlike({ question, log, index, isSameTurn }: Telling<S>): Told | null {
    const { seat, decision, choice } = log[index]!;
    const isSame = isSameTurn && question.decision === decision && question.seats.includes(seat);
    return isSame ? { choice, tells: [index] } : null;
  }

  /** Before an entry is told as it is, both games have to stand alike. */
  private apart({ here, there, log, index, isTold }: Telling<S>, { choice }: Told): Objection | null {
    const isAhead = log.slice(index + 1, index + MOST_AHEAD).some((_, i) => isTold(index + 1 + i));
    const isAsItIs = choice === log[index]!.choice && !isAhead;
    const difference = isAsItIs ? differenceThatMatters(here, there) : null;
    return difference && objection('export/differs', { entry: this.entries[index]!, ...difference });
  }

  /** How the game there goes past its question; not past a choice that somebody has in another turn. */
  private leaving(draft: Draft<S>, keys: readonly (string | undefined)[]): Json | null {
    const question = draft.waiting!;
    const few = question.few();
    if (few.length > 1 && !keys.includes(this.keyOf(draft))) return null;
    const left = this.machine.leaves(draft.there, question);
    const action = left !== null && { seat: question.seats[0]!, decision: question.decision, choice: left };
    if (action && refusalBy(question, action) === null) return left;
    return few.length === 1 ? few[0]! : null;
  }

  /** Nothing there corresponds to a pass in a step that the site does not ask for. */
  private leftOut(index: number): Objection | null {
    const { decision, choice } = this.log[index]!;
    if (isPass(choice) || decision === CONSENT || decision === COUNT_NOW) {
      this.draft.told.add(index);
      return null;
    }
    const { there, waiting } = this.draft;
    const entry = this.entries[index]!;
    if (!waiting) return objection('export/over-there', { entry, decision, ending: there.outcome!.reason });
    const asks = { askedDecision: waiting.decision, who: this.table.turn(there, waiting)?.entity.id ?? '' };
    return objection('export/asks-otherwise', { entry, decision, ...asks });
  }

  private refusedThere(index: number, refused: Refusal): Objection {
    const { decision } = this.log[index]!;
    const [entry, rule] = [this.entries[index]!, refused.rule ?? ''];
    return objection('export/refused-there', { entry, decision, rule, reason: reasonOf(refused) });
  }

  /** Where our game is over, the one there goes on to its end, if nobody has a choice left in it. */
  private finish(): void {
    if (!this.here.outcome) return;
    const draft = this.copyOf(this.draft);
    while (draft.waiting) {
      const choice = this.leaving(draft, [draft.toldIn]);
      if (choice === null) return;
      this.play(draft, { choice, tells: [] });
    }
    this.draft = draft;
  }

  private play(draft: Draft<S>, told: Told): void {
    for (const index of told.tells) draft.told.add(index);
    if (told.choice === undefined) return;
    if (told.tells.length > 0) draft.toldIn = this.keyOf(draft);
    const action = this.actionOf(draft.waiting!, told);
    if (!draft.waiting!.isForced(action.choice)) draft.log.push(action);
    draft.waiting = asked(carryOutInPlace(this.table.title, draft.there, action.seat, action.choice));
  }

  private actionOf({ decision, seats }: Question, { choice, tells }: Told): Action {
    const wanted = this.log[tells[0] ?? -1]?.seat ?? '';
    return { seat: seats.includes(wanted) ? wanted : seats[0]!, decision, choice: choice! };
  }

  private copyOf({ there, log, told, toldIn }: Draft<S>): Draft<S> {
    const copy = copyJson(there);
    const waiting = asked(pending(this.table.title, copy));
    return { there: copy, waiting, log: [...log], told: new Set(told), toldIn };
  }

  private keyHere(): string | undefined {
    const waiting = pending(this.table.title, this.here);
    return waiting ? this.table.turn(this.here, new Question(waiting))?.key : undefined;
  }

  private keyOf({ there, waiting }: Draft<S>): string | undefined {
    return waiting ? this.table.turn(there, waiting)?.key : undefined;
  }
}

const CONSENT = 'consent';

function asked(waiting: Pending | null): Question | null {
  return waiting && new Question(waiting);
}

function allAsked<S extends GameState>(state: S): S {
  state.events = null;
  state.asksForced = true;
  return state;
}

/** A reason within another sentence. */
export function reasonOf({ why, details = {} }: Objection): Json {
  return { why, details };
}
