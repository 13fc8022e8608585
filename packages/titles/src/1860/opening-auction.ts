import {
  ask,
  type Cited,
  call,
  cited,
  decision,
  emit,
  list,
  memoizeLatest,
  procedure,
  run,
  type Seat,
  whilst,
} from '@signalbox/kernel';
import {
  ascendingAuction,
  cashOf,
  openAuction,
  orderAfter,
  PRESIDENT_SHARES,
  takerOf,
} from '@signalbox/rails';
import { AUCTIONED_COMPANIES, type Company } from './data/companies.ts';
import { parPrices } from './data/market.ts';
import { FERRIES, PRIVATE_IDS, type Private, privateOf } from './data/privates.ts';
import { takeFromPlayer } from './money.ts';
import { takePresidency } from './starting.ts';
import { isStarted, type State } from './state.ts';

export type Lot =
  | { readonly do: 'ferry'; readonly private: Private }
  | { readonly do: 'start'; readonly company: Company; readonly par: number };

interface Opening {
  opener: Seat;
  winner: Seat;
}

/** What is left: ferries, and each president's certificate at each of its par prices. */
export function lots({ privates, companies }: State): readonly Lot[] {
  return whatIsLeft(privates, companies).lots;
}

/** Every bid depends on it, so it is computed once for each position. */
const whatIsLeft = memoizeLatest((privates: State['privates'], companies: State['companies']) => {
  const lots: readonly Lot[] = [
    ...FERRIES.filter((id) => privates[id] === null).map((id) => ({ do: 'ferry' as const, private: id })),
    ...AUCTIONED_COMPANIES.filter((company) => !isStarted({ companies }, company)).flatMap((company) =>
      parPrices(company).map((par) => ({ do: 'start' as const, company, par })),
    ),
  ];
  return { lots, cheapest: Math.min(...lots.map(faceOf)) };
});

function faceOf(lot: Lot): number {
  return lot.do === 'ferry' ? privateOf(lot.private).face : lot.par * PRESIDENT_SHARES;
}

function cheapest({ privates, companies }: State): number {
  return whatIsLeft(privates, companies).cheapest;
}

/** A player who has to take a lot and cannot afford any gets the cheapest for all their cash (G-1). */
function priceFor(state: State, seat: Seat, lot: Lot): number {
  return cashOf(state, seat) < cheapest(state) && faceOf(lot) === cheapest(state)
    ? cashOf(state, seat)
    : faceOf(lot);
}

/**
 * Bids are a premium for the right to choose: from 0, raised by 5 or more, and a pass is not final. A bidder has to be
 * able to pay for something (G-1). If nobody bids, the first to pass chooses.
 */
export const auction = ascendingAuction<State>({
  rule: 'AUC',
  minimum: (state) => (state.options.passing === 'final' ? 5 : 0),
  raise: 5,
  step: 1,
  passing: (state) => state.options.passing,
  ifNobodyBids: 'opener-takes-it',
  most: (state, seat) => cashOf(state, seat) - cheapest(state),
});

export const chooseLot = decision<State, Opening, Lot>({
  name: 'choose-lot',
  rule: 'AUC',
  actor: (_, { winner }) => winner,
  offer: (state, { winner }) => list(lots(state), (lot) => lotObjection(state, winner, lot)),
  apply: (state, { winner }, lot) => {
    const price = priceFor(state, winner, lot);
    takeFromPlayer(state, winner, price);
    if (lot.do === 'ferry') {
      state.privates = { ...state.privates, [lot.private]: winner };
      emit(state, { type: 'private-bought', seat: winner, private: lot.private, price });
    } else {
      takePresidency(state, winner, lot);
      if (price < faceOf(lot))
        emit(state, { type: 'paid-less', seat: winner, price: faceOf(lot), amount: price });
    }
  },
  forced: true,
});

function lotObjection(state: State, seat: Seat, lot: Lot): Cited | null {
  const price = priceFor(state, seat, lot);
  return cashOf(state, seat) < price ? cited('AUC', 'purchase/cash', { cost: price }) : null;
}

/** Most cash; among equals the lowest face value of privates; then clockwise from the banker's left (G-2). */
export function richestPlayer(state: State): Seat {
  const faces = (seat: Seat) =>
    PRIVATE_IDS.filter((id) => state.privates[id] === seat).reduce((sum, id) => sum + privateOf(id).face, 0);
  return [...orderAfter(state.seats, state.banker), state.banker].sort(
    (a, b) => cashOf(state, b) - cashOf(state, a) || faces(a) - faces(b),
  )[0]!;
}

function givePriorityDeal(state: State): void {
  state.priority = richestPlayer(state);
  emit(state, { type: 'priority', seat: state.priority });
}

/** The seat on the banker's left. */
export function openingSeat(state: State): Seat {
  return orderAfter(state.seats, state.banker)[0]!;
}

export const openingAuction = procedure<State, Opening>(
  'opening-auction',
  'AUC',
  whilst(
    (state) => lots(state).length > 0,
    call(auction.procedure, (state, { opener }) => openAuction(state.seats, opener, 'choice'), {
      returning: (state, vars, result) => {
        const { taker, price } = takerOf(result);
        vars.winner = taker;
        takeFromPlayer(state, taker, price);
        emit(state, { type: 'auction-won', seat: taker, premium: price });
      },
    }),
    ask(chooseLot),
    run((state, vars) => {
      vars.opener = orderAfter(state.seats, vars.winner)[0]!;
    }),
  ),
  run(givePriorityDeal),
);

export function newOpening(state: State): Opening {
  const opener = openingSeat(state);
  return { opener, winner: opener };
}
