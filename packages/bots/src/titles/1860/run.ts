import { firstChoices } from '@signalbox/kernel';
import { runChoice } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { bestRun } from './revenue.ts';

/** The run with the highest revenue; subsidies go to the treasury. For a leased train the rules offer one run. */
export function runTrains({ state, offer, vars }: Question<State, CompanyTurn>): Advice[] {
  const { company, leased } = vars;
  const { trains } = state.companies[company];
  if (leased === null && trains.length > 0) {
    const run = bestRun(state, company, trains);
    const facts = { company, run: run.revenue, subsidy: run.subsidy };
    if (run.routes.length > 0)
      return [{ choice: runChoice(run), score: 0, because: because('1860/run', facts) }];
  }
  const why = because('1860/lease', { company });
  return firstChoices(offer, 1).map((choice) => ({ choice, score: 0, because: why }));
}
