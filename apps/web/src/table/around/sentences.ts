import type { GameEvent, Json } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import type { Words } from '../../text/words.ts';

/** An event in words. */
export function eventSentence(words: Words, { type, ...details }: GameEvent): string {
  return words.say(`event/${type}`, details as Record<string, Json>);
}

/** The same before it has happened. */
export function previewSentence(words: Words, { type, ...details }: GameEvent): string {
  return words.say(`preview/${type}`, details as Record<string, Json>);
}

/** An entry of the log with those of its events that there are words for. */
export interface SpokenEntry {
  readonly entry: WireEntry;
  readonly sentences: readonly GameEvent[];
}

/** What the log tells, up to the position that is looked at, latest first. */
export function spokenEntries(
  entries: readonly WireEntry[],
  past: number | null,
  hasWords: (eventType: string) => boolean,
): SpokenEntry[] {
  return entries
    .filter(({ position }) => past === null || position <= past)
    .map((entry) => ({ entry, sentences: entry.events.filter(({ type }) => hasWords(type)) }))
    .filter(({ sentences }) => sentences.length > 0)
    .toReversed();
}

/** A place may be a node of its hex, such as `H4.1`. */
const hexOfPlace = (place: string) => place.split('.')[0]!;

/** The hexes that an event is about. */
export function eventHexes(event: GameEvent): string[] {
  const hexes: string[] = [];
  if (typeof event.hex === 'string') hexes.push(event.hex);
  if (Array.isArray(event.hexes)) hexes.push(...(event.hexes as string[]).map(hexOfPlace));
  if (Array.isArray(event.routes)) {
    for (const route of event.routes as { path?: string[] }[]) {
      hexes.push(...(route.path ?? []).map(hexOfPlace));
    }
  }
  return hexes;
}
