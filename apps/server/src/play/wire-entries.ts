import type { Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import type { StoredReason } from '../bots/reason.ts';
import type { EntryRecord } from '../database/schema.ts';

/**
 * An entry of the log as a seat may see it: somebody else's sealed choice stays hidden until it is shown, and a bot's
 * reason that may give something away until the game is over.
 */
export function wireEntryFor(entry: EntryRecord, seat: Seat | null, over: boolean): WireEntry {
  const concealed = entry.hidden === 1 && entry.seat !== seat;
  return {
    position: entry.position,
    kind: entry.kind as WireEntry['kind'],
    seat: entry.seat,
    by: entry.by as WireEntry['by'],
    decision: entry.decision,
    choice: concealed ? null : JSON.parse(entry.choice),
    hidden: entry.hidden === 1,
    undone: entry.undone === 1,
    takesBack: entry.takes_back === null ? null : JSON.parse(entry.takes_back),
    events: concealed ? [] : JSON.parse(entry.events),
    at: entry.at,
    because: concealed ? null : shownReason(entry.because, over),
  };
}

function shownReason(because: string | null, over: boolean): WireEntry['because'] {
  if (because === null) return null;
  const { key, details, secret }: StoredReason = JSON.parse(because);
  return secret && !over ? null : { key, details };
}
