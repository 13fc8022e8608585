import type { Action, GameState, Options, Seat, Title } from '@signalbox/kernel';
import type { SiteTable } from '../site/table.ts';
import type { Snapshot } from '../trace/snapshot.ts';
import type { Question } from './question.ts';
import type { RecordedAction, Recording } from './recording.ts';

/** What one title needs to be read from 18xx.games. */
export interface Importer<S extends GameState> {
  readonly title: Title<S>;
  /** The site's optional rules that we can play. */
  readonly optionalRules: readonly string[];
  /** The game's options in our names; several sets where the file leaves a doubt, the likeliest first. */
  readonly options: (recording: Recording) => readonly Options[];
  /** A player's worth as the site counts it, to be compared with the recorded result. */
  readonly worth: (state: S, seat: Seat) => number;
  /**
   * Begins to read a recording: what follows keeps track of the site's names of trains, shares and tiles. The site
   * passes for players who can do nothing else, but sometimes thinks more possible than there is: `asked` takes a
   * pass of theirs for an answer.
   */
  readonly begin?: (recording: Recording, asked: boolean) => Reader<S>;
  /** The site's own steps: then the game is read by what the site asks, and not by what we offer. */
  readonly site?: SiteTable<S>;
}

export interface Reader<S extends GameState> {
  /**
   * Our answer to the pending decision, from the recorded action. Null if the action answers another decision: then
   * `skipped` says how the site came past this one. `NOTHING` if it passes a step that we are past already.
   */
  readonly answer: (state: S, pending: Question, action: RecordedAction) => Action | typeof NOTHING | null;
  /**
   * How a decision is answered that the site did not ask; null if it cannot have been left out. Where the recording
   * ends (`next` is null), only what the site does by itself counts.
   */
  readonly skipped: (state: S, pending: Question, next: RecordedAction | null) => Action | null;
  /** One of our own actions was carried out: the answer to the recorded one, or one that the site does not have. */
  readonly follow?: (state: S, answered: RecordedAction | null) => void;
  /** Have two recorded actions changed places, so that only the state after the second can be compared? */
  readonly isMidway?: () => boolean;
  /** The action was carried out and led to this state. */
  readonly note: (state: S, action: RecordedAction) => void;
  /** The state in the words of a trace. */
  readonly snapshot: (state: S) => Snapshot;
}

/** A recorded action without effect in our game. */
export const NOTHING = 'nothing';

/** Actions that change nothing by themselves: they set up or end a program, or only write something down. */
export function isProgram({ type }: RecordedAction): boolean {
  return type.startsWith('program_') || type === 'log';
}
