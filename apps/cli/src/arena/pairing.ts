import { type BotName, LEVELS, type Level, type Limits } from '@signalbox/bots';
import { DEFAULT_WORK } from '@signalbox/bots/arena';

/** Who plays against whom, and with which limits per decision. */
export interface Pairing {
  readonly title: string;
  readonly players: number;
  readonly bots: readonly BotName[];
  /** Milliseconds per decision; null if only the amount of work is limited. */
  readonly budgetMs: number | null;
  /** Simulated actions per decision; null for the default of the level, or as many as the time allows. */
  readonly work: number | null;
}

export function limitsOf({ budgetMs, work }: Pairing): Readonly<Record<Level, Limits>> {
  if (budgetMs === null && work === null) return DEFAULT_WORK;
  const limits: Limits = { ...(budgetMs !== null && { budgetMs }), ...(work !== null && { nodes: work }) };
  return Object.fromEntries(LEVELS.map((level) => [level, limits])) as Record<Level, Limits>;
}

/** Its name in tables and file names. */
export function limitText({ budgetMs, work }: Pairing): string {
  const time = budgetMs === null ? '' : `${budgetMs} ms`;
  const most = work === null ? '' : `${work} actions`;
  return [time, most].filter((part) => part !== '').join(', ') || 'fixed work';
}
