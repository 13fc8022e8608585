import {
  ACCEPT,
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
import { CONSENT, COUNT_NOW } from '@signalbox/rails';
import { Question } from '../recording/question.ts';
import { SiteMachine } from '../site/machine.ts';
import type { SiteTable } from '../site/table.ts';
import { type Asked, replayAsked } from './asked.ts';
import { differenceThatMatters } from './matters.ts';

/** The position of the translation of a log from our rules to the site's. */
export interface EntryContext<S extends GameState> {
  /** Our game before the entry to be translated, and the same game under the site's rules. */
  readonly here: S;
  readonly there: S;
  /** What the game under the site's rules asks. */
  readonly question: Question;
  readonly log: readonly Action[];
  readonly index: number;
  readonly isCovered: (index: number) => boolean;
  /** Is it the same player's or company's turn in both games? */
  readonly isSameTurn: boolean;
}

/** An answer to the site's question, if any, and the entries of our log that it covers. */
export interface Translation {
  readonly choice?: Json;
  readonly covers: readonly number[];
  /** Given in the middle of something that moves money or shares in another order there: the games may differ yet. */
  readonly amid?: true;
}

/**
 * Translates an entry of a title where our rules ask a different question than the site's; null where they ask the
 * same.
 */
export type TranslateEntry<S extends GameState> = (context: EntryContext<S>) => Translation | null;

export interface LogThere {
  readonly setup: Setup;
  readonly log: readonly Action[];
  /** For each action of the log, the number of the entry of ours that it stands for; absent if both are the same. */
  readonly entries?: readonly number[];
  /** Is our game over? The game under the site's rules may not be. */
  readonly isOver: boolean;
}

/** A game under the site's rules, and the entries of our log that it covers so far. */
interface Draft<S> {
  readonly there: S;
  waiting: Question | null;
  readonly log: Action[];
  readonly entries: number[];
  readonly covered: Set<number>;
  /** The turn in which the last entry was covered; the remaining questions of that turn may be skipped. */
  lastCovered: string | undefined;
}

/** At most this many questions in a row are skipped. */
const MAX_QUESTIONS = 200;

type Other = readonly [option: string, value: boolean | string];

/** How many turns to go back in search of the rule that makes the games differ. */
const TURNS_BACK = [8, 48];

interface Checkpoint<S> {
  readonly index: number;
  readonly here: S;
  readonly draft: Draft<S>;
}

/** The option that says whether deals need consent. */
const AGREED_DEALS = 'consent';

/** How far ahead an entry may have been covered before the ones in front of it. */
const MAX_AHEAD = 24;

/**
 * Plays the log of one of our tables under the site's rules. Our entries are translated one after another; questions
 * that only the site asks are skipped. Returns an objection where an entry is not possible there, or where the two
 * games differ.
 */
export function underSiteRules<S extends GameState>(
  table: SiteTable<S>,
  setup: Setup,
  options: Options,
  log: readonly Action[],
  translate: TranslateEntry<S>,
): LogThere | Objection {
  const all: Asked[] = [];
  const ignore = () => {};
  const failed = replayAsked(table.title, setup, log, {
    start: ignore,
    before: ignore,
    after: (_, each) => all.push(each),
  });
  if (failed) return objection('export/entry', { entry: failed.entry, reason: reasonOf(failed.refusal) });
  return new TableLog(table, setup, options, all, translate).run();
}

class TableLog<S extends GameState> {
  private readonly table: SiteTable<S>;
  private readonly setup: Setup;
  /** Including forced actions, since the site may ask for them. */
  private readonly log: readonly Action[];
  /** For each action, how many entries of the log proper there are up to it. */
  private readonly entries: readonly number[];
  private readonly translate: TranslateEntry<S>;
  private readonly machine: SiteMachine<S>;
  private here: S;
  private draft: Draft<S>;
  /** Both games at the beginning of recent turns, to find the rule that made them differ. */
  private checkpoints: readonly Checkpoint<S>[] = [];

  constructor(
    table: SiteTable<S>,
    setup: Setup,
    options: Options,
    log: readonly Asked[],
    translate: TranslateEntry<S>,
  ) {
    this.table = table;
    this.setup = { ...setup, options };
    this.log = log.map(({ action }) => action);
    this.entries = log.map(({ entries }) => entries);
    this.translate = translate;
    this.machine = new SiteMachine(table);
    this.here = allAsked(newGame(table.title, setup));
    const there = allAsked(newGame(table.title, this.setup));
    this.draft = {
      there,
      waiting: asked(pending(table.title, there)),
      log: [],
      entries: [],
      covered: new Set(),
      lastCovered: undefined,
    };
  }

  run(): LogThere | Objection {
    let turn: string | undefined;
    for (const index of this.log.keys()) {
      const key = this.keyHere();
      if (key !== turn || index === 0)
        this.checkpoints = [...this.checkpoints, this.checkpoint(index)].slice(-Math.max(...TURNS_BACK));
      turn = key;
      const objected = this.step(index);
      if (objected) return this.decisiveRule(index) ?? objected;
    }
    this.finish();
    const { log, entries } = this.draft;
    return { setup: this.setup, log, entries, isOver: this.here.outcome !== null };
  }

  private step(index: number): Objection | null {
    const objected = this.draft.covered.has(index) ? null : this.follow(index);
    const { seat, choice } = this.log[index]!;
    if (!objected) carryOutInPlace(this.table.title, this.here, seat, choice);
    return objected;
  }

  private checkpoint(index: number): Checkpoint<S> {
    return { index, here: copyJson(this.here), draft: this.copyOf(this.draft) };
  }

  /** The rule of the site without which the entry could be translated; if several are needed, the last one added. */
  private decisiveRule(index: number): Objection | null {
    const { options: here } = this.here as S & Pick<Setup, 'options'>;
    const all = Object.entries(this.setup.options);
    // Deals are translated as agreed beforehand, so they cannot be played with questions.
    const ours: Options = { ...here, [AGREED_DEALS]: this.setup.options[AGREED_DEALS]! };
    const others = all.filter(([option, value]) => ours[option] !== value);
    for (const turns of TURNS_BACK) {
      const from = this.checkpoints.at(-turns) ?? this.checkpoints[0]!;
      const without = ([option]: Other) => ({ ...this.setup.options, [option]: ours[option]! });
      const rule =
        others.find((other) => this.couldTranslate(index, from, without(other))) ??
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
    if (!this.couldTranslate(index, from, options)) return undefined;
    return others.find(([option, value]) => {
      options = { ...options, [option]: value };
      return !this.couldTranslate(index, from, options);
    });
  }

  private couldTranslate(
    index: number,
    { index: from, here, draft }: Checkpoint<S>,
    options: Options,
  ): boolean {
    this.here = copyJson(here);
    const { there: before, ...trial } = this.copyOf(draft);
    // Some options change the set-up.
    const there =
      from === 0
        ? allAsked(newGame(this.table.title, { ...this.setup, options }))
        : Object.assign(before, { options });
    this.draft = { ...trial, there, waiting: asked(pending(this.table.title, there)) };
    for (let at = from; at <= index; at++) if (this.step(at)) return false;
    return true;
  }

  /**
   * Translates one entry. Questions that only the site asks are skipped first, if the entry can be translated after
   * that.
   */
  private follow(index: number): Objection | null {
    const keys = [this.draft.lastCovered, this.keyHere()];
    let draft = this.draft;
    for (let i = 0; i < MAX_QUESTIONS && draft.waiting; i++) {
      const translation = this.translated(draft, index);
      if (translation && 'why' in translation) return translation;
      if (translation) {
        this.play(draft, translation);
        if (!draft.covered.has(index)) continue;
        this.draft = draft;
        return null;
      }
      const next = draft === this.draft ? this.copyOf(draft) : draft;
      const choice = this.leaving(next, keys);
      if (choice === null) break;
      this.play(next, { choice, covers: [] });
      draft = next;
    }
    return this.leftOut(index);
  }

  private translated(draft: Draft<S>, index: number): Translation | Objection | null {
    const { there, covered } = draft;
    const question = draft.waiting!;
    const context: EntryContext<S> = {
      here: this.here,
      there,
      question,
      log: this.log,
      index,
      isCovered: (i) => covered.has(i),
      isSameTurn: this.keyOf(draft) === this.keyHere(),
    };
    const found = this.translateDeal(context) ?? this.translate(context) ?? this.translateAlike(context);
    if (found?.choice === undefined) return found;
    const refused = refusalBy(question, this.actionOf(question, found));
    return refused ? this.refusedThere(index, refused) : (this.apart(context, found) ?? found);
  }

  /** A deal that needs consent at our tables is agreed beforehand on the site: it is translated if it was accepted. */
  private translateDeal({ question, log, index, isSameTurn }: EntryContext<S>): Translation | null {
    const answer = log[index + 1];
    if (answer?.decision !== CONSENT) return null;
    const covers = [index, index + 1];
    if (answer.choice !== ACCEPT) return { covers };
    const { decision, choice } = log[index]!;
    return isSameTurn && question.decision === decision ? { choice, covers } : null;
  }

  /** Both games ask the same. */
  private translateAlike({ question, log, index, isSameTurn }: EntryContext<S>): Translation | null {
    const { seat, decision, choice } = log[index]!;
    const isSame = isSameTurn && question.decision === decision && question.seats.includes(seat);
    return isSame ? { choice, covers: [index] } : null;
  }

  /** Both games have to be equal before an entry is copied unchanged. */
  private apart(
    { here, there, log, index, isCovered }: EntryContext<S>,
    { choice, amid }: Translation,
  ): Objection | null {
    const isAhead = log.slice(index + 1, index + MAX_AHEAD).some((_, i) => isCovered(index + 1 + i));
    const isAsItIs = choice === log[index]!.choice && !isAhead && !amid;
    const difference = isAsItIs ? differenceThatMatters(here, there) : null;
    return difference && objection('export/differs', { entry: this.entries[index]!, ...difference });
  }

  /** How to skip the site's question; null if it is a real choice in another turn. */
  private leaving(draft: Draft<S>, keys: readonly (string | undefined)[]): Json | null {
    const question = draft.waiting!;
    const few = question.few();
    if (few.length > 1 && !keys.includes(this.keyOf(draft))) return null;
    const left = this.machine.leaves(draft.there, question);
    const action = left !== null && { seat: question.seats[0]!, decision: question.decision, choice: left };
    if (action && refusalBy(question, action) === null) return left;
    return few.length === 1 ? few[0]! : null;
  }

  /** A pass in a step that the site does not ask for needs no counterpart. */
  private leftOut(index: number): Objection | null {
    const { decision, choice } = this.log[index]!;
    if (isPass(choice) || decision === CONSENT || decision === COUNT_NOW) {
      this.draft.covered.add(index);
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

  /** If our game is over, the other one continues to its end, as long as nobody has a choice. */
  private finish(): void {
    if (!this.here.outcome) return;
    const draft = this.copyOf(this.draft);
    while (draft.waiting) {
      const choice = this.leaving(draft, [draft.lastCovered]);
      if (choice === null) return;
      this.play(draft, { choice, covers: [] });
    }
    this.draft = draft;
  }

  private play(draft: Draft<S>, translation: Translation): void {
    for (const index of translation.covers) draft.covered.add(index);
    if (translation.choice === undefined) return;
    if (translation.covers.length > 0) draft.lastCovered = this.keyOf(draft);
    const action = this.actionOf(draft.waiting!, translation);
    if (!draft.waiting!.isForced(action.choice)) {
      draft.log.push(action);
      draft.entries.push(this.entries[Math.max(...draft.covered)] ?? 1);
    }
    draft.waiting = asked(carryOutInPlace(this.table.title, draft.there, action.seat, action.choice));
  }

  private actionOf({ decision, seats }: Question, { choice, covers }: Translation): Action {
    const wanted = this.log[covers[0] ?? -1]?.seat ?? '';
    return { seat: seats.includes(wanted) ? wanted : seats[0]!, decision, choice: choice! };
  }

  private copyOf({ there, log, entries, covered, lastCovered }: Draft<S>): Draft<S> {
    const copy = copyJson(there);
    const waiting = asked(pending(this.table.title, copy));
    const told = { log: [...log], entries: [...entries], covered: new Set(covered) };
    return { there: copy, waiting, ...told, lastCovered };
  }

  private keyHere(): string | undefined {
    const waiting = pending(this.table.title, this.here);
    return waiting ? this.table.turn(this.here, new Question(waiting))?.key : undefined;
  }

  private keyOf({ there, waiting }: Draft<S>): string | undefined {
    return waiting ? this.table.turn(there, waiting)?.key : undefined;
  }
}

function asked(waiting: Pending | null): Question | null {
  return waiting && new Question(waiting);
}

function allAsked<S extends GameState>(state: S): S {
  state.events = null;
  state.asksForced = true;
  return state;
}

/** A reason to be quoted within another message. */
export function reasonOf({ why, details = {} }: Objection): Json {
  return { why, details };
}
