const AT_ONCE = 4;

/**
 * Lets work that takes milliseconds begin one after another, with everything else of the process in between: a burst
 * of it delays those who sent it, and nobody else.
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
