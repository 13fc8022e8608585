import { type Json, sameJson } from '@signalbox/kernel';
import type { TraceState } from '../runs/trace.ts';
import type { Snapshot } from './snapshot.ts';

/** The first difference between our state and the site's. */
export interface Difference {
  readonly what: string;
  /** Whose value it is, if the path does not say so. */
  readonly who?: string;
  readonly ours: Json;
  readonly theirs: Json;
}

/** How the traces of one title are read. */
export interface TraceReading {
  /** The values of a trace that are compared, by the same paths as in our snapshots. */
  readonly values: (theirs: FullTraceState) => ReadonlyMap<string, Json>;
  /** Is this one of the known differences of the traces? */
  readonly excuses?: (difference: Difference, ours: Snapshot) => boolean;
}

export interface FullTraceState extends TraceState {
  readonly players: Readonly<Record<string, { cash: number; certs: number; bankrupt?: boolean }>>;
  readonly bank: number;
  readonly player_order: readonly string[];
  readonly priority?: string | null;
  readonly or_order?: readonly string[] | null;
  /** Present during the opening auction. */
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
  const differenceIn = (path: string): Difference | null => {
    const found = compare(path, ours.values.get(path) ?? null, expected.get(path) ?? null);
    return found && !reading.excuses?.(found, ours) ? found : null;
  };
  for (const path of ours.values.keys()) {
    const found = differenceIn(path);
    if (found) return found;
  }
  for (const path of expected.keys()) {
    const found = ours.values.has(path) ? null : differenceIn(path);
    if (found) return found;
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
  // Companies may be presidents of companies: the player at the end of the chain acts.
  for (let i = 0; next.kind !== 'player' && corps[player]?.president && i < 20; i++)
    player = corps[player]!.president!;
  // A company being formed may have no president yet.
  if (!(player in theirs.players)) return null;
  return ours.acting.includes(player) ? null : { what: 'acting', ours: ours.acting, theirs: player };
}
