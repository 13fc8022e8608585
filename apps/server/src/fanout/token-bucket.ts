/** Monotonic, even if the system clock is changed. */
const monotonic = () => performance.now();

/** This many per second on average, and bursts of twice as many. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #now: () => number;
  #tokens: number;
  #since: number;

  constructor(perSecond: number, now: () => number = monotonic) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#tokens = 2 * perSecond;
    this.#since = now();
  }

  take(): boolean {
    const now = this.#now();
    const grown = this.#tokens + (Math.max(0, now - this.#since) / 1000) * this.#perSecond;
    this.#tokens = Math.min(2 * this.#perSecond, grown);
    this.#since = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** If full, it can be dropped. */
  get isFull(): boolean {
    const grown = this.#tokens + ((this.#now() - this.#since) / 1000) * this.#perSecond;
    return grown >= 2 * this.#perSecond;
  }
}
