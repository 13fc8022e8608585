import { apply, type Patches } from 'mutative';
import type { Json } from './json.ts';
import { type Action, type Played, play } from './play.ts';
import type { Refusal } from './refusal.ts';
import { CHANCE, type GameEvent, type GameState, type Seat } from './state.ts';
import type { Title } from './title.ts';

/** One accepted action with all that it brought about. */
export interface Entry extends Action {
  readonly events: readonly GameEvent[];
  readonly patches: Patches;
  readonly inverse: Patches;
  /** Showed something that was hidden before (a card, sealed bids), so it cannot simply be taken back. */
  readonly reveals: boolean;
}

/**
 * A game's log. Undo, redo and time travel apply patches; rules are never run again, so a game cannot break
 * because the rules' code has changed.
 */
export interface Journal<S extends GameState> {
  readonly title: Title<S>;
  readonly initial: S;
  readonly entries: readonly Entry[];
  /** Full states, so that no jump has to apply many patches: [number of entries before it, state]. */
  readonly snapshots: readonly (readonly [number, S])[];
  readonly state: S;
  /** Entries taken back and not yet overwritten, the latest undone last. */
  readonly undone: readonly Entry[];
}

const SNAPSHOT_EVERY = 64;

export function newJournal<S extends GameState>(title: Title<S>, initial: S): Journal<S> {
  return { title, initial, entries: [], snapshots: [[0, initial]], state: initial, undone: [] };
}

export function record<S extends GameState>(journal: Journal<S>, input: unknown): Journal<S> | Refusal {
  const played = play(journal.title, journal.state, input);
  if (!played.ok) return played;
  return append({ ...journal, undone: [] }, entryOf(journal.state, played));
}

/** Takes back the last entry. */
export function undo<S extends GameState>(journal: Journal<S>): Journal<S> {
  const entry = journal.entries.at(-1);
  if (!entry) return journal;
  const entries = journal.entries.slice(0, -1);
  return {
    ...journal,
    entries,
    snapshots: journal.snapshots.filter(([at]) => at <= entries.length),
    state: patched(journal.state, entry.inverse, (entries.at(-1) ?? journal.initial).events),
    undone: [...journal.undone, entry],
  };
}

export function redo<S extends GameState>(journal: Journal<S>): Journal<S> {
  const entry = journal.undone.at(-1);
  return entry ? { ...append(journal, entry), undone: journal.undone.slice(0, -1) } : journal;
}

/** The state after the first `count` entries. */
export function stateAt<S extends GameState>(journal: Journal<S>, count: number): S {
  if (count > journal.entries.length) throw new Error(`The log has ${journal.entries.length} entries only.`);
  const [from, snapshot] = journal.snapshots.findLast(([at]) => at <= count)!;
  let state = snapshot;
  for (let i = from; i < count; i++) {
    const entry = journal.entries[i]!;
    state = patched(state, entry.patches, entry.events);
  }
  return state;
}

/**
 * How many entries a seat takes back with one undo of its own, and whether it needs the others' consent: a
 * player's last actions are their own while nobody else has acted and nothing hidden was shown.
 */
export function undoRight<S extends GameState>(
  journal: Journal<S>,
  seat: Seat,
): { entries: number; freely: boolean } | null {
  const own = journal.entries.findLastIndex((entry) => entry.seat === seat);
  if (own < 0) return null;
  const since = journal.entries.slice(own);
  const freely = since.every((entry) => entry.seat === seat && !entry.reveals);
  return { entries: since.length, freely };
}

function append<S extends GameState>(journal: Journal<S>, entry: Entry): Journal<S> {
  const state = patched(journal.state, entry.patches, entry.events);
  const entries = [...journal.entries, entry];
  const snapshots: Journal<S>['snapshots'] =
    entries.length % SNAPSHOT_EVERY === 0
      ? [...journal.snapshots, [entries.length, state]]
      : journal.snapshots;
  return { ...journal, entries, snapshots, state };
}

function entryOf<S extends GameState>(before: S, played: Played<S>): Entry {
  const { action, events, patches, inverse } = played;
  const wasSealed = before.stack.at(-1)?.sealed !== undefined;
  const isSealed = played.state.stack.at(-1)?.sealed !== undefined;
  return { ...action, events, patches, inverse, reveals: action.seat === CHANCE || (wasSealed && !isSealed) };
}

function patched<S extends GameState>(state: S, patches: Patches, events: readonly GameEvent[] | null): S {
  const next = apply(state as unknown as object, patches) as S;
  return { ...next, events: [...(events ?? [])] };
}

/** An entry as a seat may see it: somebody else's sealed choice stays hidden until it is revealed. */
export function entryFor(entry: Entry, seat: Seat | null, stillSealed: boolean): Action & { events: Json } {
  const choice = stillSealed && entry.seat !== seat ? null : entry.choice;
  return { seat: entry.seat, decision: entry.decision, choice, events: entry.events };
}
