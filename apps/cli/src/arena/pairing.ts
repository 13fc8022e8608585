import { LEVELS, type Level, type Limits } from '@signalbox/bots';
import { DEFAULT_WORK } from '@signalbox/bots/arena';

/** Who plays against whom, and with what for each decision. */
export interface Pairing {
  readonly title: string;
  readonly players: number;
  readonly bots: readonly Level[];
  /** Milliseconds for a decision; null where only the amount of work is limited. */
  readonly budgetMs: number | null;
  /** Imagined actions for a decision; null for as many as the level has by default, or as the time allows. */
  readonly work: number | null;
}

export function limitsOf({ budgetMs, work }: Pairing): Readonly<Record<Level, Limits>> {
  if (budgetMs === null && work === null) return DEFAULT_WORK;
  const limits: Limits = { ...(budgetMs !== null && { budgetMs }), ...(work !== null && { nodes: work }) };
  return Object.fromEntries(LEVELS.map((level) => [level, limits])) as Record<Level, Limits>;
}

/** How it is written in tables and in the names of files. */
export function limitText({ budgetMs, work }: Pairing): string {
  const time = budgetMs === null ? '' : `${budgetMs} ms`;
  const most = work === null ? '' : `${work} actions`;
  return [time, most].filter((part) => part !== '').join(', ') || 'fixed work';
}
