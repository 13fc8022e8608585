import { choices } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import { TRAINS, type Train } from '@signalbox/titles/18fl/data/trains.ts';
import { priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { roundsUntilScrapped } from './outlook.ts';
import { nextTrain } from './revenue.ts';

/** How soon a company will need a train, and what it lacks for it; 0 if its trains last. */
function comingDebt(state: State, { company }: CompanyTurn): number {
  const { trains } = state.companies[company];
  const soon = trains.every((train) => roundsUntilScrapped(state, train as Train) < 1);
  const lasting = trains.some((train) => TRAINS[train as Train].rustedBy === null);
  return lasting || !soon ? 0 : Math.max(0, nextTrain(state).price - cashOf(state, company));
}

/** Dividends are what shares are for; only a company that will soon stand without a train saves for one. */
export function dividend({ state, seat, offer, vars }: Question<State, CompanyTurn>): Advice[] {
  const { company, revenue } = vars;
  const { size } = state.companies[company];
  const mine = Math.round((revenue / size) * sharesOf(state, company, seat));
  const debt = comingDebt(state, vars);
  const saves = debt > 0 && debt <= 2 * revenue;
  const step = 0.1 * priceOf(state, company) * sharesOf(state, company, seat);
  return [...(choices(offer) as Iterable<'pay' | 'withhold'>)].map((choice) =>
    choice === 'pay'
      ? { choice, score: mine + step, because: because('18fl/pay', { company, revenue, mine }) }
      : {
          choice,
          score: (saves ? 1.5 * revenue : 0) - step,
          because: because('18fl/withhold', { company, revenue }),
        },
  );
}

/** Ten shares mean five new ones to be paid for; worth it when the company needs the money for a train. */
export function convert({ state, offer, vars }: Question<State, CompanyTurn>): Advice[] {
  const { company } = vars;
  const capital = 5 * priceOf(state, company);
  const { price, train } = nextTrain(state);
  const lasting = state.companies[company].trains.some((owned) => TRAINS[owned as Train].rustedBy === null);
  const needs = !lasting && cashOf(state, company) < price && cashOf(state, company) + capital >= price;
  return [...(choices(offer) as Iterable<'convert' | 'stay'>)].map((choice) =>
    choice === 'convert'
      ? {
          choice,
          score: needs ? 100 : -50,
          because: because('18fl/convert', { company, capital, train }),
        }
      : { choice, score: 0, because: because('18fl/stay', { company }) },
  );
}
