import { cashOf } from '@signalbox/rails';
import { LASTING, type RailwayState, type Railways } from './railways.ts';

/** Expected revenue of a company that has little track yet. */
const FIRST_REVENUE = 50;

export interface Outlook {
  /** Revenue of the next run. */
  readonly next: number;
  /** Total revenue to the end of the game. */
  readonly total: number;
  /** Will it have a train at the end? */
  readonly lasts: boolean;
}

interface Assumptions {
  readonly treasury?: number;
  readonly most?: number;
  readonly rounds?: number;
}

/**
 * Estimates the revenue of a company: with its trains until they rust, then with those that its treasury can buy.
 * `treasury` is its cash, or its capital once it floats; `most` the number of trains it aims for; `rounds` are left to
 * play: a caller that asks about several companies estimates them once.
 */
export function outlookOf<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
  { treasury = cashOf(state, company), most = 1, rounds = railways.roundsLeft(state) }: Assumptions = {},
): Outlook {
  const next = railways.nextTrain(state);
  const buys = next && treasury >= next.price ? [next.train] : [];
  const trains = railways.trains(state, company);
  const life = trains.map((train) => railways.roundsUntilRusted(state, train));
  const lasting = trains.filter((_, i) => life[i]! >= LASTING);
  const later = lasting.length < most ? [...lasting, ...buys] : lasting;
  const now = trains.length > 0 ? trains : buys;
  const earned = now.length > 0 ? Math.max(FIRST_REVENUE, railways.earnings(state, company, now)) : 0;
  const passing = life.filter((one) => one < LASTING);
  const soon = Math.min(rounds, Math.max(0, ...passing));
  const afterwards = later.length > 0 ? Math.max(FIRST_REVENUE, railways.earnings(state, company, later)) : 0;
  return { next: earned, total: soon * earned + (rounds - soon) * afterwards, lasts: later.length > 0 };
}
