import type { Diagram } from './diagram.ts';
import type { Plan } from './plan.ts';

/** The trains of a company, grouped by kind; the diagrams say what each can do alone. */
export interface Fleet {
  readonly plan: Plan;
  readonly kinds: readonly { readonly diagram: Diagram; readonly count: number }[];
  /** All routes must hang together. */
  readonly meeting: boolean;
  /** Every sum of routes is a multiple of this, so a better run is better by at least as much. */
  readonly grain: number;
}

/** One route as the layers whose edges it uses. */
export interface Way {
  readonly kind: number;
  readonly uses: readonly number[];
  readonly value: number;
  readonly blocked: boolean;
}

/** Routes for different trains that may be run together. */
export interface Solution {
  readonly ways: readonly Way[];
  readonly value: number;
}

export const NO_WAYS: Solution = { ways: [], value: 0 };
