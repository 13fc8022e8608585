import { isPass, type Pass } from '@signalbox/kernel';
import { type Auction, PRESIDENT_SHARES } from '@signalbox/rails';
import type { Company, Home } from '@signalbox/titles/1841/data/companies.ts';
import { DECISIONS } from '@signalbox/titles/1841/exports.ts';
import { priceOf, type State } from '@signalbox/titles/1841/state.ts';
import type { Founding } from '@signalbox/titles/1841/stock-round/founding.ts';
import type { Block, SellingStep } from '@signalbox/titles/1841/stock-round/selling.ts';
import type { StockChoice } from '@signalbox/titles/1841/stock-round/stock-round.ts';
import { because } from '../../explanation.ts';
import { type Habits, habitOf } from '../../habits.ts';
import type { Question } from '../../heuristics.ts';
import {
  bidHabit,
  type Deal,
  HABIT_WEIGHTS,
  trackHabit,
  tradingFigures,
  trainHabit,
} from '../../railways/index.ts';
import { RAILWAYS } from './railways.ts';
import { everyTrade } from './trade.ts';

function dealOf(state: State, choice: StockChoice): Deal {
  switch (choice.do) {
    case 'pass':
      return { kind: 'pass' };
    case 'buy': {
      const { company, from } = choice;
      const certificates = from === 'president' ? PRESIDENT_SHARES : 1;
      return { kind: 'buy', company, price: certificates * priceOf(state, company), pool: from !== 'ipo' };
    }
    case 'sell': {
      const [{ company, count }] = choice.blocks as [(typeof choice.blocks)[number]];
      return { kind: 'sell', company, count };
    }
    case 'found':
      return { kind: 'start', company: choice.company, price: choice.price };
    default:
      return { kind: 'other' };
  }
}

interface StockTurn {
  readonly acted: boolean;
  readonly selling: SellingStep | null;
}

const companyTurn = {
  railways: RAILWAYS,
  dealOf,
  buyer: (_: string, { company }: { readonly company: Company }) => company,
};

/** What people tend to do in 1841. */
export const HABITS: Habits<State> = new Map([
  habitOf(DECISIONS.trade, {
    kind: 'trade',
    weights: HABIT_WEIGHTS.trade,
    figures: tradingFigures({
      railways: RAILWAYS,
      dealOf,
      buyer: (seat) => seat,
      acted: ({ acted }: StockTurn) => acted,
    }),
    further: everyTrade,
  }),
  habitOf(DECISIONS.companyPurchase, {
    kind: 'purchase-by-company',
    weights: HABIT_WEIGHTS['purchase-by-company'],
    figures: tradingFigures({ ...companyTurn, acted: () => false }),
  }),
  habitOf(DECISIONS.companySale, {
    kind: 'sale-by-company',
    weights: HABIT_WEIGHTS['sale-by-company'],
    figures: tradingFigures({ ...companyTurn, acted: () => false }),
  }),
  habitOf(DECISIONS.layTrack, { kind: 'track', weights: HABIT_WEIGHTS.track, ...trackHabit(RAILWAYS) }),
  habitOf(DECISIONS.bid, {
    kind: 'bid',
    weights: HABIT_WEIGHTS.bid,
    ...bidHabit(({ lot }: Auction, amount) => because('1841/bid', { lot, amount, limit: amount })),
  }),
  habitOf(DECISIONS.chooseHome, {
    kind: 'home',
    weights: HABIT_WEIGHTS.home,
    figures: (_: Question<State, Founding, Home | Pass>, choices) =>
      choices.map(({ choice }) => ({ pass: isPass(choice) ? 1 : 0 })),
  }),
  habitOf(DECISIONS.sellInNeed, {
    kind: 'sale-by-company',
    weights: HABIT_WEIGHTS['sale-by-company'],
    figures: tradingFigures({
      railways: RAILWAYS,
      dealOf: (_, { company, count }: Block): Deal => ({ kind: 'sell', company, count }),
      buyer: (_, { givers, turn }: { readonly givers: readonly string[]; readonly turn: number }) =>
        givers[turn]!,
      acted: () => false,
    }),
  }),
  habitOf(DECISIONS.buyTrain, { kind: 'train', weights: HABIT_WEIGHTS.train, ...trainHabit(RAILWAYS) }),
]);
