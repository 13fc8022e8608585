import type { GameState, Json } from '@signalbox/kernel';
import { COUNT_NOW } from '@signalbox/rails';
import type { Question } from '../recording/question.ts';
import type { Ask, SiteEntity } from './ask.ts';
import { hasTurn } from './steps.ts';
import type { At, SiteAct, SiteStep, SiteTable, SiteTurn } from './table.ts';

/**
 * Runs the site's steps over our state. The reader uses it to see which question a recorded action answers, the writer
 * to see when an action has to be written. It only stores what the site remembers about a turn: which steps are
 * finished.
 */
export class SiteMachine<S extends GameState> {
  private readonly table: SiteTable<S>;
  private turn: SiteTurn | null = null;
  private passed = new Set<string>();
  private notes: Record<string, Json> = {};
  private memory: unknown = null;
  private at: At<S> | null = null;
  private asked: Question | null = null;
  /** What each step accepts from an entity now. */
  private accepted: Accepted<S>[] = [];
  /** A step that accepts this kind of action from the entity whose turn it is. */
  private agreed: { readonly step: SiteStep<S>; readonly type: string } | null = null;
  private readonly rounds: ReadonlyMap<string, Round<S>>;
  /** That of the present turn. */
  private round: Round<S> | null = null;

  constructor(table: SiteTable<S>) {
    this.table = table;
    this.rounds = new Map(Object.entries(table.rounds).map(([name, steps]) => [name, roundOf(steps)]));
  }

  /** The present position; null outside any turn. */
  where(state: S, question: Question): At<S> | null {
    // The same question object means the same moment.
    if (this.asked === question) return this.at;
    this.asked = question;
    this.forget();
    const turn = this.table.turn(state, question);
    if (turn?.key !== this.turn?.key) {
      this.passed = new Set();
      this.notes = {};
    }
    this.turn = turn;
    this.round = turn && this.rounds.get(turn.round)!;
    this.memory = this.table.memory?.(state, this.memory) ?? null;
    this.at = turn && { state, question, turn, passed: this.passed, notes: this.notes, memory: this.memory };
    return this.at;
  }

  /**
   * What the site asks; null if it skips what our game asks. In that case our game moves on before the next step is
   * considered, so that a step may inspect our question if that belongs to this step or a later one. `expected` is the
   * next recorded action: a step that accepts it is open, without a look at everything else that it might accept.
   */
  asks(state: S, question: Question, expected: SiteAct | null = null): Ask | null {
    const at = this.where(state, question);
    const place = at ? this.place(at, question.decision) : -1;
    if (!at || place < 0) return null;
    const open: SiteStep<S>[] = [];
    const { steps } = this.round!;
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index]!;
      const closed = this.passed.has(step.name) || step.active?.(at) === false;
      if (closed && index === place) return null;
      if (closed) continue;
      open.push(step);
      if (step.blocks === false) continue;
      const entity = step.asks ? step.asks(at) : at.turn.entity;
      if (entity && this.isOpen(at, step, entity, expected)) return new StepAsk(at, entity, step, open);
      this.pass(step);
      if (index === place) return null;
    }
    return null;
  }

  private isOpen(at: At<S>, step: SiteStep<S>, entity: SiteEntity, expected: SiteAct | null): boolean {
    if (!step.isOpen) return this.takes(at, step, entity).length > 0;
    const accepts = expected && hasTurn(at, expected.entity) && this.accepts(at, step, expected);
    return accepts || step.isOpen(at);
  }

  private accepts(at: At<S>, step: SiteStep<S>, { type, entity }: Act): boolean {
    if (!step.accepts || !hasTurn(at, entity)) return this.takes(at, step, entity).includes(type);
    if (this.agreed?.step === step && this.agreed.type === type) return true;
    const accepts = step.accepts(at, type);
    if (accepts) this.agreed = { step, type };
    return accepts;
  }

  /** The choice by which our game moves on where the site skips its question; null if the site asks it. */
  follows(state: S, question: Question, ask: Ask | null): Json | null {
    const at = this.where(state, question);
    if (!at) return this.outside(state, question);
    const place = this.place(at, question.decision);
    if (place < 0) return this.outside(state, question);
    if (ask !== null && place >= this.indexOf(ask.step)) return null;
    return this.leaves(state, question);
  }

  /** The choice by which our game skips its own question. */
  leaves(state: S, question: Question, action: SiteAct | null = null): Json | null {
    const at = this.where(state, question);
    const step = at && this.round!.steps[this.place(at, question.decision)];
    return step ? (step.decisions[question.decision]!(at, action) ?? null) : this.outside(state, question);
  }

  /** Decisions that belong to no step. The site does not ask whether to end and score a quiet game. */
  private outside(state: S, question: Question): Json | null {
    if (question.decision === COUNT_NOW) return 'play-on';
    return this.table.outside[question.decision]?.(state, question) ?? null;
  }

  /** Is our game already past a step of the site? Then the step can only be passed. */
  isPast(state: S, question: Question, step: string): boolean {
    const at = this.where(state, question);
    if (!at) return false;
    return this.place(at, question.decision) > this.indexOf(step);
  }

  private indexOf(step: string): number {
    return this.round!.indexes.get(step) ?? -1;
  }

  /** Does the site itself take the action that it asks for now? */
  isByItself(state: S, question: Question, ask: Ask): boolean {
    const at = this.where(state, question);
    const step = at && this.round!.steps[this.indexOf(ask.step)];
    return step?.byItself?.(at!) ?? false;
  }

  /** The step that accepts this action now; null if none does. */
  taking(act: Act, ask: Ask | null): SiteStep<S> | null {
    const at = this.at;
    if (!at) return null;
    for (const step of this.round!.steps) {
      if (this.passed.has(step.name) || step.active?.(at) === false) continue;
      if (this.accepts(at, step, act)) return step;
      if (step.name === ask?.step) return null;
    }
    return null;
  }

  /** Records that a step accepted an action. To be called before our game carries it out. */
  took(step: SiteStep<S>, action: SiteAct): void {
    const at = this.at!;
    const over = step.over ? step.over(at, action) : action.type === 'pass';
    if (step.notes) Object.assign(this.notes, step.notes(at, action));
    this.forget();
    if (over) this.pass(step);
  }

  /** Steps may look at what is passed and noted, so what they accept is asked again after either. */
  private pass(step: SiteStep<S>): void {
    this.passed.add(step.name);
    this.forget();
  }

  private forget(): void {
    if (this.accepted.length > 0) this.accepted = [];
    this.agreed = null;
  }

  private takes(at: At<S>, step: SiteStep<S>, { kind, id }: SiteEntity): readonly string[] {
    for (const known of this.accepted)
      if (known.step === step && known.id === id && known.kind === kind) return known.types;
    const types = step.takes(at, { kind, id });
    this.accepted.push({ step, kind, id, types });
    return types;
  }

  /** The step in which a decision of ours is made; if there are several, the first that is active and not passed. */
  private place(at: At<S>, decision: string): number {
    const { steps, places: all } = this.round!;
    const places = all.get(decision);
    if (!places) return -1;
    let active: number | undefined;
    for (const place of places) {
      const step = steps[place]!;
      if (step.active?.(at) === false) continue;
      if (!this.passed.has(step.name)) return place;
      active = place;
    }
    return active ?? places.at(-1)!;
  }
}

/** A list of steps, with what is looked up in it. */
interface Round<S extends GameState> {
  readonly steps: readonly SiteStep<S>[];
  /** By name of a step. */
  readonly indexes: ReadonlyMap<string, number>;
  /** By decision of ours: the steps in which it is made. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

function roundOf<S extends GameState>(steps: readonly SiteStep<S>[]): Round<S> {
  const places = new Map<string, number[]>();
  steps.forEach(({ decisions }, i) => {
    for (const decision in decisions) places.set(decision, [...(places.get(decision) ?? []), i]);
  });
  return { steps, places, indexes: new Map(steps.map(({ name }, i) => [name, i])) };
}

type Act = Pick<SiteAct, 'type' | 'entity'>;

interface Accepted<S extends GameState> extends SiteEntity {
  readonly step: SiteStep<S>;
  readonly types: readonly string[];
}

/** The accepted actions are seldom needed, so they are computed when first read. */
class StepAsk<S extends GameState> implements Ask {
  readonly kind: SiteEntity['kind'];
  readonly id: string;
  readonly step: string;
  private readonly at: At<S>;
  private readonly open: readonly SiteStep<S>[];
  private accepted: readonly string[] | null = null;

  constructor(at: At<S>, { kind, id }: SiteEntity, { name }: SiteStep<S>, open: readonly SiteStep<S>[]) {
    this.kind = kind;
    this.id = id;
    this.step = name;
    this.at = at;
    this.open = open;
  }

  get may(): readonly string[] {
    this.accepted ??= [...new Set(this.open.flatMap((step) => step.takes(this.at, this)))];
    return this.accepted;
  }
}
