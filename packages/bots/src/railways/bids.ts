import type { Offer, Pass, RangeOffer } from '@signalbox/kernel';
import type { Bid } from '@signalbox/rails';
import { because } from '../explanation.ts';
import type { Advice } from '../heuristics.ts';

/**
 * The lowest bid, as long as it is below what the lot should be worth, or a pass. Where a search bids above that, or
 * passes below it, it has found the lot to be worth more or less: the reason must not contradict it.
 */
export function adviceOnBids(
  offer: Offer<Bid | Pass>,
  worth: number,
  reasons: { readonly bid: string; readonly pass: string },
  facts: Readonly<Record<string, string>> = {},
): Advice[] {
  const { bid, pass } = biddingOf(offer);
  const amount = bid?.amount ?? worth;
  const [most, least] = [Math.max(worth, amount), Math.max(0, Math.min(worth, amount))];
  const advice: Advice[] = [];
  if (pass)
    advice.push({ choice: pass, score: 0, because: because(reasons.pass, { ...facts, limit: least }) });
  if (bid) {
    const why = because(reasons.bid, { ...facts, amount, limit: most });
    // A difference large enough to decide.
    advice.push({ choice: bid, score: 10 * (worth - amount), because: why });
  }
  return advice;
}

/** The choices in an auction: the lowest bid, and the pass if it is allowed. */
function biddingOf(offer: Offer<Bid | Pass>): {
  readonly bid: Bid | null;
  readonly pass: Bid | Pass | null;
} {
  const range = bidRange(offer);
  const list = partsOf(offer).find((part) => part.kind === 'list');
  const pass = list?.candidates.find((choice) => !list.check?.(choice)) ?? null;
  return { bid: range && { do: 'bid', amount: range.min }, pass };
}

/** All bids that are allowed; null if none is. */
export function bidRange(offer: Offer<Bid | Pass>): RangeOffer | null {
  const range = partsOf(offer).find((part): part is RangeOffer => part.kind === 'range');
  return range && range.min <= range.max ? range : null;
}

function partsOf(offer: Offer<Bid | Pass>): readonly Offer<Bid | Pass>[] {
  return offer.kind === 'either' ? offer.offers : [offer];
}
