/** How long to work before yielding to other tasks, in milliseconds. */
const SLICE = 8;

/**
 * Runs a stepwise search without blocking the thread: works in short slices, and rejects with the signal's reason once
 * it is aborted.
 */
export async function inSlices<T>(steps: Generator<undefined, T>, signal?: AbortSignal): Promise<T> {
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
