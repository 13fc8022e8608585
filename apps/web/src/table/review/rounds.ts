import type { WireEntry } from '@signalbox/protocol';

/** Where rounds began, as in the log: the main kind of chapter, if the title has several. */
export function roundsIn(actions: readonly WireEntry[], [main]: readonly string[]): number[] {
  return actions.flatMap(({ events, position }) =>
    events.some(({ type }) => type === main) ? [position] : [],
  );
}

/** The number that the log and the slider give the last of so many actions: what was undone is counted there. */
export function positionAfter(actions: readonly WireEntry[], count: number): number {
  return actions[count - 1]?.position ?? 0;
}
