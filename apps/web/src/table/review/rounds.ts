import type { WireEntry } from '@signalbox/protocol';

/** After how many actions a round began: the main kind of chapter, if the title has several. */
export function roundsIn(actions: readonly WireEntry[], [main]: readonly string[]): number[] {
  return actions.flatMap(({ events }, i) => (events.some(({ type }) => type === main) ? [i + 1] : []));
}
