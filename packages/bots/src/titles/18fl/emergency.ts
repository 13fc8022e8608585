import { choices } from '@signalbox/kernel';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { shareValue } from './outlook.ts';

/** In an emergency, sells the shares that are worth least to keep. */
export function sellForTrain({
  state,
  offer,
}: Question<State, object, { company: Company; count: number }>): Advice[] {
  return [...choices(offer)].map((choice) => {
    const { company, count } = choice;
    const price = priceOf(state, company);
    const score = -count * Math.max(1, shareValue(state, company, price) - price);
    const facts = { company, count, amount: count * price };
    return { choice, score, because: because('rail/sell-for-train', facts) };
  });
}
