import type { GameState, Options, Seat, Title } from '@signalbox/kernel';
import type { SiteTable } from '../site/table.ts';
import type { RecordedAction, Recording } from './recording.ts';

/** What the import of one title from 18xx.games needs. */
export interface Importer<S extends GameState> {
  readonly title: Title<S>;
  /** The site's optional rules that we can play. */
  readonly optionalRules: readonly string[];
  /** The game's options in our names; several sets if the file is ambiguous, the likeliest first. */
  readonly options: (recording: Recording) => readonly Options[];
  /** A player's worth as the site counts it, to be compared with the recorded result. */
  readonly worth: (state: S, seat: Seat) => number;
  /** The site's own steps: a game is read by what the site asks, not by what our rules offer. */
  readonly site: SiteTable<S>;
}

/** A recorded action without effect in our game. */
export const NOTHING = 'nothing';

/** Actions that change nothing by themselves: they set up or end a program, or write a log line. */
export function isProgram({ type }: RecordedAction): boolean {
  return type.startsWith('program_') || type === 'log';
}
