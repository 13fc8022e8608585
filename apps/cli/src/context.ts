import type { AnyTitle } from '@signalbox/kernel';

/** Input and output of a command. Results go to `print`, progress and remarks to `note`. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly note: (text: string) => void;
  /** The next line typed or piped in; null at the end of input. Without a prompt nothing is printed. */
  readonly ask: (prompt: string | null) => Promise<string | null>;
  readonly close: () => void;
}

/** What every command works with; tests supply their own. */
export interface Context {
  readonly titles: readonly AnyTitle[];
  readonly terminal: Terminal;
  /** Sets the exit code, for a check that failed. */
  readonly fail: () => void;
}
