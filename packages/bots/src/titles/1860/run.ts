import { firstChoices } from '@signalbox/kernel';
import { bestTrades, runChoice } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { bestRun, CAP } from './revenue.ts';

/** A subsidy goes to the treasury; revenue also raises the price. */
const SUBSIDY = 0.9;

/** The run that earns most with its subsidy; in simulated games, the one with the most revenue. */
export function runTrains({ state, offer, vars, quick }: Question<State, CompanyTurn>): Advice[] {
  const { company, leased } = vars;
  const { trains } = state.companies[company];
  const own = leased === null && trains.length > 0;
  const runs = !own
    ? []
    : quick
      ? [bestRun(state, company, trains)]
      : bestTrades(runQuery(state, vars), { cap: CAP });
  const advice = runs
    .filter(({ routes }) => routes.length > 0)
    .map((run) => ({
      choice: runChoice(run),
      score: run.revenue + SUBSIDY * run.subsidy,
      because: because('1860/run', { company, run: run.revenue, subsidy: run.subsidy }),
    }));
  if (advice.length > 0) return advice;
  const why = because('1860/lease', { company });
  return firstChoices(offer, 1).map((choice) => ({ choice, score: 0, because: why }));
}
