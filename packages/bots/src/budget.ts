/** What a decision may cost: time, or a fixed amount of work where the same seed has to give the same choice. */
export interface Limits {
  /** Milliseconds from the question to the answer. */
  readonly budgetMs?: number;
  /** Imagined actions instead of time. */
  readonly nodes?: number;
  readonly signal?: AbortSignal;
  /** For tests: a clock in milliseconds. */
  readonly now?: () => number;
}

export const DEFAULT_BUDGET_MS = 700;

/** Thinking ends at this part of the time: what has been begun must be finished, and the clock is not ours alone. */
const THINKING_PART = 0.75;

export class Budget {
  private left: number;
  private readonly deadline: number;
  private readonly now: () => number;
  private readonly signal: AbortSignal | undefined;

  constructor({ budgetMs, nodes, signal, now = () => performance.now() }: Limits) {
    this.now = now;
    this.left = nodes ?? Number.POSITIVE_INFINITY;
    const timed = nodes === undefined || budgetMs !== undefined;
    this.deadline = timed
      ? now() + (budgetMs ?? DEFAULT_BUDGET_MS) * THINKING_PART
      : Number.POSITIVE_INFINITY;
    this.signal = signal;
  }

  spend(nodes = 1): void {
    this.left -= nodes;
  }

  get exhausted(): boolean {
    if (this.left <= 0 || this.signal?.aborted) return true;
    return this.deadline !== Number.POSITIVE_INFINITY && this.now() >= this.deadline;
  }
}
