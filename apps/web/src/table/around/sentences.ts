import type { GameEvent, Json } from '@signalbox/kernel';
import type { EndedAuto, WireEntry } from '@signalbox/protocol';
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

/** A line of the log: what everybody saw, or how an auto action of one's own ended. */
export type LogLine = SpokenEntry | { readonly ended: EndedAuto };

/** The log with the ends of one's own auto actions where they happened. Both lists: latest first. */
export function withEnds(entries: readonly SpokenEntry[], ended: readonly EndedAuto[]): LogLine[] {
  const lines: LogLine[] = [];
  const ends = ended.map((one): LogLine & { readonly ended: EndedAuto } => ({ ended: one }));
  let next = 0;
  for (const spoken of entries) {
    while (next < ends.length && ends[next]!.ended.position >= spoken.entry.position)
      lines.push(ends[next++]!);
    lines.push(spoken);
  }
  return [...lines, ...ends.slice(next)];
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
