import { type Action, CHANCE, type GameState, sameJson } from '@signalbox/kernel';
import { COUNT_NOW } from '@signalbox/rails';
import type { ActionWriter, Written } from '../export/action-writer.ts';
import type { Writer } from '../export/exporter.ts';
import type { Question } from '../recording/question.ts';
import type { Ask } from './ask.ts';
import { SiteMachine } from './machine.ts';
import type { SiteAct, SiteTable } from './table.ts';

/** Writes single actions of one title in the site's format; its methods are called when one is due. */
export interface SiteWriter<S extends GameState> {
  /** Writes what the site would have recorded, if anything, for an action about to be carried out. */
  readonly write: (state: S, action: Action) => void;
  /** Called after the action, with the resulting state. */
  readonly note: (state: S, action: Action) => void;
}

/**
 * Writes a game by the site's own questions: nothing where the site moves on automatically, a pass where it asks what our
 * game does not, and nothing that it does not ask for.
 */
export class SiteWriting<S extends GameState> implements Writer<S> {
  private readonly table: SiteTable<S>;
  private readonly machine: SiteMachine<S>;
  private readonly actionWriter: ActionWriter;
  private readonly writer: SiteWriter<S>;

  constructor(table: SiteTable<S>, actionWriter: ActionWriter, writer: SiteWriter<S>) {
    this.table = table;
    this.machine = new SiteMachine(table);
    this.actionWriter = actionWriter;
    this.writer = writer;
  }

  write(state: S, action: Action, question: Question): void {
    // Chance decides the order in which the file lists the players.
    if (action.decision === COUNT_NOW || action.seat === CHANCE) return;
    const ask = this.passed(state, question);
    const byItself = this.machine.follows(state, question, ask);
    if (byItself !== null && sameJson(byItself, action.choice)) return;
    const { written, carried } = this.actionWriter;
    const [before, carriedBefore] = [written.length, carried.length];
    this.writer.write(state, action);
    const added = [...written.slice(before), ...carried.slice(carriedBefore)];
    for (const each of added) this.check(each, ask);
  }

  note(state: S, action: Action): void {
    this.writer.note(state, action);
  }

  /** What the site asks after passing the steps that our game has already left behind. */
  private passed(state: S, question: Question): Ask | null {
    for (;;) {
      const ask = this.machine.asks(state, question);
      if (!ask || !this.machine.isPast(state, question, ask.step)) return ask;
      const pass = { type: 'pass', entity: ask, details: {} };
      const step = ask.may.includes('pass') ? this.machine.taking(pass, ask) : null;
      if (!step) {
        this.refuse(question.decision, ask);
        return ask;
      }
      this.actionWriter.as(ask.kind, ask.kind === 'player' ? ask.id : this.table.symbol(ask, state), 'pass');
      this.machine.took(step, pass);
    }
  }

  /** Would the site have accepted the action? */
  private check(written: Written, ask: Ask | null): void {
    const act = this.actOf(written);
    const step = this.machine.taking(act, ask);
    if (step) this.machine.took(step, act);
    else this.refuse(written.type, ask);
  }

  private actOf(written: Written): SiteAct {
    const kind = written.entity_type;
    const id = kind === 'player' ? `p${written.entity}` : this.table.named(kind, String(written.entity));
    return { type: written.type, entity: { kind, id: id ?? '' }, details: written };
  }

  private refuse(action: string, ask: Ask | null): void {
    this.actionWriter.refuse('export/not-asked', { action, step: ask?.step ?? '–' });
  }
}
