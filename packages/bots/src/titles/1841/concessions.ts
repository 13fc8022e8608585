import { choices, firstChoices, isPass, type Json, type Pass, type Seat } from '@signalbox/kernel';
import { type Auction, type Bid, cashOf } from '@signalbox/rails';
import type { Concession } from '@signalbox/titles/1841/data/companies.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { adviceOnBids } from '../../railways/index.ts';

/** Value of a concession: more with two homes than with one, more for majors than for minors; Bayard's is its income. */
const VALUES: Readonly<Record<Concession, number>> = {
  Bayard: 45,
  SFLP: 35,
  SFTC: 45,
  SFMA: 45,
  SFTN: 60,
  SSFL: 55,
  SFTG: 90,
  IRSFF: 100,
};

export function concessionValue(concession: Concession): number {
  return VALUES[concession];
}

/** A company has to be founded as well: two shares at the second price, and its tokens. */
const FOUNDING_CASH = 220;

/** The most to bid, as long as there is money to found. */
function limitFor(state: State, seat: Seat, concession: Concession): number {
  const left = cashOf(state, seat) - (concession === 'Bayard' ? 0 : FOUNDING_CASH);
  const has = Object.values(state.concessions).includes(seat);
  return Math.min(left, has ? VALUES[concession] / 2 : VALUES[concession]);
}

/** Opens with the concession it values most. */
export function putUp({ state, seat, offer }: Question<State, object, Concession | Pass>): Advice[] {
  return [...choices(offer)].map((choice) => {
    if (isPass(choice)) return { choice, score: 0, because: because('1841/decline-auction') };
    const limit = limitFor(state, seat, choice);
    return { choice, score: limit - 25, because: because('1841/put-up', { lot: choice, limit }) };
  });
}

/** The minimum bid, as long as it is below the limit; or a pass. */
export function bidForConcession({
  state,
  seat,
  offer,
  vars,
}: Question<State, Auction, Bid | Pass>): Advice[] {
  const lot = vars.lot as Concession;
  const limit = Math.round(limitFor(state, seat, lot));
  return adviceOnBids(offer, limit, { bid: '1841/bid', pass: '1841/pass-bid' }, { lot });
}

const MAX_CONSIDERED = 40;

/** Version 1: sealed bids for all at once. One company is enough at the start. */
export function bidSealed({ state, seat, offer }: Question<State>): Advice[] {
  return firstChoices(offer, MAX_CONSIDERED).map((choice: Json) => {
    const bids = Object.entries(choice as Record<Concession, number>) as [Concession, number][];
    const score = bids.reduce((sum, [id, bid]) => sum + (limitFor(state, seat, id) - bid) * (bid / 100), 0);
    const amount = bids.reduce((sum, [, bid]) => sum + bid, 0);
    const crowd = 30 * Math.max(0, bids.length - 1);
    return { choice, score: score - crowd, because: because('1841/sealed-bids', { amount }) };
  });
}
