import {
  ask,
  CHANCE,
  call,
  decision,
  emit,
  list,
  procedure,
  run,
  type Seat,
  when,
  whilst,
} from '@signalbox/kernel';
import { type Auction, ascendingAuction, BANK, cashOf, openAuction, pay, takerOf } from '@signalbox/rails';
import { CONCESSIONS, type Concession } from './data/companies.ts';
import { no } from './refuse.ts';
import { sealedBids } from './sealed-bids.ts';
import { clockwiseAfter, type State } from './state.ts';

export const LEAST_BID = 20;

interface Round {
  /** Whose turn it is to put a concession up. */
  turn: Seat;
  /** Players who declined in a row. */
  declined: number;
  lot: Concession | null;
}

/** §2: cards decide the order of the auction; nobody changes seats yet. */
const drawAuctionOrder = decision<State, object, Seat>({
  name: 'draw-auction-order',
  rule: '2',
  actor: () => CHANCE,
  offer: (state) => list(state.seats.filter((seat) => !state.order.includes(seat))),
  apply: (state, _, seat) => {
    state.order.push(seat);
    emit(state, { type: 'auction-order', seat, number: state.order.length });
  },
  forced: true,
});

function unsold(state: State): Concession[] {
  return CONCESSIONS.filter((id) => state.concessions[id] === null);
}

/** §2.1: any concession that is left, or none. */
const putUp = decision<State, Round, Concession | 'decline'>({
  name: 'put-up',
  rule: '2.1',
  actor: (_, { turn }) => turn,
  offer: (state, { turn }) =>
    list<Concession | 'decline'>(['decline', ...unsold(state)], (choice) =>
      choice !== 'decline' && cashOf(state, turn) < LEAST_BID ? no('2.1', 'auction/cash', { least: LEAST_BID }) : null,
    ),
  apply: (state, vars, choice) => {
    vars.lot = choice === 'decline' ? null : choice;
    vars.declined = choice === 'decline' ? vars.declined + 1 : 0;
    if (choice === 'decline') emit(state, { type: 'auction-declined', seat: vars.turn });
  },
});

const rules = (step: number) => ({
  rule: '2.1',
  minimum: LEAST_BID,
  raise: step,
  step,
  // Whoever passes is out for this lot (C-26).
  passing: 'final' as const,
  ifNobodyBids: 'opener-must-bid' as const,
  most: (state: State, seat: Seat) => cashOf(state, seat),
});

const auctionInFives = ascendingAuction<State>(rules(5));
const auctionInOnes = { ...ascendingAuction<State>(rules(1)), name: 'auction-in-ones' };

function award(state: State, _: object, auction: Auction): void {
  const { taker, price } = takerOf(auction);
  pay(state, taker, BANK, price);
  state.concessions[auction.lot as Concession] = taker;
  emit(state, { type: 'concession-won', seat: taker, concession: auction.lot, price });
}

/** §2.1: an open auction, the next player after the opener opening the next. */
const openAuctions = procedure<State, Round>(
  'concession-auctions',
  '2.1',
  whilst(
    (state, vars) => vars.declined < state.order.length && unsold(state).length > 0,
    ask(putUp),
    when(
      (_, { lot }) => lot !== null,
      call(auctionInFives, (state, { turn, lot }) => openAuction(state.order, turn, lot!), { returning: award }),
    ),
    run((state, vars) => {
      vars.turn = clockwiseAfter(state, vars.turn)[0]!;
    }),
  ),
);

/** §2.1: least cash first, then the lowest concession, then the order of the auction (ruling 1841-R12, C-14). */
function takeSeats(state: State): void {
  const without = state.options.seatTies === 'holder-first' ? CONCESSIONS.length : -1;
  const lowest = (seat: Seat) => {
    const held = CONCESSIONS.findIndex((id) => state.concessions[id] === seat);
    return held < 0 ? without : held;
  };
  const auction = state.order;
  state.order = [...auction].sort(
    (a, b) =>
      cashOf(state, a) - cashOf(state, b) || lowest(a) - lowest(b) || auction.indexOf(a) - auction.indexOf(b),
  );
  state.priority = state.order[0]!;
  emit(state, { type: 'seating', order: state.order });
}

/** §2: concessions, seats and the priority card. */
export const concessionRound = procedure<State>(
  'concession-round',
  '2',
  whilst((state) => state.order.length < state.seats.length, ask(drawAuctionOrder)),
  when(
    (state) => !state.options.version1,
    call(openAuctions, (state) => ({ turn: state.order[0]!, declined: 0, lot: null })),
  ),
  when((state) => state.options.version1, call(sealedBids, () => ({ tied: [] }))),
  run(takeSeats),
);
