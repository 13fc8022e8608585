import type { GameState, Json, Seat } from '@signalbox/kernel';
import type { ChatMessage, GameView, Problem, SetAuto, TableView, WireEntry } from '@signalbox/protocol';
import type { HowFar } from '@signalbox/table';
import type { History, Outline } from '../engine/calls.ts';
import type { TableInfo } from './table-info.ts';

export interface TableSnapshot {
  /** Unreadable: it exists, in a format that this version cannot read. */
  readonly status: 'opening' | 'open' | 'missing' | 'unreadable';
  /** Is the shown state up to date? */
  readonly connection: 'here' | 'online' | 'lost';
  readonly table: TableInfo | null;
  readonly game: GameView | null;
  readonly entries: readonly WireEntry[];
}

export const OPENING: TableSnapshot = {
  status: 'opening',
  connection: 'here',
  table: null,
  game: null,
  entries: [],
};

export interface Online {
  /** The account of the person who looks on or plays; null for an anonymous spectator. */
  readonly me: string | null;
  readonly answer: (
    consent: string,
    answer: 'yes' | 'no' | 'wait' | 'bot' | 'loss',
  ) => Promise<Problem | null>;
  readonly chat: () => readonly ChatMessage[];
  /** The latest message that came while the table was open. */
  readonly heard: () => ChatMessage | null;
  readonly say: (text: string) => Promise<Problem | null>;
  /** Takes the seat back from the bot. */
  readonly comeBack: () => Promise<Problem | null>;
  /** For whom the host acts now; null: for themselves. It ends when somebody else is asked. */
  readonly actingFor: () => Seat | null;
  readonly actFor: (seat: Seat | null) => void;
  /** The table itself: who sits where, whether it has begun. */
  readonly table: () => TableView | null;
}

/** Where a table comes from: the worker on this device, or the server. */
export interface TableSource {
  readonly snapshot: () => TableSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (decision: string, choice: Json) => Promise<Problem | null>;
  readonly undo: (howFar: HowFar) => Promise<Problem | null>;
  readonly redo: () => Promise<Problem | null>;
  readonly setAuto: (auto: SetAuto) => Promise<Problem | null>;
  /** Cancels one auto action, or all of them. */
  readonly cancelAuto: (key?: string) => Promise<Problem | null>;
  /** What the seat saw after this many entries. */
  readonly past: (position: number) => Promise<GameState>;
  /** Forks the game at a position into a table on this device. */
  readonly fork: (position: number, name: string) => Promise<string>;
  /** Begins an analysis of a position on this device. */
  readonly analyse: (position: number, name: string) => Promise<string>;
  /** Everything that has happened and was not undone. */
  readonly log: () => Promise<readonly WireEntry[]>;
  readonly history: () => Promise<History | null>;
  /** Opens the finished game for review; null if it cannot be read. */
  readonly review: () => Promise<Outline | null>;
  /** A new game of the same kind for the same seats: the address of its table. */
  readonly again: () => Promise<string>;
  /** The stored game as it is, in any format; null for games of a server. */
  readonly stored: (() => Promise<string>) | null;
  /** What only online tables have. */
  readonly online: Online | null;
  readonly close: () => void;
}
