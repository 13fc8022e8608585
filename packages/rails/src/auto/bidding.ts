import {
  type AutoAction,
  type AutoKind,
  done,
  type GameState,
  type Offer,
  type RangeOffer,
  type Seat,
} from '@signalbox/kernel';
import { type PassingRound, passOrStop } from './passing.ts';

/** A title's auctions, as far as auto actions need them. */
export interface BiddingRules<S> {
  readonly decision: { readonly name: string };
  /** The lot being auctioned. */
  readonly lot: (state: S) => string | null;
  /** Lots that are or will be put up. */
  readonly lots: (state: S) => readonly string[];
  /** How many were sold; needed if successive lots have the same name. */
  readonly sold?: (state: S) => number;
  readonly cash: (state: S, seat: Seat) => number;
}

type Bidding = AutoAction & { readonly lot: string; readonly most: number };

/** Makes the minimum bid each time, up to a limit; then passes. */
export function biddingUpTo<S extends GameState>(rules: BiddingRules<S>): AutoKind<S, Bidding> {
  return {
    kind: 'bid',
    scope: 'bid',
    forms: (state, seat) =>
      currentFirst(rules, state).map((lot) => ({
        auto: { kind: 'bid', lot, most: 0 },
        fields: { most: { type: 'number', min: 0, max: rules.cash(state, seat) } },
      })),
    endedBy: ({ before, after }, { lot }) => {
      const isGone = rules.lot(before) === lot && isSold(rules, before, after);
      return isGone || !rules.lots(after).includes(lot) ? done('auto/lot-gone', { lot }) : null;
    },
    answer: (state, seat, { lot, most }, asked) => {
      if (asked.decision !== rules.decision.name || rules.lot(state) !== lot) return null;
      const offer = asked.offerTo(seat);
      const range = rangeIn(offer);
      const least = range && range.min <= range.max ? range.min : null;
      if (least === null || least > most) return passOrStop(offer);
      return { choice: { ...range!.base, [range!.field]: least } };
    },
  };
}

/** A player who sets a limit mostly means what is being auctioned. */
function currentFirst<S>({ lot, lots }: BiddingRules<S>, state: S): readonly string[] {
  const current = lot(state);
  return lots(state).toSorted((a, b) => Number(b === current) - Number(a === current));
}

/** Has the lot that was being auctioned been sold? */
export function isSold<S>(
  { lot, sold = () => 0 }: Pick<BiddingRules<S>, 'lot' | 'sold'>,
  before: S,
  after: S,
): boolean {
  return lot(after) !== lot(before) || sold(after) !== sold(before);
}

/** An auction as a round in which a player may pass: a player who has passed may want the next lot. */
export function auctionRound<S>(
  rules: BiddingRules<S>,
  at: PassingRound<S>['at'],
  ...besides: readonly { readonly name: string }[]
): PassingRound<S> {
  return {
    at,
    decisions: [rules.decision, ...besides],
    concerns: {
      'next-lot': ({ before, after }) =>
        rules.lot(after) !== null && isSold(rules, before, after) ? { lot: rules.lot(after) } : null,
    },
    usual: ['next-lot'],
    comes: () => false,
  };
}

function rangeIn(offer: Offer): RangeOffer | null {
  if (offer.kind === 'range') return offer;
  return offer.kind === 'either' ? (offer.offers.map(rangeIn).find((found) => found !== null) ?? null) : null;
}
