/** Yields between simulated games, so that thinking can be interleaved and aborted. */
export type Thinking<T> = Generator<void, T>;
