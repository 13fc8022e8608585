import { type Json, sameJson } from '@signalbox/kernel';
import type { TraceState } from '../runs/trace.ts';
import type { Snapshot } from './snapshot.ts';

/** The first thing in which our state and the site's differ. */
export interface Difference {
  readonly what: string;
  /** Whose it is, where that has to be said. */
  readonly who?: string;
  readonly ours: Json;
  readonly theirs: Json;
}

/** How one title's trace is read where titles differ. */
export interface TraceReading {
  /** The trace's values that we compare, by the same paths as in our snapshots. */
  readonly values: (theirs: FullTraceState) => Record<string, Json>;
  /** Is this a difference that the traces are known to have? */
  readonly excuses?: (difference: Difference, ours: Snapshot) => boolean;
}

export interface FullTraceState extends TraceState {
  readonly players: Readonly<Record<string, { cash: number; certs: number; bankrupt?: boolean }>>;
  readonly bank: number;
  readonly player_order: readonly string[];
  readonly priority?: string | null;
  readonly or_order?: readonly string[] | null;
  /** There while the opening auction runs. */
  readonly bids?: unknown;
  readonly finished: boolean;
  readonly next?: {
    readonly kind: string;
    readonly id: string;
    readonly step?: string;
    readonly may?: readonly string[];
  } | null;
}

export function firstDifference(
  ours: Snapshot,
  theirs: FullTraceState,
  round: string,
  phase: string,
  reading: TraceReading,
): Difference | null {
  const compare = (what: string, a: Json, b: Json): Difference | null =>
    sameJson(a, b) ? null : { what, ours: a, theirs: b };
  const basic =
    compare('round', ours.round, round) ??
    compare('phase', ours.phase, phase) ??
    compare('bank', ours.bank, theirs.bank) ??
    actingDifference(ours, theirs);
  if (basic) return basic;
  const expected = reading.values(theirs);
  const paths = new Set([...Object.keys(ours.values), ...Object.keys(expected)]);
  for (const path of paths) {
    const found = compare(path, ours.values[path] ?? null, expected[path] ?? null);
    if (found && !reading.excuses?.(found, ours)) return found;
  }
  return null;
}

/** A company acts through its president. */
function actingDifference(ours: Snapshot, theirs: FullTraceState): Difference | null {
  const next = theirs.next ?? null;
  if (next === null)
    return ours.acting.length === 0 ? null : { what: 'acting', ours: ours.acting, theirs: null };
  const corps = theirs.corps as Readonly<Record<string, { president?: string | null }>>;
  let player = next.id;
  // Companies may preside over companies: the player at the end acts.
  for (let i = 0; next.kind !== 'player' && corps[player]?.president && i < 20; i++)
    player = corps[player]!.president!;
  // A company that is just being formed may have no president yet.
  if (!(player in theirs.players)) return null;
  return ours.acting.includes(player) ? null : { what: 'acting', ours: ours.acting, theirs: player };
}
