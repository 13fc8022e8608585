import type { GameState, Seat, Title } from '@signalbox/kernel';
import type { RunQuery } from '@signalbox/rails';
import type { Theme } from './puzzle.ts';

/** What puzzles ask a title about a position. */
export interface Subject<S extends GameState = GameState> {
  readonly title: Title<S>;
  readonly themes: readonly Theme[];
  /** The section that a theme is about. */
  readonly rules: Readonly<Partial<Record<Theme, string>>>;
  /** What a seat is worth if the game is counted now. */
  readonly worth: (state: S, seat: Seat) => number;
  /** Is it still the seat's own turn: in the stock round, or in a game without rounds? */
  readonly isTurnOf: (state: S, seat: Seat) => boolean;
  /** Puzzles of the same stage of a game are alike, and one of them is enough. */
  readonly stage: (state: S) => number;
  /** The decision with which a turn begins, in a game without rounds. */
  readonly turn: string | null;
  /** Can the game end soon? Only then is its ending looked at. */
  readonly isNearEnd: (state: S) => boolean;
  readonly railway: RailwaySubject<S> | null;
}

/** The same for titles in which companies run trains. */
export interface RailwaySubject<S extends GameState> {
  /** The names of the decisions that puzzles begin with. */
  readonly decisions: Readonly<Record<'track' | 'run' | 'trade', string>> & { readonly sell: string | null };
  /** The operating company. */
  readonly operating: (state: S) => string | null;
  readonly query: (state: S, company: string) => RunQuery;
  /** Companies that somebody can be president of. */
  readonly companies: (state: S) => readonly string[];
  /** The player who decides for the company. */
  readonly president: (state: S, company: string) => Seat | null;
  /** Accepts runs that earn less than the most, so that there is something to find. */
  readonly freeRuns: (state: S) => S;
}
