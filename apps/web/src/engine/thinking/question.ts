import type { Chosen, Level, Limits } from '@signalbox/bots';
import type { GameState, Seat } from '@signalbox/kernel';

/** A decision to make. The view is the seat's own: a bot sees no more than its seat. */
export interface Question {
  readonly title: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: Level;
  readonly options: Limits & { readonly seed?: number };
}

export type ToThinker =
  | { readonly type: 'think'; readonly id: number; readonly question: Question }
  | { readonly type: 'call-off' };

export type FromThinker =
  | { readonly type: 'thought'; readonly id: number; readonly chosen: Chosen }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
