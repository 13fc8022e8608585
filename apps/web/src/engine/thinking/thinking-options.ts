import { sha256 } from '@signalbox/kernel';
import type { LocalTable } from '../local-table.ts';
import type { Question } from './question.ts';

/** How long a bot may think about one decision. */
const THINKING_MS = 600;
/** For repeatable games: a number of simulated actions instead of time. */
const THINKING_NODES = 300;

/** The options with which a bot thinks about a decision at a table. */
export function thinkingOptions(table: LocalTable | null): Question['options'] {
  const seed = table?.repeatableSeed;
  if (!table || !seed) return { budgetMs: THINKING_MS };
  const luck = sha256(`signalbox bot ${seed} ${table.standing.length}`);
  return { nodes: THINKING_NODES, seed: Number.parseInt(luck.slice(0, 7), 16) };
}
