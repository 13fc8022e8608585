import type { Json } from '../json.ts';
import { ask, call, type Procedure, procedure, run, when, whilst } from '../procedure.ts';
import { emit } from '../state.ts';
import { defineTitle } from '../title.ts';
import {
  type AuctionVars,
  award,
  bid,
  draw,
  finish,
  invariants,
  isSwap,
  type LotsState,
  loan,
  lots,
  newAuction,
  nextBidder,
  nextGiven,
  openingBid,
  rules,
  type SwapVars,
  stillOpen,
  swap,
  takeWinner,
} from './lots.ts';

/** The toy after a revision: steps were inserted and moved about, and the state counts the auctions. */
export interface NextState extends LotsState {
  auctions: number;
}

const auction: Procedure<NextState, AuctionVars> = procedure<NextState, AuctionVars>(
  'auction',
  '3',
  run((state) => emit(state, { type: 'auction-begins' })),
  whilst(
    stillOpen,
    when(
      (state, vars) => state.cash[vars.bidder] === 0,
      ask(loan),
      run(() => {}),
    ),
    ask(bid),
    run(() => {}),
    run(nextBidder),
  ),
  run((state) => void state.auctions++),
  run(award),
  when(
    isSwap,
    run(() => {}),
    call(
      () => swapping,
      (_, vars) => ({ seat: vars.high!, given: [] }),
      { label: 'swapping' },
    ),
  ),
);

const swapping: Procedure<NextState, SwapVars> = procedure<NextState, SwapVars>(
  'swapping',
  '4',
  run(() => {}),
  ask(swap),
  whilst(
    (_, vars) => vars.given.length > 0,
    ask(nextGiven),
    run(() => {}),
    call(
      () => auction,
      (_, vars) => newAuction(vars.given.at(-1)!, vars.seat),
      { label: 'auction' },
    ),
    run((_, vars) => void vars.given.pop()),
  ),
);

const main = procedure<NextState>(
  'main',
  '2',
  run(() => {}),
  ask(openingBid),
  whilst(
    (state) => state.bag.length > 1,
    run(() => {}),
    ask(draw),
    call(auction, (state) => newAuction(state.bag[0]!, state.opener), { returning: takeWinner }),
  ),
  run((state) => finish(state, 'last-lot')),
);

export const lotsNext = defineTitle<NextState>({
  ...lots,
  rulebook: rules,
  format: 2,
  migrations: { 1: (old) => ({ ...(old as Record<string, Json>), format: 2, auctions: 0 }) },
  setup: (table) => ({ ...lots.setup(table), format: 2, auctions: 0 }),
  view: (state) => state,
  main,
  invariants,
});
