import { DECISIONS } from '@signalbox/titles/18fl/exports.ts';
import { priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import type { StockChoice } from '@signalbox/titles/18fl/stock-round.ts';
import { type Habits, habitOf } from '../../habits.ts';
import { type Deal, HABIT_WEIGHTS, trackHabit, tradingFigures, trainHabit } from '../../railways/index.ts';
import { RAILWAYS } from './railways.ts';
import { everyTrade } from './trade.ts';

function dealOf(state: State, choice: StockChoice): Deal {
  switch (choice.do) {
    case 'pass':
      return { kind: 'pass' };
    case 'buy': {
      const { company, from } = choice;
      const { floated } = state.companies[company];
      return {
        kind: 'buy',
        company,
        price: priceOf(state, company),
        pool: from !== 'ipo',
        unfloated: !floated,
      };
    }
    case 'sell':
      return { kind: 'sell', company: choice.company, count: choice.count };
    case 'start':
      return { kind: 'start', company: choice.company, price: choice.price };
  }
}

/** What people tend to do in 18FL. */
export const HABITS: Habits<State> = new Map([
  habitOf(DECISIONS.trade, {
    kind: 'trade',
    weights: HABIT_WEIGHTS.trade,
    figures: tradingFigures({
      railways: RAILWAYS,
      dealOf,
      buyer: (seat) => seat,
      acted: ({ sold }: { readonly sold: readonly string[] }) => sold.length > 0,
    }),
    further: everyTrade,
  }),
  habitOf(DECISIONS.layTrack, { kind: 'track', weights: HABIT_WEIGHTS.track, ...trackHabit(RAILWAYS) }),
  habitOf(DECISIONS.buyTrain, { kind: 'train', weights: HABIT_WEIGHTS.train, ...trainHabit(RAILWAYS) }),
]);
