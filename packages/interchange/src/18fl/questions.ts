import { frameOf, type Json, PASS } from '@signalbox/kernel';
import type { EighteenFLState as State } from '@signalbox/titles';
import { PROCEDURES } from '@signalbox/titles/18fl/door.ts';
import { trainPrice, trainsOnSale } from '@signalbox/titles/18fl/train-market.ts';
import type { OnSale } from '@signalbox/titles/18fl/train-step.ts';
import type { Question } from '../recording/question.ts';
import type { RecordedAction } from '../recording/recording.ts';

/** The answer to the question of conversion. */
export function converting(action: RecordedAction | null): Json | null {
  return action?.type === 'convert' ? 'convert' : action?.type === 'pass' ? PASS : null;
}

export function cheapestOnSale(state: State): OnSale {
  return trainsOnSale(state).reduce((a, b) => (trainPrice(b.train) < trainPrice(a.train) ? b : a));
}

/** The site passes for a player who can do nothing else. */
export function isAutomatic(question: Question): boolean {
  return question.decision === 'trade' && question.few().length === 1;
}

/** The player has sold something and may stop. */
export function endsTurn(state: State): boolean {
  return frameOf(state, PROCEDURES.stockTurn)!.vars.sold.length > 0;
}
