import type { GameState, Refusal, Seat } from '@signalbox/kernel';
import type { GameView, SetAuto, WireEntry } from '@signalbox/protocol';
import { act, followUp, type MadeAction } from './advance.ts';
import { cancelAuto, canSetAuto, setAuto } from './auto-actions.ts';
import { type Draft, draftOf, settled } from './draft.ts';
import type { Entry, StoredReason } from './entry.ts';
import type { Game } from './game.ts';
import { type Log, logged, standingEntries, stateAt } from './log.ts';
import { type HowFar, putBack, redoRight, takeBack, undoRight } from './undo.ts';
import { gameViewFor, wireEntryFor } from './views.ts';

/** A game with its whole log in memory, as a browser and a terminal hold it. */
export class MemoryTable {
  game: Game;
  log: Log;
  private readonly now: () => number;

  constructor(game: Game, log: Log, now: () => number) {
    this.game = game;
    this.log = log;
    this.now = now;
  }

  get position(): number {
    return this.game.position;
  }

  get state(): GameState {
    return this.game.state;
  }

  /** The entries that were not undone. */
  get standing(): Entry[] {
    return standingEntries(this.log);
  }

  /** Makes draws and auto actions where the game waits for them. */
  followUp(): void {
    this.change(followUp);
  }

  act(action: MadeAction, by: Entry['by'], because: StoredReason | null = null): Refusal | null {
    return this.change((draft) => act(draft, action, by, because));
  }

  /** Sets an auto action; false if it cannot be set now. */
  setAuto(seat: Seat, auto: SetAuto): boolean {
    return this.change((draft) => {
      if (!canSetAuto(draft.game, seat, auto)) return false;
      setAuto(draft, seat, auto);
      followUp(draft);
      return true;
    });
  }

  /** Cancels one of a seat's auto actions, or all of them. */
  cancelAuto(seat: Seat, key?: string): void {
    this.change((draft) => cancelAuto(draft, seat, key));
  }

  /**
   * Undoes what a seat may; what needs consent only if the others, who sit at the same screen, agree. Returns how many
   * entries were undone, or would be if all agreed.
   */
  undo(
    seat: Seat,
    howFar: HowFar,
    agreed = false,
  ): { readonly entries: number; readonly done: boolean } | null {
    const right = undoRight(this.game, seat, howFar);
    if (!right) return null;
    const done = right.freely || agreed;
    if (done) this.change((draft) => takeBack(draft, right.seat, this.entriesAt(right.takesBack)));
    return { entries: right.takesBack.length, done };
  }

  redo(seat: Seat): boolean {
    const positions = redoRight(this.game, seat);
    if (positions) this.change((draft) => putBack(draft, seat, this.entriesAt(positions)));
    return positions !== null;
  }

  /** The state after this many entries. */
  stateAt(position: number): GameState {
    return stateAt(this.game.title, this.log, position);
  }

  viewFor(seat: Seat | null): GameView {
    return gameViewFor(this.game, seat, this.now());
  }

  entryFor(entry: Entry, seat: Seat | null): WireEntry {
    return wireEntryFor(entry, seat, this.game.status !== 'playing');
  }

  private entriesAt(positions: readonly number[]): Entry[] {
    return positions.map((position) => this.log.entries[position - 1]!);
  }

  private change<T>(change: (draft: Draft) => T): T {
    const draft = draftOf(this.game, this.now());
    const answer = change(draft);
    if (draft.game !== this.game) {
      this.log = logged(this.log, draft);
      this.game = settled(draft);
    }
    return answer;
  }
}
