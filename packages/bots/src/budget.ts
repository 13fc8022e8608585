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
  private readonly begun: number;
  private readonly time: number;
  private readonly now: () => number;
  private readonly signal: AbortSignal | undefined;
  /** When the clock was last looked at, and the longest time between two looks. */
  private looked: number;
  private longest = 0;

  constructor({ budgetMs, nodes, signal, now = () => performance.now() }: Limits) {
    this.now = now;
    this.left = nodes ?? Number.POSITIVE_INFINITY;
    this.time = budgetMs ?? (nodes === undefined ? DEFAULT_BUDGET_MS : Number.POSITIVE_INFINITY);
    this.begun = now();
    this.looked = this.begun;
    this.signal = signal;
  }

  spend(nodes = 1): void {
    this.left -= nodes;
  }

  get exhausted(): boolean {
    if (this.left <= 0 || this.signal?.aborted) return true;
    return this.time !== Number.POSITIVE_INFINITY && this.isLate();
  }

  /** Late is also when another step as long as the longest would end too late. */
  private isLate(): boolean {
    const now = this.now();
    this.longest = Math.max(this.longest, now - this.looked);
    this.looked = now;
    const passed = now - this.begun;
    return passed >= this.time * THINKING_PART || passed + this.longest >= this.time;
  }
}
