import type { LiveDraft, LiveGame } from './live-game.ts';

/** `tries` counts from one. */
export type Change<T> = (game: LiveGame, draft: LiveDraft, tries: number) => Promise<T> | T;

/** The games in memory. Each is used by one call at a time and can be evicted at any moment. */
export interface GameKeeper {
  readonly size: number;
  /** The game as it is now; `use` looks at it before anybody changes it. */
  read<T = LiveGame>(table: string, use?: (game: LiveGame) => Promise<T> | T): Promise<T>;
  /**
   * Changes a game: `change` looks at the present game and drafts what comes next, or returns an answer without
   * changing anything. When another process was faster, or the sender's name for the request is taken, it looks again.
   */
  change<T>(table: string, change: Change<T>): Promise<T>;
  /** Another process has written this version. */
  refresh(table: string, version: number): Promise<void>;
  /** Resolves when nothing is being read or written. */
  settled(): Promise<void>;
  /** Notifications may have been missed while the connection was down. */
  refreshAll(): Promise<void>;
}
