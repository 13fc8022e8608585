import type { Frame } from '@signalbox/kernel';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';

/** The variables of the innermost frame of a procedure; null where it is not running. */
export function varsOf<V>(state: State, procedure: string): V | null {
  const frame: Frame | undefined = state.stack.findLast((each) => each.procedure === procedure);
  return frame ? (frame.vars as V) : null;
}

export function isWithin(state: State, procedure: string): boolean {
  return state.stack.some((frame) => frame.procedure === procedure);
}

/** The company whose turn it is. */
export function operatorOf(state: State): Company | null {
  return varsOf<{ company: Company }>(state, 'company-turn')?.company ?? null;
}
