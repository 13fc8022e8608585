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
  return events.slice(begins + 1).filter((event) => company === null || isAbout(event, company));
}

/** Of the company whose turn it is; it may also receive shares of another one. */
function isAbout(event: GameEvent, company: string): boolean {
  return typeof event.company !== 'string' || event.company === company || event.to === company;
}

/** As many of the latest sentences as have this many letters in all, but at least one, and how many are left out. */
export function latestWithin(
  sentences: readonly string[],
  letters: number,
): { readonly shown: readonly string[]; readonly leftOut: number } {
  let first = sentences.length - 1;
  let used = sentences[first]?.length ?? 0;
  while (first > 0 && used + sentences[first - 1]!.length <= letters) used += sentences[--first]!.length;
  return { shown: sentences.slice(Math.max(0, first)), leftOut: Math.max(0, first) };
}
