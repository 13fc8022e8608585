import type { Decision, SealedDecision } from './decision.ts';
import type { GameState } from './state.ts';

/**
 * A rulebook consists of procedures that stop to ask a player something. So does the code, with five building blocks:
 * `procedure`, `run`, `ask`, `call`, and `whilst`/`when`.
 */
export type Step<S extends GameState, V> =
  | { readonly op: 'run'; readonly run: (state: S, vars: V) => void }
  | { readonly op: 'ask'; readonly label: string; readonly decision: AnyDecision<S, V> }
  | CallStep<S, V>
  | {
      readonly op: 'whilst' | 'when';
      readonly test: (state: S, vars: V) => boolean;
      readonly steps: Step<S, V>[];
    };

export interface CallStep<S extends GameState, V> {
  readonly op: 'call';
  readonly label: string;
  readonly procedure: () => AnyProcedure<S>;
  readonly vars: (state: S, vars: V) => object;
  /** Reads the result from the variables of the finished procedure. */
  readonly returning: ((state: S, vars: V, result: never) => void) | null;
}

// A decision is stored by procedures of one state but of many kinds of choices and variables.
// biome-ignore lint/suspicious/noExplicitAny: the choice's type is known only where the decision is written
export type AnyDecision<S extends GameState, V = any> = Decision<S, V, any> | SealedDecision<S, V, any>;
// biome-ignore lint/suspicious/noExplicitAny: a frame's variables are known only to its procedure
export type AnyProcedure<S extends GameState> = Procedure<S, any>;

export interface Procedure<S extends GameState, V> {
  readonly name: string;
  /** The section of the rulebook that it follows. */
  readonly rule: string;
  readonly code: readonly Instruction<S, V>[];
  /** Index of each labelled instruction. */
  readonly labels: ReadonlyMap<string, number>;
}

/** Steps with `whilst` and `when` flattened into jumps, so that a place in a procedure is one label. */
export type Instruction<S extends GameState, V> =
  | { readonly op: 'run'; readonly run: (state: S, vars: V) => void }
  | { readonly op: 'ask'; readonly label: string; readonly decision: AnyDecision<S, V> }
  | CallStep<S, V>
  | { readonly op: 'unless'; readonly test: (state: S, vars: V) => boolean; to: number }
  | { readonly op: 'jump'; readonly to: number };

export function procedure<S extends GameState, V extends object = Record<string, never>>(
  name: string,
  rule: string,
  ...steps: Step<S, V>[]
): Procedure<S, V> {
  const code: Instruction<S, V>[] = [];
  flatten(steps, code);
  const labels = new Map<string, number>();
  code.forEach((instruction, index) => {
    if (instruction.op !== 'ask' && instruction.op !== 'call') return;
    if (labels.has(instruction.label)) {
      throw new Error(`Procedure ${name} has two steps labelled ${instruction.label}; name one of them.`);
    }
    labels.set(instruction.label, index);
  });
  return { name, rule, code, labels };
}

function flatten<S extends GameState, V>(steps: readonly Step<S, V>[], code: Instruction<S, V>[]): void {
  for (const step of steps) {
    if (!('steps' in step)) {
      code.push(step);
      continue;
    }
    const start = code.length;
    const branch = { op: 'unless' as const, test: step.test, to: -1 };
    code.push(branch);
    flatten(step.steps, code);
    if (step.op === 'whilst') code.push({ op: 'jump', to: start });
    branch.to = code.length;
  }
}

/** Does something that needs no decision. */
export function run<S extends GameState, V>(act: (state: S, vars: V) => void): Step<S, V> {
  return { op: 'run', run: act };
}

/** Waits for somebody's choice. The label is the decision's name unless a procedure asks the same thing twice. */
export function ask<S extends GameState, V>(decision: AnyDecision<S, V>, label = decision.name): Step<S, V> {
  return { op: 'ask', label, decision };
}

/**
 * Runs another procedure with its own variables (`vars`); `returning` can read them when it has finished.
 * A function instead of the procedure allows two procedures to call each other.
 */
export function call<S extends GameState, V, W extends object>(
  target: Procedure<S, W> | (() => Procedure<S, W>),
  vars: (state: S, vars: V) => W = () => ({}) as W,
  options: { label?: string; returning?: (state: S, vars: V, result: W) => void } = {},
): Step<S, V> {
  const label = options.label ?? (typeof target === 'function' ? undefined : target.name);
  if (label === undefined) throw new Error('A call of a procedure given as a function needs a label.');
  return {
    op: 'call',
    label,
    procedure: typeof target === 'function' ? target : () => target,
    vars,
    returning: (options.returning as CallStep<S, V>['returning'] | undefined) ?? null,
  };
}

/** Repeats its steps as long as the test holds; the test comes first. */
export function whilst<S extends GameState, V>(
  test: (state: S, vars: V) => boolean,
  ...steps: Step<S, V>[]
): Step<S, V> {
  return { op: 'whilst', test, steps };
}

/** Takes its steps if the test holds. */
export function when<S extends GameState, V>(
  test: (state: S, vars: V) => boolean,
  ...steps: Step<S, V>[]
): Step<S, V> {
  return { op: 'when', test, steps };
}
