/** Stops between two simulated games, so that thinking can be spread out and called off. */
export type Thinking<T> = Generator<void, T>;
