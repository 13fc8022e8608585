import type { Json } from './json.ts';
import type { Offer } from './offer.ts';
import type { CHANCE, GameState, Seat } from './state.ts';

/** A question to one player, or to chance. What may be answered and what follows stand side by side. */
export interface Decision<S extends GameState, V = object, C extends Json = Json> {
  readonly name: string;
  /** The section that gives the choice. */
  readonly rule: string;
  /** The same, where one question is asked in several chapters. */
  readonly ruleAt?: (state: S, vars: V) => string;
  /** Who is asked; null: nobody, the step is skipped. */
  readonly actor: (state: S, vars: V) => Seat | typeof CHANCE | null;
  /** What is legal, computed here and nowhere else. An offer without a single legal choice asks nobody. */
  readonly offer: (state: S, vars: V) => Offer<C>;
  readonly apply: (state: S, vars: V, choice: C) => void;
  /** A single legal choice is taken without asking: the rulebook leaves none. May depend on the position. */
  readonly forced?: boolean | ((state: S, vars: V) => boolean);
}

/** A question to several players at once, each answering unseen; nothing happens before the last answer. */
export interface SealedDecision<S extends GameState, V = object, C extends Json = Json> {
  readonly name: string;
  readonly rule: string;
  /** Those who have something to choose: each is waited for. */
  readonly actors: (state: S, vars: V) => readonly Seat[];
  readonly sealed: (state: S, vars: V, seat: Seat) => Offer<C>;
  readonly reveal: (state: S, vars: V, choices: Readonly<Record<Seat, C>>) => void;
}

export function decision<S extends GameState, V = object, C extends Json = Json>(
  definition: Decision<S, V, C>,
): Decision<S, V, C> {
  return definition;
}

export function sealedDecision<S extends GameState, V = object, C extends Json = Json>(
  definition: SealedDecision<S, V, C>,
): SealedDecision<S, V, C> {
  return definition;
}

/** A decision of any state and variables that is answered with these choices. */
export type DecisionWith<C extends Json> =
  | Pick<Decision<never, never, C>, 'name' | 'apply'>
  | Pick<SealedDecision<never, never, C>, 'name' | 'reveal'>;
