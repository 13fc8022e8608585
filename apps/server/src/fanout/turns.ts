const AT_ONCE = 4;

/**
 * Runs tasks of some milliseconds one at a time, yielding to the rest of the process in between, so that a burst only
 * delays those who sent it.
 */
export class Turns {
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = 0;
  #scheduled = false;

  take<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => work().then(resolve, reject));
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#running >= AT_ONCE || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#running++;
      void this.#waiting.shift()!().finally(() => {
        this.#running--;
        this.#schedule();
      });
      this.#schedule();
    });
  }
}
