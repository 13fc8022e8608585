import type { GameEvent, Json } from '@signalbox/kernel';
import type { Words } from '../../text/words.ts';

/** An event in words. */
export function eventSentence(words: Words, { type, ...details }: GameEvent): string {
  return words.say(`event/${type}`, details as Record<string, Json>);
}

/** The same before it has happened. */
export function previewSentence(words: Words, { type, ...details }: GameEvent): string {
  return words.say(`preview/${type}`, details as Record<string, Json>);
}

/** The hexes that an event is about. */
export function eventHexes(event: GameEvent): string[] {
  const hexes: string[] = [];
  if (typeof event.hex === 'string') hexes.push(event.hex);
  if (Array.isArray(event.hexes)) hexes.push(...(event.hexes as string[]));
  if (Array.isArray(event.routes)) {
    for (const route of event.routes as { path?: string[] }[]) {
      hexes.push(...(route.path ?? []).map((place) => place.split('.')[0]!));
    }
  }
  return hexes;
}
