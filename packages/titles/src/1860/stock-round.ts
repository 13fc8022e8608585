import { ask, call, emit, procedure, run, type Seat, when, whilst } from '@signalbox/kernel';
import { orderAfter } from '@signalbox/rails';
import { bankruptcy } from './bankruptcy.ts';
import type { Company } from './data/companies.ts';
import type { Private } from './data/privates.ts';
import { breakOff } from './end.ts';
import { floating, isToFloat } from './floating.ts';
import { isRuined } from './share-price.ts';
import type { State } from './state.ts';
import { newStockTurn, type StockTurn, trade } from './trade.ts';

interface Round {
  turn: Seat;
  /** Passes in a row. */
  passes: number;
  /** Who bought, sold or exchanged last. */
  lastActor: Seat | null;
  /** What each player has sold in this round and so may not buy again. */
  sold: Record<Seat, Company[]>;
  soldPrivates: Record<Seat, Private[]>;
  /** A company was ruined by sales: the round is over, and a new one begins at once. */
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
      (state, { traded }) => traded !== null && isRuined(state, traded),
      call(bankruptcy, (_, { traded }) => ({ company: traded! })),
      run((_, turn) => {
        turn.bankrupt = true;
        turn.over = true;
      }),
    ),
  ),
);

function endTurn(state: State, round: Round, turn: StockTurn): void {
  round.sold = {
    ...round.sold,
    [turn.seat]: [...turn.soldBefore, ...turn.blocks.map(({ company }) => company)],
  };
  round.passes = turn.dealt ? 0 : round.passes + 1;
  round.soldPrivates = { ...round.soldPrivates, [turn.seat]: turn.soldPrivates };
  if (turn.dealt) round.lastActor = turn.seat;
  round.bankrupt = turn.bankrupt;
  round.turn = orderAfter(state.seats, turn.seat)[0]!;
}

/** Left of the player who acted last; if nobody did, the holder keeps the card. */
function passPriorityCard(state: State, { lastActor }: Round): void {
  if (lastActor !== null) state.priority = orderAfter(state.seats, lastActor)[0]!;
  emit(state, { type: 'stock-round-ended', priority: state.priority });
}

/** One round: all pass in a row, or a bankruptcy ends it, which has given the priority deal away already. */
export const stockRound = procedure<State, Round>(
  'stock-round',
  'SR',
  run((state) => emit(state, { type: 'stock-round', number: state.round.stock })),
  whilst(
    (state, { passes, bankrupt }) => !bankrupt && passes < state.seats.length,
    call(
      stockTurn,
      (_, { turn, sold, soldPrivates }) => newStockTurn(turn, sold[turn] ?? [], soldPrivates[turn] ?? []),
      { returning: endTurn },
    ),
  ),
  when((_, { bankrupt }) => !bankrupt, run(passPriorityCard)),
  when(
    (_, { bankrupt }) => bankrupt,
    run((state) => emit(state, { type: 'stock-round-broken-off', priority: state.priority })),
  ),
);

function newRound(state: State): Round {
  return { turn: state.priority!, passes: 0, lastActor: null, sold: {}, soldPrivates: {}, bankrupt: false };
}

interface Rounds {
  again: boolean;
}

/** A stock round, and another one after each bankruptcy in it. */
export const stockRounds = procedure<State, Rounds>(
  'stock-rounds',
  'SR',
  whilst(
    (_, { again }) => again,
    call(stockRound, newRound, {
      returning: (_, rounds, { bankrupt }) => {
        rounds.again = bankrupt;
      },
    }),
    run(breakOff),
  ),
);
