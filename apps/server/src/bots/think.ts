import { type Action, type AnyTitle, type GameState, pending, type Seat } from '@signalbox/kernel';
import type { Budget } from './bot.ts';
import { BOTS } from './index.ts';

/** What is to be decided, in a form that can be sent to another thread. */
export interface Question {
  readonly title: string;
  readonly bot: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly budget: Budget;
}

export type Thinker = (question: Question) => Promise<Action>;

export function think(title: AnyTitle, { bot, view, seat, budget }: Question): Action {
  const waiting = pending(title, view);
  if (!waiting?.seats.includes(seat)) throw new Error(`${seat} is not asked.`);
  const player = BOTS[bot];
  if (!player) throw new Error(`There is no bot ${bot}.`);
  return {
    seat,
    decision: waiting.decision,
    choice: player.choose(title, view, seat, waiting.offerTo(seat), budget),
  };
}
