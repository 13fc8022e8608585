import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { turnOf } from '@signalbox/titles/1841/exports.ts';
import { give } from '@signalbox/titles/1841/position.ts';
import { isActive, priceOf, type State, worthOf } from '@signalbox/titles/1841/state.ts';
import { LEARNER, type Sequel } from '../lesson.ts';

export const isTurnOf = (state: State, company: Company) => turnOf(state)?.company === company;

/** What each player has. */
export function purses(state: State, cash: Readonly<Record<string, number>>): void {
  for (const [seat, amount] of Object.entries(cash)) give(state, seat, amount);
}

/** Playing on until the next stock round shows what has become of a company and of the learner. */
export function untilStockRound(companyOf: (state: State) => Company | null): Sequel<State> {
  return {
    isOver: ({ round }) => round.stock >= 2,
    outcome: (judged, after) => {
      const company = companyOf(after);
      const worth = worthOf(after, LEARNER);
      const before = worthOf(judged, LEARNER);
      const mine = { worth, before, moved: worth - before };
      if (!company || !isActive(after, company)) return { key: 'lesson/outcome/no-company', details: mine };
      const { trains } = after.companies[company];
      const key = trains.length > 0 ? 'lesson/outcome/trains' : 'lesson/outcome/no-train';
      return { key, details: { company, trains, price: priceOf(after, company), ...mine } };
    },
  };
}
