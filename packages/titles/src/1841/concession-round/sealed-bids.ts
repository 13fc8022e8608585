import {
  ask,
  built,
  CHANCE,
  call,
  cited,
  decision,
  emit,
  type Json,
  list,
  procedure,
  run,
  type Seat,
  sealedDecision,
  when,
  whilst,
} from '@signalbox/kernel';
import { BANK, cashOf, openAuction, pay, takerOf } from '@signalbox/rails';
import { CONCESSIONS, type Concession } from '../data/companies.ts';
import type { State } from '../state.ts';
import { auction, MIN_BID, type TiedLot } from './auction.ts';

type Bids = Readonly<Partial<Record<Concession, number>>>;

export interface SealedRound {
  /** Each player's total bids, which decide the seats (C-34). */
  totals: Record<Seat, number>;
  /** Concessions with several equal highest bids: those bidders raise openly (C-34). */
  tied: { concession: Concession; bid: number; bidders: Seat[] }[];
}

function isBids(choice: Json): choice is Bids {
  return (
    typeof choice === 'object' &&
    choice !== null &&
    !Array.isArray(choice) &&
    Object.entries(choice).every(
      ([id, bid]) => (CONCESSIONS as readonly string[]).includes(id) && Number.isInteger(bid),
    )
  );
}

const total = (bids: Bids) => Object.values(bids).reduce((sum, bid) => sum + bid, 0);

/** Version 1 (§7): everybody bids for all concessions in one sealed bid, within their cash. */
export const placeSealedBids = sealedDecision<State, SealedRound, Bids>({
  name: 'sealed-bids',
  rule: '7',
  actors: (state) => state.order,
  sealed: (state, _, seat) =>
    built<Bids>({
      what: 'bids',
      shape: isBids,
      check: (bids) => {
        const ids = Object.keys(bids) as Concession[];
        if (ids.some((id) => state.concessions[id] === undefined)) return cited('7', 'auction/no-lot');
        if (ids.some((id) => bids[id]! < MIN_BID)) return cited('7', 'auction/cash', { least: MIN_BID });
        return total(bids) > cashOf(state, seat) ? cited('7', 'auction/purse') : null;
      },
      enumerate: () => samples(state, seat),
    }),
  reveal: (state, vars, choices) => {
    vars.totals = Object.fromEntries(state.order.map((seat) => [seat, total(choices[seat] ?? {})]));
    for (const concession of CONCESSIONS) {
      const best = Math.max(0, ...Object.values(choices).map((bids) => bids[concession] ?? 0));
      if (best === 0) continue;
      const bidders = state.order.filter((seat) => choices[seat]?.[concession] === best);
      emit(state, { type: 'bids-revealed', concession, bidders, bid: best });
      if (bidders.length === 1) award(state, concession, bidders[0]!, best);
      else vars.tied = [...vars.tied, { concession, bid: best, bidders }];
    }
  },
});

/** Nothing, or the minimum for one concession or for as many as the money allows. */
function* samples(state: State, seat: Seat): Generator<Bids> {
  yield {};
  const lots = CONCESSIONS.filter((id) => state.concessions[id] === null);
  for (const id of lots) for (const bid of [MIN_BID, 50, 100]) yield { [id]: bid };
  const affordable = lots.slice(0, Math.floor(cashOf(state, seat) / MIN_BID));
  yield Object.fromEntries(affordable.map((id) => [id, MIN_BID]));
}

function award(state: State, concession: Concession, seat: Seat, price: number): void {
  pay(state, seat, BANK, price);
  state.concessions = { ...state.concessions, [concession]: seat };
  emit(state, { type: 'concession-won', seat, concession, price });
}

/** A player's bids for lots that are decided later. */
function keptFor(later: SealedRound['tied'], seat: Seat): number {
  return later.reduce((sum, { bid, bidders }) => sum + (bidders.includes(seat) ? bid : 0), 0);
}

/** Equal bids that are not raised: one of the bidders has the first tied lot at their common price. */
export const drawTiedBid = decision<State, SealedRound, Seat>({
  name: 'draw-tied-bid',
  rule: '7',
  actor: () => CHANCE,
  offer: (_, { tied }) => list(tied[0]!.bidders),
  apply: (state, { tied }, seat) => award(state, tied[0]!.concession, seat, tied[0]!.bid),
});

const isDrawn = ({ options }: State) => options.tiedBids === 'drawn';

/** The first of the bidders leads with the common bid; the others raise or pass. */
function firstTie({ tied }: SealedRound): TiedLot {
  const { concession, bid, bidders } = tied[0]!;
  const [leader, ...others] = bidders as [Seat, ...Seat[]];
  const kept = Object.fromEntries(bidders.map((seat) => [seat, keptFor(tied.slice(1), seat)]));
  return { ...openAuction(bidders, leader, concession), bidders: [...others, leader], bid, leader, kept };
}

export const sealedBids = procedure<State, SealedRound>(
  'sealed-bids',
  '7',
  ask(placeSealedBids),
  whilst(
    (_, { tied }) => tied.length > 0,
    when(isDrawn, ask(drawTiedBid)),
    when(
      (state) => !isDrawn(state),
      call(auction.procedure, (_, vars) => firstTie(vars), {
        returning: (state, _, result) => {
          const { taker, price } = takerOf(result);
          award(state, result.lot as Concession, taker, price);
        },
      }),
    ),
    run((_, vars) => {
      vars.tied = vars.tied.slice(1);
    }),
  ),
);
