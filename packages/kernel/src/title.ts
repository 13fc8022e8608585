import type { AutoKind } from './auto.ts';
import type { Json } from './json.ts';
import type { LegacyChoices, LegacyDecisions } from './legacy.ts';
import type { Aliases, Messages, Say } from './messages.ts';
import type { OptionSpecs, Options } from './options.ts';
import type { AnyDecision, AnyProcedure } from './procedure.ts';
import type { Rulebook } from './rulebook.ts';
import type { GameState, Seat } from './state.ts';

/** How a table is set up. Names and people belong to the table, not to the rules. */
export interface Setup {
  readonly players: number;
  readonly options: Options;
}

export interface TitleDefinition<S extends GameState> {
  readonly id: string;
  readonly name: string;
  /** Minimum and maximum number of players. */
  readonly players: readonly [number, number];
  readonly options: OptionSpecs;
  /** Named sets of options. */
  readonly presets: Readonly<Record<string, Options>>;
  readonly rulebook: Rulebook;
  readonly messages: Messages;
  /** Names in `messages` that are replaced at some tables, for example those played by an older version of the rules. */
  readonly aliasesAt?: (state: S) => Aliases;
  /** Decisions that only settle details of an earlier decision. */
  readonly followUps?: readonly string[];
  /** Decisions that change so much that no answer to them can be assumed in a forecast. */
  readonly openChoices?: readonly string[];
  /** Procedures that are steps of a sequence: they begin when the step before them is over, whatever was decided in it. */
  readonly steps?: readonly string[];
  /** Version of the state's format. */
  readonly format: number;
  /** By format: the migration from it to the next one. */
  readonly migrations: Readonly<Record<number, (old: Json) => Json>>;
  /** Choices that logs and files of older versions wrote differently. */
  readonly legacyChoices?: LegacyChoices;
  /** Decisions that they call by other names. */
  readonly legacyDecisions?: LegacyDecisions;
  /**
   * Parts of the state that the rules replace and never change in place: copies share them, and what is memoized for
   * them.
   */
  readonly replaced?: readonly (keyof S & string)[];
  readonly setup: (setup: Setup) => S;
  /** The sequence of play. */
  readonly main: AnyProcedure<S>;
  /** What a seat (null: a spectator) may see. The kernel hides sealed choices. */
  readonly view?: (state: S, seat: Seat | null) => S;
  /** The table in plain text for terminals, by name (map, market). Each function gets a seat's view. */
  readonly panels?: Readonly<Record<string, (state: S, say: Say) => string>>;
  /** The kinds of auto actions that players can set; if several could answer a question, the first one does. */
  readonly auto?: readonly AutoKind<S>[];
  /** What must hold after every step: the broken invariants, described for developers. */
  readonly invariants: (state: S) => string[];
}

export interface Title<S extends GameState = GameState> extends TitleDefinition<S> {
  readonly procedures: ReadonlyMap<string, AnyProcedure<S>>;
  readonly decisions: ReadonlyMap<string, AnyDecision<S>>;
}

/** For lists of titles, whose states differ. */
// biome-ignore lint/suspicious/noExplicitAny: a title both takes and returns its own kind of state
export type AnyTitle = Title<any>;

/**
 * Collects the procedures and decisions reachable from the sequence of play, and refuses a title that cites a section
 * which does not exist.
 */
export function defineTitle<S extends GameState>(definition: TitleDefinition<S>): Title<S> {
  const procedures = new Map<string, AnyProcedure<S>>();
  const decisions = new Map<string, AnyDecision<S>>();
  const visit = (procedure: AnyProcedure<S>) => {
    const known = procedures.get(procedure.name);
    if (known === procedure) return;
    if (known) throw new Error(`${definition.id}: two procedures are called ${procedure.name}.`);
    procedures.set(procedure.name, procedure);
    definition.rulebook.mustHave(procedure.rule);
    for (const instruction of procedure.code) {
      if (instruction.op === 'call') visit(instruction.procedure());
      if (instruction.op === 'ask') collect(instruction.decision);
    }
  };
  const collect = (decision: AnyDecision<S>) => {
    const known = decisions.get(decision.name);
    if (known && known !== decision)
      throw new Error(`${definition.id}: two decisions are called ${decision.name}.`);
    definition.rulebook.mustHave(decision.rule);
    decisions.set(decision.name, decision);
  };
  visit(definition.main);
  return { ...definition, procedures, decisions };
}
