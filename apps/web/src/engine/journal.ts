import {
  type AnyTitle,
  type Entry,
  type GameState,
  type Journal,
  newJournal,
  stateAt,
} from '@signalbox/kernel';

const SNAPSHOT_EVERY = 64;

/** A journal from what was saved. Patches are applied; no rule is run. */
export function journalOf(
  title: AnyTitle,
  initial: GameState,
  entries: readonly Entry[],
): Journal<GameState> {
  let journal: Journal<GameState> = { ...newJournal<GameState>(title, initial), entries };
  for (let at = SNAPSHOT_EVERY; at <= entries.length; at += SNAPSHOT_EVERY) {
    journal = { ...journal, snapshots: [...journal.snapshots, [at, stateAt(journal, at)]] };
  }
  return { ...journal, state: stateAt(journal, entries.length) };
}
