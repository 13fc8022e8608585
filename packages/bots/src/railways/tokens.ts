import { choices, type Json } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { because } from '../explanation.ts';
import type { Advice, Question } from '../heuristics.ts';
import { type RailwayState, type Railways, trainsSoon } from './railways.ts';

/** A token that could be placed. */
export interface Placing<S> {
  readonly choice: Json;
  readonly hex: string;
  readonly cost: number;
  /** The state with the token, as far as routes need it. */
  readonly placed: S;
  /** The message key of the reason. */
  readonly why: string;
}

const MAX_EVALUATED = 6;
const ROUTE_NODES = 10;
/** The gain of a token counts for this many rounds. */
const ROUNDS = 5;
/** A token has to earn at least this much more than it costs. */
const MIN_GAIN = 2;
const NO_TRAIN_PENALTY = 200;

/** Scores tokens by what they earn and cost, unless the company could then not pay for its first train. */
export function placeToken<S extends RailwayState>(
  railways: Railways<S>,
  placingOf: (state: S, company: string, choice: Json) => Placing<S> | null,
) {
  return ({ state, offer, vars, quick, budget }: Question<S, { readonly company: string }>): Advice[] => {
    const { company } = vars;
    const pass: Advice = { choice: { do: 'pass' }, score: 0, because: because('rail/no-token', { company }) };
    if (quick) return [pass];
    const earnings = (position: S) =>
      railways.earnings(position, company, trainsSoon(railways, position, company));
    const advice: Advice[] = [pass];
    const rounds = Math.min(ROUNDS, railways.roundsLeft(state));
    const before = earnings(state);
    const found = [...choices(offer)].flatMap((choice) => placingOf(state, company, choice) ?? []);
    for (const one of found.sort((a, b) => a.cost - b.cost).slice(0, MAX_EVALUATED)) {
      if (budget.exhausted) break;
      budget.spend(ROUTE_NODES);
      const { choice, hex, cost, placed, why } = one;
      const run = earnings(placed) - before;
      const price = cost === 0 ? 0 : cost + scarcity(railways, state, company, cost);
      const score = rounds * run - MIN_GAIN - price;
      advice.push({ choice, score, because: because(why, { company, hex, cost, run }) });
    }
    return advice;
  };
}

/** Penalty if the company could no longer pay for its first train. */
function scarcity<S extends RailwayState>(
  railways: Railways<S>,
  state: S,
  company: string,
  cost: number,
): number {
  const next = railways.nextTrain(state);
  if (!next || railways.trains(state, company).length > 0) return 0;
  return cashOf(state, company) - cost < next.price ? NO_TRAIN_PENALTY : 0;
}
