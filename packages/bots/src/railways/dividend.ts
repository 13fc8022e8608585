import { choices } from '@signalbox/kernel';
import { because } from '../explanation.ts';
import type { Advice, Question } from '../heuristics.ts';
import type { RailwayState, Railways } from './railways.ts';
import { trainShortfall } from './trains.ts';

interface Revenue {
  readonly company: string;
  readonly revenue: number;
}

/** One step of the share price is about 10%. */
const STEP = 0.1;
/** A company withholds for a train if this many runs can pay for what it lacks. */
const RUNS_SAVED = 2;

/** Pays out, except that a company which will soon be without a train saves for one if it has another turn. */
export function dividend<S extends RailwayState>(
  railways: Railways<S>,
  holding: (state: S, company: string, seat: string) => { readonly part: number; readonly value: number },
) {
  return ({ state, seat, offer, vars }: Question<S, Revenue>): Advice[] => {
    const { company, revenue } = vars;
    const { part, value } = holding(state, company, seat);
    const mine = Math.round(revenue * part);
    const needed = railways.isLastRound(state) ? 0 : trainShortfall(railways, state, company);
    const saves = needed > 0 && needed <= RUNS_SAVED * revenue;
    const step = STEP * value;
    return [...choices(offer)].map((choice) =>
      choice === 'pay'
        ? { choice, score: mine + step, because: because('rail/pay', { company, revenue, mine }) }
        : {
            choice,
            score: (saves ? 1.5 * revenue : 0) - step,
            because: because('rail/withhold', { company, revenue }),
          },
    );
  };
}
