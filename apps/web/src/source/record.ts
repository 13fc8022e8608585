import { type GameRecord, RECORD_FORM, recordEntries } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import type { TableInfo } from './table-info.ts';

/**
 * A game as a file, up to a position. It ends before choices that are still sealed, which only their own players can
 * see.
 */
export function recordOfTable(
  { title, seats, options, commitment, seed }: TableInfo,
  entries: readonly WireEntry[],
  until = Number.POSITIVE_INFINITY,
): GameRecord {
  const log: Parameters<typeof recordEntries>[0][number][] = [];
  for (const { position, seat, decision, choice, draw, madeBy, hidden } of entries) {
    if (position > until || (hidden && choice === null)) break;
    if (decision !== null) log.push({ seat, decision, choice, draw, madeBy });
  }
  return {
    ...RECORD_FORM,
    title,
    players: seats.length,
    options,
    names: seats.map(({ name }) => name),
    commitment: commitment ?? '',
    seed,
    log: recordEntries(log),
  };
}
