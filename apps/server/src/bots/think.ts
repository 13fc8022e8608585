import { botNamed, choose, type Explanation, thinkingMs } from '@signalbox/bots';
import { type Action, type AnyTitle, type GameState, pending, type Seat } from '@signalbox/kernel';

/** A question to a bot, as it is sent to the worker thread. The view is the seat's own: bots see no more. */
export interface Question {
  readonly title: string;
  /** Its level, and its style if it has one. */
  readonly bot: string;
  readonly view: GameState;
  readonly seat: Seat;
  /** The person for whom it thinks; people take turns. */
  readonly asker: string;
  /** May barons think for longer? */
  readonly patient: boolean;
  readonly seed: number;
}

/** The choice and its reason. */
export interface Thought {
  readonly action: Action;
  readonly because: Explanation;
}

export type Thinker = (question: Question) => Promise<Thought>;

export function think(title: AnyTitle, { bot, view, seat, patient, seed }: Question): Thought {
  const waiting = pending(title, view);
  if (!waiting?.seats.includes(seat)) throw new Error(`${seat} is not asked.`);
  const kind = botNamed(bot);
  if (!kind) throw new Error(`There is no bot ${bot}.`);
  const budgetMs = thinkingMs(kind.level, patient);
  const { choice, explanation } = choose(title, view, seat, waiting, { ...kind, budgetMs, seed });
  return { action: { seat, decision: waiting.decision, choice }, because: explanation };
}
