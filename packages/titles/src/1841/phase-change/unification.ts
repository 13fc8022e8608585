import type { State } from '../state.ts';

/** §8.1: the variants without a secession do not use SB and SFL; one has it in phase 3. */
export function secessionPhase({ options }: Pick<State, 'options'>): number | null {
  if (options.unification === 'historical') return 4;
  return options.unification === 'carlo-alberto' ? 3 : null;
}

/** §8.1: some variants postpone the Tuscan merger to phase 5. */
export function tuscanMergerPhase({ options }: Pick<State, 'options'>): number {
  return ['napoleon', 'wilhelm', 'franz-joseph'].includes(options.unification) ? 5 : 4;
}
