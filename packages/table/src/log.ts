import {
  type AnyTitle,
  type GameState,
  type Json,
  migrate,
  type RecordEntry,
  recordEntries,
} from '@signalbox/kernel';
import { apply, type Patches } from 'mutative';
import type { Draft } from './draft.ts';
import { type Entry, sealedSeats } from './entry.ts';

/**
 * A full state is stored whenever the log has grown by this many entries, so that few patches have to be applied to
 * reach any position.
 */
const SNAPSHOT_EVERY = 64;

/** Is a snapshot due when the log has grown from one position to another? */
export function snapshotDue(before: number, after: number): boolean {
  return Math.floor(after / SNAPSHOT_EVERY) > Math.floor(before / SNAPSHOT_EVERY);
}

export function patched(state: GameState, patches: Patches): GameState {
  return patches.length === 0 ? state : (apply(state as object, patches) as GameState);
}

/**
 * The state that entries lead to. Only patches are applied and no rules run, so changed rules cannot break an old game.
 */
export function replayed(state: GameState, entries: readonly Pick<Entry, 'patches'>[]): GameState {
  let next = state;
  for (const { patches } of entries) next = patched(next, patches);
  return next;
}

/** A whole log in memory, as a browser and a terminal hold it. */
export interface Log {
  readonly entries: readonly Entry[];
  /** The first is the state in which the game began. */
  readonly snapshots: readonly Snapshot[];
}

export interface Snapshot {
  readonly position: number;
  readonly state: GameState;
}

export function newLog(initial: GameState): Log {
  return { entries: [], snapshots: [{ position: 0, state: initial }] };
}

/** A log from its stored entries; snapshots are rebuilt. */
export function logOf(initial: GameState, entries: readonly Entry[]): Log {
  const snapshots: Snapshot[] = [{ position: 0, state: initial }];
  let state = initial;
  for (const { position, patches } of entries) {
    state = patched(state, patches);
    if (snapshotDue(position - 1, position)) snapshots.push({ position, state });
  }
  return { entries, snapshots };
}

/** The first entries of a log as they were then: not yet undone, not yet revealed. */
export function logUntil(log: Log, position: number): Log {
  const entries = log.entries.slice(0, position);
  const snapshots = log.snapshots.filter((snapshot) => snapshot.position <= position);
  const state = replayed(snapshots.at(-1)!.state, entries.slice(snapshots.at(-1)!.position));
  return { entries: asThen(entries, marksThen(entries, state)), snapshots };
}

/** The positions of entries that were undone, and of sealed choices that were not revealed. */
export interface Marks {
  readonly undone: ReadonlySet<number>;
  readonly hidden: ReadonlySet<number>;
}

/** The marks that the entries of a log had when they led to this state; later ones are not among them. */
export function marksThen(
  entries: readonly Pick<Entry, 'position' | 'kind' | 'seat' | 'takesBack' | 'putsBack'>[],
  state: GameState,
): Marks {
  const undone = new Set<number>();
  for (const { takesBack, putsBack } of entries) {
    for (const gone of takesBack ?? []) undone.add(gone);
    for (const back of putsBack ?? []) undone.delete(back);
  }
  const hidden = new Set<number>();
  const sealed = new Set(sealedSeats(state));
  for (let i = entries.length - 1; i >= 0 && sealed.size > 0; i--) {
    const { kind, position, seat } = entries[i]!;
    if (kind === 'action' && !undone.has(position) && sealed.delete(seat)) hidden.add(position);
  }
  return { undone, hidden };
}

/** Entries with the marks of an earlier time. What is still hidden now was hidden then. */
export function asThen<E extends Pick<Entry, 'position' | 'hidden' | 'undone'>>(
  entries: readonly E[],
  { undone, hidden }: Marks,
): E[] {
  return entries.map((entry) => ({
    ...entry,
    undone: undone.has(entry.position),
    hidden: entry.hidden || hidden.has(entry.position),
  }));
}

/** The log with the entries of a draft. */
export function logged(log: Log, { before, game, entries, reveals }: Draft): Log {
  const back = new Set(entries.flatMap(({ takesBack }) => takesBack ?? []));
  const again = new Set(entries.flatMap(({ putsBack }) => putsBack ?? []));
  const earlier = log.entries.map((entry): Entry => {
    const undone = (entry.undone || back.has(entry.position)) && !again.has(entry.position);
    const hidden = entry.hidden && !(reveals && !undone);
    return undone === entry.undone && hidden === entry.hidden ? entry : { ...entry, undone, hidden };
  });
  const due = snapshotDue(before.position, game.position);
  return {
    entries: [...earlier, ...entries],
    snapshots: due ? [...log.snapshots, { position: game.position, state: game.state }] : log.snapshots,
  };
}

/** The state after the first `position` entries, in the title's current format. */
export function stateAt(title: AnyTitle, log: Log, position: number): GameState {
  if (position > log.entries.length) throw new Error(`The log has ${log.entries.length} entries only.`);
  const from = log.snapshots.findLast((snapshot) => snapshot.position <= position)!;
  const state = replayed(from.state, log.entries.slice(from.position, position));
  return migrate(title, state as GameState & Json);
}

/** The actions that were not undone. */
export function standingEntries({ entries }: Log): Entry[] {
  return entries.filter(({ kind, undone }) => kind === 'action' && !undone);
}

/** Actions in the form of a game record. */
export function actionsOf(
  entries: readonly Pick<Entry, 'seat' | 'decision' | 'choice' | 'draw' | 'madeBy'>[],
): RecordEntry[] {
  return recordEntries(
    entries.flatMap(({ seat, decision, choice, draw, madeBy }) =>
      decision === null ? [] : [{ seat, decision, choice, draw, madeBy }],
    ),
  );
}
