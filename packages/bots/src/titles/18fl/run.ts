import { firstChoices } from '@signalbox/kernel';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { revenueOf } from './revenue.ts';

/** The offer lists the best run first. */
export function runTrains({ state, offer, vars }: Question<State, CompanyTurn>): Advice[] {
  const { company } = vars;
  const why = because('rail/run', { company, run: revenueOf(state, company) });
  return firstChoices(offer, 1).map((choice) => ({ choice, score: 0, because: why }));
}
