import { type Auction, bestTrades, type RunChoice, runChoice } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import { DECISIONS } from '@signalbox/titles/1860/exports.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import { priceOf, type State } from '@signalbox/titles/1860/state.ts';
import type { Trade } from '@signalbox/titles/1860/trade.ts';
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
import { earned, lesserRuns, shortfall } from './lesser-runs.ts';
import { RAILWAYS } from './railways.ts';
import { CAP } from './revenue.ts';
import { everyTrade } from './trade.ts';

function dealOf(state: State, choice: Trade): Deal {
  switch (choice.do) {
    case 'pass':
      return { kind: 'pass' };
    case 'buy': {
      const { company, from } = choice;
      const { par, floated } = state.companies[company];
      const price = from === 'ipo' ? par! : priceOf(state, company);
      return { kind: 'buy', company, price, pool: from === 'pool', unfloated: !floated };
    }
    case 'sell':
      return { kind: 'sell', company: choice.company, count: choice.count };
    case 'start':
      return { kind: 'start', company: choice.company, price: choice.par };
    default:
      return { kind: 'other' };
  }
}

/** What people tend to do in 1860. */
export const HABITS: Habits<State> = new Map([
  habitOf(DECISIONS.trade, {
    kind: 'trade',
    weights: HABIT_WEIGHTS.trade,
    figures: tradingFigures({
      railways: RAILWAYS,
      dealOf,
      buyer: (seat) => seat,
      acted: ({ dealt }: { readonly dealt: boolean }) => dealt,
    }),
    further: everyTrade,
  }),
  habitOf(DECISIONS.layTrack, { kind: 'track', weights: HABIT_WEIGHTS.track, ...trackHabit(RAILWAYS) }),
  habitOf(DECISIONS.bid, {
    kind: 'bid',
    weights: HABIT_WEIGHTS.bid,
    ...bidHabit((_: Auction, amount) => because('1860/bid', { amount, limit: amount })),
  }),
  habitOf(DECISIONS.buyTrain, { kind: 'train', weights: HABIT_WEIGHTS.train, ...trainHabit(RAILWAYS) }),
  habitOf(DECISIONS.runTrains, {
    kind: '1860/run',
    weights: HABIT_WEIGHTS['1860/run'],
    figures: ({ state, vars }: Question<State, CompanyTurn, RunChoice>, choices) => {
      const query = runQuery(state, vars);
      const most = Math.max(0, ...bestTrades(query, { cap: CAP }).map(earned));
      return choices.map(({ choice }) => ({ short: (shortfall(query, choice, most) ?? 0) / 10 }));
    },
    further: ({ state, vars }: Question<State, CompanyTurn, RunChoice>) => {
      const query = runQuery(state, vars);
      return lesserRuns(query, bestTrades(query, { cap: CAP })).map((run) => ({
        choice: runChoice(run),
        score: earned(run),
        because: because('1860/run', { company: vars.company, run: run.revenue, subsidy: run.subsidy }),
      }));
    },
  }),
]);
