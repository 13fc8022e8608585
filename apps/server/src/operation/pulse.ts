import type { Context } from '../context.ts';

/** A periodic task in every process; none relies on being the only one. */
export class Pulse {
  readonly #context: Context;
  readonly #beats: boolean;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(context: Context, beats: boolean) {
    this.#context = context;
    this.#beats = beats;
  }

  /** With jitter, so that processes do not all run at once. */
  every(ms: number, name: string, work: () => Promise<void>): void {
    if (!this.#beats) return;
    let busy = false;
    const beat = () => {
      if (busy) return;
      busy = true;
      const run = work()
        .catch((error: unknown) => this.#context.log.warn({ err: error, name }, 'will be tried again'))
        .finally(() => {
          busy = false;
          this.#running.delete(run);
        });
      this.#running.add(run);
    };
    const timer = setInterval(beat, ms * (0.9 + 0.2 * Math.random()));
    timer.unref();
    this.#timers.push(timer);
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
  }
}
