import { TokenBucket } from '../fanout/token-bucket.ts';

const FORGET_EVERY_MS = 60_000;

/** A budget per key (address, account). Those not used recently are dropped. */
export class Buckets {
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #perSecond: number;
  readonly #tidy: NodeJS.Timeout;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#tidy = setInterval(() => {
      for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    }, FORGET_EVERY_MS);
    this.#tidy.unref();
  }

  take(key: string): boolean {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#perSecond);
    this.#buckets.set(key, bucket);
    return bucket.take();
  }

  end(): void {
    clearInterval(this.#tidy);
  }
}
