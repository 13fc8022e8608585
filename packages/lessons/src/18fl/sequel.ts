import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { priceOf, type State, worthOf } from '@signalbox/titles/18fl/state.ts';
import { LEARNER, type Sequel } from '../lesson.ts';

/** Playing on until the next stock round shows what has become of a company and of the learner. */
export function untilStockRound(number: number, companyOf: (state: State) => Company | null): Sequel<State> {
  return {
    isOver: ({ round }) => round.stock >= number,
    outcome: (judged, after) => {
      const company = companyOf(after);
      const worth = worthOf(after, LEARNER);
      const before = worthOf(judged, LEARNER);
      if (!company) return { key: 'lesson/outcome/no-company', details: { worth } };
      const { trains } = after.companies[company];
      const key = trains.length > 0 ? 'lesson/outcome' : 'lesson/outcome/no-train';
      return {
        key,
        details: { company, trains, price: priceOf(after, company), worth, before, moved: worth - before },
      };
    },
  };
}
