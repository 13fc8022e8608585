import { ask, call, emit, procedure, run, type Seat, when, whilst } from '@signalbox/kernel';
import { newStockRound, type StockRound, stockRoundProcedure } from '@signalbox/rails';
import { bankruptcy } from './bankruptcy.ts';
import type { Company } from './data/companies.ts';
import type { Private } from './data/privates.ts';
import { endAfterHundredSets } from './end.ts';
import { floating, isToFloat } from './floating.ts';
import { isPriceZero } from './share-price.ts';
import type { State } from './state.ts';
import { newStockTurn, type StockTurn, trade } from './trade.ts';

interface Round extends StockRound {
  /** What each player has sold in this round and may not buy again. */
  sold: Record<Seat, Company[]>;
  soldPrivates: Record<Seat, Private[]>;
  /** Sales have bankrupted a company: the round is over, and a new one begins at once. */
  bankrupt: boolean;
}

export const stockTurn = procedure<State, StockTurn>(
  'stock-turn',
  'SR',
  whilst(
    (_, turn) => !turn.over,
    ask(trade),
    when(
      (state, { traded }) => traded !== null && isToFloat(state, traded),
      call(floating, (_, { traded }) => ({ company: traded! })),
    ),
    when(
      (state, { traded }) => traded !== null && isPriceZero(state, traded),
      call(bankruptcy, (_, { traded }) => ({ company: traded! })),
      run((_, turn) => {
        turn.bankrupt = true;
        turn.over = true;
      }),
    ),
  ),
);

/** Ends when all pass in a row, or at once with a bankruptcy; `bankruptcy` then moves the priority deal. */
export const stockRound = stockRoundProcedure<State, Round, StockTurn>({
  rule: 'SR',
  players: ({ seats }) => seats,
  turn: stockTurn,
  newTurn: (_, { turn, sold, soldPrivates }) => newStockTurn(turn, sold[turn], soldPrivates[turn]),
  isPass: ({ dealt }) => !dealt,
  remember: (round, { seat, soldBefore, blocks, soldPrivates, bankrupt }) => {
    round.sold[seat] = [...soldBefore, ...blocks.map(({ company }) => company)];
    round.soldPrivates[seat] = soldPrivates;
    round.bankrupt = bankrupt;
  },
  isCutShort: ({ bankrupt }) => bankrupt,
});

interface Rounds {
  again: boolean;
}

/** Stock rounds: one that a bankruptcy ends is followed by another at once. */
export const stockRounds = procedure<State, Rounds>(
  'stock-rounds',
  'SR',
  whilst(
    (_, { again }) => again,
    call(stockRound, (state) => ({ ...newStockRound(state), sold: {}, soldPrivates: {}, bankrupt: false }), {
      returning: (state, rounds, { bankrupt }) => {
        rounds.again = bankrupt;
        if (bankrupt) emit(state, { type: 'stock-round-cut-short', priority: state.priority });
      },
    }),
    run(endAfterHundredSets),
  ),
);
