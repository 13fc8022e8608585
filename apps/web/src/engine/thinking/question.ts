import type { Chosen, Level, Limits, Style } from '@signalbox/bots';
import type { Judgement } from '@signalbox/bots/review';
import type { GameEvent, GameState, Json, Seat } from '@signalbox/kernel';

/** A decision to make. The view is the seat's own: a bot sees no more than its seat. */
export interface Question {
  readonly title: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: Level;
  readonly options: Limits & { readonly seed?: number; readonly style?: Style | null };
}

/** A choice that was made in a position, to be judged. */
export interface MadeChoice {
  readonly title: string;
  readonly state: GameState;
  readonly seat: Seat;
  readonly choice: Json;
  /** The events of the choice and of the answer to it. */
  readonly happened: readonly GameEvent[];
  readonly seed: number;
}

/** A choice that was considered, and what it is worth. */
export interface Ranked {
  readonly choice: Json;
  readonly score: number;
  readonly because: Chosen['explanation'];
}

export type ToThinker =
  | { readonly type: 'think'; readonly id: number; readonly question: Question }
  | { readonly type: 'rank'; readonly id: number; readonly question: Question }
  | { readonly type: 'judge'; readonly id: number; readonly made: MadeChoice }
  | { readonly type: 'call-off' };

export type FromThinker =
  | {
      readonly type: 'thought';
      readonly id: number;
      readonly thought: Chosen | Judgement | readonly Ranked[] | null;
    }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
