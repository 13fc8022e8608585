import type { GameEvent } from '@signalbox/kernel';

/** A note of a guided game: about the pending decision, or about something that has happened. */
export interface Note {
  /** By which it is remembered that it was read. */
  readonly key: string;
  readonly about: 'decision' | 'event';
  readonly name: string;
}

/** Events that are explained when they happen for the first time, by the note about them. */
const NEWS: Readonly<Record<string, string>> = {
  phase: 'phase',
  rusted: 'rusted',
  president: 'president',
  emergency: 'emergency',
  'president-pays': 'emergency',
  merger: 'merger',
};

/** The notes that are new to a player who has read some of them; each is shown until it is put away. */
export function newNotes(
  title: string,
  decision: string | null,
  events: readonly GameEvent[],
  read: readonly string[],
): Note[] {
  const happened = events.flatMap(({ type }) => (Object.hasOwn(NEWS, type) ? [NEWS[type]!] : []));
  const notes: Note[] = [
    ...(decision === null
      ? []
      : [{ key: `${title} ${decision}`, about: 'decision' as const, name: decision }]),
    ...[...new Set(happened)].map((name) => ({
      key: `${title} event ${name}`,
      about: 'event' as const,
      name,
    })),
  ];
  return notes.filter(({ key }) => !read.includes(key));
}
