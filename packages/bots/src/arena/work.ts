import type { Limits } from '../budget.ts';
import type { Level } from '../levels.ts';

/** How much each level may simulate at a decision in an arena: work, not time, so that results can be repeated. */
export const DEFAULT_WORK: Readonly<Record<Level, Limits>> = {
  random: { nodes: 1 },
  apprentice: { nodes: 2_000 },
  conductor: { nodes: 2_000 },
  baron: { nodes: 4_000 },
};
