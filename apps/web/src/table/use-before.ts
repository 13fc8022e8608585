import type { GameState, Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useTable } from './context.ts';

/** What the player has done, rather than an auto action or the host for them. */
export function isOwnMove({ by, madeBy, ...entry }: WireEntry, seat: Seat): boolean {
  return entry.seat === seat && by !== 'program' && !madeBy;
}

/** The log position at the end of this seat's last turn; null if it has had none. */
export function endOfLastTurn(entries: readonly WireEntry[], seat: Seat | null): number | null {
  const played = entries.filter(({ kind, undone }) => kind === 'action' && !undone);
  const other = played.findLastIndex((entry) => entry.seat !== seat);
  if (seat === null) return null;
  return played.slice(0, other + 1).findLast((entry) => isOwnMove(entry, seat))?.position ?? null;
}

/** This seat's view at the end of its last turn; changes since then are marked. */
export function useBefore(): GameState | null {
  const { source, snapshot, seat, past } = useTable();
  const end = useMemo(() => endOfLastTurn(snapshot.entries, seat), [snapshot.entries, seat]);
  const at = past === null ? end : null;
  const [found, setFound] = useState<{ at: number; view: GameState } | null>(null);
  useEffect(() => {
    if (at === null) return;
    let wanted = true;
    source.past(at).then(
      (view) => wanted && setFound({ at, view }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [source, at]);
  return found?.at === at ? found.view : null;
}
