import { choices, type Pass } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import { TRAINS, type Train } from '@signalbox/titles/18fl/data/trains.ts';
import { priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { nextTrain } from './revenue.ts';

/** Converting sells five new shares, which pays off when the company needs money for a train. */
export function convert({ state, offer, vars }: Question<State, CompanyTurn, 'convert' | Pass>): Advice[] {
  const { company } = vars;
  const capital = 5 * priceOf(state, company);
  const { price, train } = nextTrain(state);
  const lasting = state.companies[company].trains.some((owned) => TRAINS[owned as Train].rustedBy === null);
  const needs = !lasting && cashOf(state, company) < price && cashOf(state, company) + capital >= price;
  return [...choices(offer)].map((choice) =>
    choice === 'convert'
      ? {
          choice,
          score: needs ? 100 : -50,
          because: because('18fl/convert', { company, capital, train }),
        }
      : { choice, score: 0, because: because('18fl/stay', { company }) },
  );
}
