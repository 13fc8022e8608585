import type { Json } from './json.ts';
import type { Offer } from './offer.ts';
import type { CHANCE, GameState, Seat } from './state.ts';

/** A question to one player, or to chance: what may be chosen, and what each choice does, are defined side by side. */
export interface Decision<S extends GameState, V = object, C extends Json = Json> {
  readonly name: string;
  /** The section that gives the player this choice. */
  readonly rule: string;
  /** The section, if it depends on where in the rules the question is asked. */
  readonly ruleAt?: (state: S, vars: V) => string;
  /** Who is asked; null: nobody, the step is skipped. */
  readonly actor: (state: S, vars: V) => Seat | typeof CHANCE | null;
  /** What is legal, computed here and nowhere else. If no choice is legal, nobody is asked. */
  readonly offer: (state: S, vars: V) => Offer<C>;
  readonly apply: (state: S, vars: V, choice: C) => void;
  /** If only one choice is legal, it is made automatically. May depend on the position. */
  readonly forced?: boolean | ((state: S, vars: V) => boolean);
  /** Its procedure asks only where something can be chosen, so it is not searched for a first choice. */
  readonly neverEmpty?: boolean;
}

/** A question to several players at once, each answering in secret; nothing happens before the last answer. */
export interface SealedDecision<S extends GameState, V = object, C extends Json = Json> {
  readonly name: string;
  readonly rule: string;
  /** The players who have to choose; the game waits for all of them. */
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
