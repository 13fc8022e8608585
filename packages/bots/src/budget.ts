import type { Level } from './levels.ts';

/** The budget of a decision: time, work or both. With work alone the same seed gives the same choice. */
export interface Limits {
  /** Milliseconds from the question to the answer. */
  readonly budgetMs?: number;
  /** How many actions may be simulated. If only this is given, time is not limited. */
  readonly nodes?: number;
  /** How many actions are simulated in any case, however long it takes, unless it is called off. */
  readonly atLeast?: number;
  readonly signal?: AbortSignal;
  /** For tests: a clock in milliseconds. */
  readonly now?: () => number;
}

export const DEFAULT_BUDGET_MS = 700;
/** For barons, at a table that allows it. */
export const PATIENT_BUDGET_MS = 3_000;

/** How long a bot may think about a decision at a table. */
export function thinkingMs(level: Level, patient: boolean): number {
  return patient && level === 'baron' ? PATIENT_BUDGET_MS : DEFAULT_BUDGET_MS;
}

/**
 * Thinking ends when this fraction of the time is used: the current simulation must still finish, and the machine is
 * shared.
 */
const THINKING_FRACTION = 0.75;

export class Budget {
  private left: number;
  private owed: number;
  private readonly begun: number;
  private readonly time: number;
  private readonly now: () => number;
  private readonly signal: AbortSignal | undefined;
  /** When the clock was last read, and the longest time between two readings. */
  private lastRead: number;
  private longest = 0;

  constructor({ budgetMs, nodes, atLeast = 0, signal, now = () => performance.now() }: Limits) {
    this.now = now;
    this.left = nodes ?? Number.POSITIVE_INFINITY;
    this.owed = atLeast;
    this.time = budgetMs ?? (nodes === undefined ? DEFAULT_BUDGET_MS : Number.POSITIVE_INFINITY);
    this.begun = now();
    this.lastRead = this.begun;
    this.signal = signal;
  }

  spend(nodes = 1): void {
    this.left -= nodes;
    this.owed -= nodes;
  }

  get exhausted(): boolean {
    if (this.left <= 0 || this.signal?.aborted) return true;
    return this.owed <= 0 && this.time !== Number.POSITIVE_INFINITY && this.isLate();
  }

  /** It is also late if another step as long as the longest so far would exceed the time. */
  private isLate(): boolean {
    const now = this.now();
    this.longest = Math.max(this.longest, now - this.lastRead);
    this.lastRead = now;
    const passed = now - this.begun;
    return passed >= this.time * THINKING_FRACTION || passed + this.longest >= this.time;
  }
}
