import {
  ask,
  CHANCE,
  call,
  cited,
  decision,
  emit,
  isPass,
  list,
  PASS,
  type Pass,
  procedure,
  run,
  type Seat,
  when,
  whilst,
} from '@signalbox/kernel';
import { type Auction, BANK, cashOf, openAuction, pay, takerOf } from '@signalbox/rails';
import { CONCESSIONS, type Concession } from '../data/companies.ts';
import { clockwiseAfter, type State } from '../state.ts';
import { auction, MIN_BID } from './auction.ts';
import { sealedBids } from './sealed-bids.ts';

interface Round {
  /** The player to put up a concession. */
  turn: Seat;
  /** Players who declined in a row. */
  declined: number;
  lot: Concession | null;
}

/** §2: cards decide the auction order; nobody changes seats yet. */
export const drawAuctionOrder = decision<State, object, Seat>({
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
export const putUp = decision<State, Round, Concession | Pass>({
  name: 'put-up',
  rule: '2.1',
  actor: (_, { turn }) => turn,
  offer: (state, { turn }) =>
    list<Concession | Pass>([PASS, ...unsold(state)], (choice) =>
      !isPass(choice) && cashOf(state, turn) < MIN_BID
        ? cited('2.1', 'auction/cash', { least: MIN_BID })
        : null,
    ),
  apply: (state, vars, choice) => {
    vars.lot = isPass(choice) ? null : choice;
    vars.declined = isPass(choice) ? vars.declined + 1 : 0;
    if (isPass(choice)) emit(state, { type: 'auction-declined', seat: vars.turn });
    else emit(state, { type: 'concession-put-up', seat: vars.turn, concession: choice });
  },
});

function award(state: State, _: Round, result: Auction): void {
  const { taker, price } = takerOf(result);
  pay(state, taker, BANK, price);
  state.concessions = { ...state.concessions, [result.lot as Concession]: taker };
  emit(state, { type: 'concession-won', seat: taker, concession: result.lot, price });
}

/** §2.1: an open auction; the player after the opener opens the next. */
export const openAuctions = procedure<State, Round>(
  'concession-auctions',
  '2.1',
  whilst(
    (state, vars) => vars.declined < state.order.length && unsold(state).length > 0,
    ask(putUp),
    when(
      (_, { lot }) => lot !== null,
      call(auction.procedure, (state, { turn, lot }) => openAuction(state.order, turn, lot!), {
        returning: award,
      }),
    ),
    run((state, vars) => {
      vars.turn = clockwiseAfter(state, vars.turn)[0]!;
    }),
  ),
);

/** Version 1 (§7), unless it is played with the open auction. */
function hasSealedBids({ options }: State): boolean {
  return options.version1 && !options.openConcessions;
}

interface ConcessionRound {
  /** Version 1: the sum of each player's sealed bids. */
  totals: Readonly<Record<Seat, number>>;
}

/**
 * §2.1: least cash first, in version 1 the highest total bid (C-34); then the lowest concession, then the auction order
 * (ruling 1841-R12, C-14).
 */
function takeSeats(state: State, { totals }: ConcessionRound): void {
  const purse = (seat: Seat) => (hasSealedBids(state) ? -(totals[seat] ?? 0) : cashOf(state, seat));
  const without = state.options.seatTies === 'holder-first' ? CONCESSIONS.length : -1;
  const lowest = (seat: Seat) => {
    const held = CONCESSIONS.findIndex((id) => state.concessions[id] === seat);
    return held < 0 ? without : held;
  };
  const before = state.order;
  state.order = [...before].sort(
    (a, b) => purse(a) - purse(b) || lowest(a) - lowest(b) || before.indexOf(a) - before.indexOf(b),
  );
  state.priority = state.order[0]!;
  emit(state, { type: 'seating', order: state.order, by: hasSealedBids(state) ? 'bids' : 'cash' });
}

/** §2: concessions, seats and the priority deal. */
export const concessionRound = procedure<State, ConcessionRound>(
  'concession-round',
  '2',
  whilst((state) => state.order.length < state.seats.length, ask(drawAuctionOrder)),
  when(
    (state) => !hasSealedBids(state),
    call(openAuctions, (state) => ({ turn: state.order[0]!, declined: 0, lot: null })),
  ),
  when(
    hasSealedBids,
    call(sealedBids, () => ({ totals: {}, tied: [] }), {
      returning: (_, vars, { totals }) => {
        vars.totals = totals;
      },
    }),
  ),
  run(takeSeats),
);
