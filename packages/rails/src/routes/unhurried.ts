/** How long to work before letting others have their turn, in milliseconds. */
const SLICE = 8;

/**
 * Carries a stepwise search through without holding up whatever else the thread has to do: works in short slices,
 * and ends with the signal's reason once it is aborted.
 */
export async function unhurried<T>(steps: Generator<undefined, T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
