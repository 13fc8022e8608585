import type { WireEntry } from '@signalbox/protocol';

/**
 * The positions of the entries at which a bot says that it cannot win any more: the first of each seat, although the bot
 * thinks so at each later move too. What was undone was not said.
 */
export function givenUpAt(
  entries: readonly Pick<WireEntry, 'position' | 'seat' | 'undone' | 'lost'>[],
): ReadonlySet<number> {
  const first = new Map<string, number>();
  for (const { position, seat, undone, lost } of entries) {
    if (lost && !undone && !first.has(seat)) first.set(seat, position);
  }
  return new Set(first.values());
}
