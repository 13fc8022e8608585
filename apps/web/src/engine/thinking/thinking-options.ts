import { thinkingMs } from '@signalbox/bots/budget';
import type { Level } from '@signalbox/bots/levels';
import { sha256 } from '@signalbox/kernel';
import type { LocalTable } from '../local-table.ts';
import type { Question } from './question.ts';

/** For repeatable games: a number of simulated actions instead of time. */
const THINKING_NODES = 300;

/**
 * For hints: on a slow machine the time is over before any game is simulated, and another answer comes when it is asked
 * again.
 */
export function hintOptions(table: LocalTable | null): Question['options'] {
  return { ...thinkingOptions(table), atLeast: THINKING_NODES };
}

/** The options with which a bot thinks about a decision at a table. */
export function thinkingOptions(table: LocalTable | null, level: Level = 'conductor'): Question['options'] {
  const seed = table?.repeatableSeed;
  if (!table || !seed) return { budgetMs: thinkingMs(level, table?.patient ?? false) };
  const luck = sha256(`signalbox bot ${seed} ${table.standing.length}`);
  return { nodes: THINKING_NODES, seed: Number.parseInt(luck.slice(0, 7), 16) };
}
