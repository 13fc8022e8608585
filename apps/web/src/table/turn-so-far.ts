import type { GameEvent, Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';

/** The events of the current turn so far: those of the acting seat's latest consecutive actions. */
export function turnSoFar(
  entries: readonly WireEntry[],
  seat: Seat | undefined,
  /** The company whose turn it is; events of another company belong to an earlier turn. */
  company: string | null,
): GameEvent[] {
  const played = entries.filter(({ kind, undone }) => kind === 'action' && !undone);
  const before = played.findLastIndex((entry) => entry.seat !== seat);
  const events = played.slice(before + 1).flatMap((entry) => entry.events);
  const begins = events.findLastIndex(({ type }) => /-round$|^(passed|stock-round-ended)$/.test(type));
  return events
    .slice(begins + 1)
    .filter((event) => company === null || typeof event.company !== 'string' || event.company === company);
}
