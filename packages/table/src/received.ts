import type { GameView, ServerMessage, WireEntry } from '@signalbox/protocol';
import { withChanges } from './difference.ts';

/** A seat's view of a game, updated by a message. */
export function advancedView(game: GameView, message: Extract<ServerMessage, { type: 'advance' }>): GameView {
  const { type: _, table: __, from: ___, changes, entries: ____, ...situation } = message;
  return { ...situation, seat: game.seat, view: withChanges(game.view, changes) };
}

/** The log with the new entries; duplicates are dropped, and undone entries are removed. */
export function mergedEntries(entries: readonly WireEntry[], more: readonly WireEntry[]): WireEntry[] {
  const known = new Map(entries.map((entry) => [entry.position, entry]));
  for (const entry of more) if (!entry.undone) known.set(entry.position, entry);
  const back = new Set<number>();
  for (const { takesBack, putsBack } of more) {
    for (const position of takesBack ?? []) back.add(position);
    for (const position of putsBack ?? []) back.delete(position);
  }
  for (const position of back) known.delete(position);
  return [...known.values()].sort((a, b) => a.position - b.position);
}
