import { firstChoices } from '@signalbox/kernel';
import type { CompanyTurn } from '@signalbox/titles/1841/operating-round/company-turn.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { bestRun } from './revenue.ts';

/** The rules require the best run and offer it; in simulations nearly the best is good enough. */
export function runTrains({ state, offer, vars, quick }: Question<State, CompanyTurn>): Advice[] {
  const { company } = vars;
  const run = bestRun(state, company, state.companies[company].trains);
  const why = because('rail/run', { company, run: run.revenue });
  if (quick || run.proven) {
    const routes = run.routes.map(({ train, path }) => ({ train, path }));
    return [{ choice: { routes }, score: 0, because: why }];
  }
  return firstChoices(offer, 1).map((choice) => ({ choice, score: 0, because: why }));
}
