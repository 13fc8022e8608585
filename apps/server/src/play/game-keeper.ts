import type { LiveDraft, LiveGame } from './live-game.ts';

/** `tries` counts from one. */
export type Change<T> = (game: LiveGame, draft: LiveDraft, tries: number) => Promise<T> | T;

/** The games in memory. Each is used by one call at a time and can be evicted at any moment. */
export interface GameKeeper {
  readonly size: number;
  /** The current game; `use` reads it before anybody changes it. */
  read<T = LiveGame>(table: string, use?: (game: LiveGame) => Promise<T> | T): Promise<T>;
  /**
   * Changes a game: `change` gets the current game and returns a draft, or an answer without a change. If another process
   * was faster, or the request id is already used, it is called again.
   */
  change<T>(table: string, change: Change<T>): Promise<T>;
  /** Another process has written this version. */
  refresh(table: string, version: number): Promise<void>;
  /** Resolves when nothing is being read or written. */
  settled(): Promise<void>;
  /** Notifications may have been missed while the connection was down. */
  refreshAll(): Promise<void>;
}
