import { type Json, memoize, sameJson } from '@signalbox/kernel';
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
  /** Does a hex of a trace have a tile, or does it show what is printed? */
  readonly isTile: (tile: string, hex: string) => boolean;
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
  const basic =
    compare('round', ours.round, round) ??
    compare('phase', ours.phase, phase) ??
    compare('bank', ours.bank, theirs.bank) ??
    actingDifference(ours, theirs);
  if (basic) return basic;
  const isExcused = (found: Difference) => reading.excuses?.(found, ours) ?? false;
  return (
    differingValue(ours.values, reading.values(theirs), isExcused) ??
    differingTile(ours.tiles, theirs.tiles, reading)
  );
}

function compare(what: string, ours: Json, theirs: Json): Difference | null {
  return sameJson(ours, theirs) ? null : { what, ours, theirs };
}

type Values = ReadonlyMap<string, Json>;

function differingValue(
  ours: Values,
  theirs: Values,
  isExcused: (found: Difference) => boolean,
): Difference | null {
  for (const [path, value] of ours) {
    const found = compare(path, value, theirs.get(path) ?? null);
    if (found && !isExcused(found)) return found;
  }
  for (const [path, value] of theirs) {
    const found = ours.has(path) ? null : compare(path, null, value);
    if (found && !isExcused(found)) return found;
  }
  return null;
}

/** By our tiles, the site's that are equal to them. Neither changes: a step that lays a tile makes a new object. */
const equalTiles = memoize((_ours: Values) => new WeakSet<TraceState['tiles']>());

function differingTile(
  ours: Values,
  theirs: TraceState['tiles'],
  { isTile }: TraceReading,
): Difference | null {
  const equal = equalTiles(ours);
  if (equal.has(theirs)) return null;
  const laid = Object.entries(theirs).filter(([hex, [tile]]) => isTile(tile, hex));
  const byPath = new Map(laid.map(([hex, on]): [string, Json] => [`tiles.${hex}`, on]));
  const found = differingValue(ours, byPath, () => false);
  if (!found) equal.add(theirs);
  return found;
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
