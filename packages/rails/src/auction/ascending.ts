import {
  ask,
  type Decision,
  decision,
  either,
  emit,
  frameOf,
  type GameState,
  list,
  type Offer,
  PASS,
  type Pass,
  type Procedure,
  procedure,
  range,
  type Seat,
  whilst,
} from '@signalbox/kernel';

/** Fixed, or agreed at the table. */
type Ruled<S, T> = T | ((state: S) => T);

/** The auction rules of a title, as values. */
export interface AuctionRules<S extends GameState> {
  /** The section that the auction follows. */
  readonly rule: string;
  /** The minimum first bid. */
  readonly minimum: Ruled<S, number>;
  /** The minimum raise. */
  readonly raise: Ruled<S, number>;
  /** Bids are the minimum plus a multiple of this. */
  readonly step: Ruled<S, number>;
  /** Is a player who passes out of this auction, or asked again as long as others bid? */
  readonly passing: Ruled<S, 'final' | 'may-return'>;
  /** The player who puts up a lot takes it if nobody bids, or has to make the first bid. */
  readonly ifNobodyBids: 'opener-takes-it' | 'opener-must-bid';
  /** The most that a player can bid for the lot. */
  readonly most: (state: S, seat: Seat, auction: Auction) => number;
}

/** The lot being auctioned: the variables of the auction's procedure. */
export interface Auction {
  readonly lot: string;
  readonly opener: Seat;
  /** Players who may still bid; the first of them acts next. */
  bidders: Seat[];
  /** Passes since the last bid by players who are still in. */
  passes: number;
  /** The highest bid, and whose it is. */
  bid: number;
  leader: Seat | null;
}

/** What a bidder wants to know about the auction in progress. */
export interface AuctionStanding {
  readonly lot: string;
  readonly highest: { readonly seat: Seat; readonly amount: number } | null;
  /** Players who may still bid, and the most that each of them can. */
  readonly bidders: readonly { readonly seat: Seat; readonly most: number }[];
  /** The player who takes the lot if nobody bids; null once there is a bid, or if there has to be one. */
  readonly takesUnsold: Seat | null;
}

export type Bid = { readonly do: 'bid'; readonly amount: number };

/** Puts up a lot; bidding goes clockwise from the opener. */
export function openAuction(seats: readonly Seat[], opener: Seat, lot: string): Auction {
  const first = seats.indexOf(opener);
  const bidders = [...seats.slice(first), ...seats.slice(0, first)];
  return { lot, opener, bidders, passes: 0, bid: 0, leader: null };
}

/** Asks for bids until the lot is won; when the call returns, see `takerOf` for the result. */
export function ascendingAuction<S extends GameState>(
  rules: AuctionRules<S>,
): {
  readonly procedure: Procedure<S, Auction>;
  readonly decision: Decision<S, Auction, Bid | Pass>;
  /** Null while nothing is auctioned. */
  readonly standing: (state: S) => AuctionStanding | null;
} {
  const bid = bidding(rules);
  const bids = procedure<S, Auction>(
    'auction',
    rules.rule,
    whilst((_, auction) => !isOver(auction), ask(bid)),
  );
  return {
    procedure: bids,
    decision: bid,
    standing: (state) => {
      const auction = frameOf(state, bids)?.vars;
      return auction ? standingOf(rules, state, auction) : null;
    },
  };
}

function standingOf<S extends GameState>(
  rules: AuctionRules<S>,
  state: S,
  auction: Auction,
): AuctionStanding {
  const { lot, leader, bid, bidders, opener } = auction;
  return {
    lot,
    highest: leader === null ? null : { seat: leader, amount: bid },
    bidders: bidders.map((seat) => ({ seat, most: Math.max(0, rules.most(state, seat, auction)) })),
    takesUnsold: leader === null && rules.ifNobodyBids === 'opener-takes-it' ? opener : null,
  };
}

/** The winner and the price: the highest bidder, or the opener for nothing. */
export function takerOf(auction: Auction): { taker: Seat; price: number } {
  return { taker: auction.leader ?? auction.opener, price: auction.bid };
}

/** A player who cannot raise has to pass. */
function bidding<S extends GameState>(rules: AuctionRules<S>): Decision<S, Auction, Bid | Pass> {
  return decision({
    name: 'bid',
    rule: rules.rule,
    forced: true,
    actor: (_, auction) => auction.bidders[0]!,
    offer: (state, auction) => bids(rules, state, auction),
    apply: (state, auction, choice) => {
      const seat = auction.bidders.shift()!;
      if (choice.do === 'bid') {
        auction.bidders.push(seat);
        auction.passes = 0;
        auction.bid = choice.amount;
        auction.leader = seat;
        emit(state, { type: 'bid', seat, lot: auction.lot, amount: choice.amount });
      } else {
        if (ruled(rules.passing, state) === 'may-return') {
          auction.bidders.push(seat);
          auction.passes += 1;
        }
        emit(state, { type: 'bid-passed', seat, lot: auction.lot });
      }
    },
  });
}

function bids<S extends GameState>(rules: AuctionRules<S>, state: S, auction: Auction): Offer<Bid | Pass> {
  const { leader, bidders, opener, bid } = auction;
  const min = leader === null ? ruled(rules.minimum, state) : bid + ruled(rules.raise, state);
  const max = rules.most(state, bidders[0]!, auction);
  const amounts = range({ do: 'bid' }, 'amount', { min, max, step: ruled(rules.step, state) });
  const mustBid = rules.ifNobodyBids === 'opener-must-bid' && leader === null && bidders[0] === opener;
  if (mustBid) return amounts;
  const passing = list<Bid | Pass>([PASS]);
  return max < min ? passing : either(amounts, passing);
}

function ruled<S, T extends string | number>(rule: Ruled<S, T>, state: S): T {
  return typeof rule === 'function' ? rule(state) : rule;
}

/** Nobody is left to outbid the leader; or, without a bid, nobody is left at all. */
function isOver({ bidders, passes, leader }: Auction): boolean {
  return passes === bidders.length - (leader === null ? 0 : 1);
}
