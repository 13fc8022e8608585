import {
  type Cited,
  cited,
  emit,
  lazyRange,
  memoize,
  noRange,
  type RangeOffer,
  range,
  type Seat,
} from '@signalbox/kernel';
import {
  blocksFrom,
  cashOf,
  moveShares,
  POOL,
  PRESIDENT_SHARES,
  pay,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { closedObjection } from '../consent.ts';
import { CONCESSIONS, type Company, type Concession } from '../data/companies.ts';
import { isActive, playing, type State } from '../state.ts';
import { soldObjection } from './buying.ts';
import { byHolder, companiesHeld } from './holdings.ts';
import { limitObjection } from './limits.ts';
import { hasConcession, presidentAfter, transfer, updateAfterTrade, wouldCloseRing } from './presidency.ts';

/** Any number of shares of one company, from one player, at any price (§3.2). */
export type ShareDeal = {
  readonly from: Seat;
  readonly company: Company;
  readonly count: number;
  readonly price: number;
};

/** A concession; a used one with its president's certificate (§3.2). */
export type ConcessionDeal = { readonly from: Seat; readonly concession: Concession; readonly price: number };

type ShareLot = Omit<ShareDeal, 'price'>;

export function isUsed(state: State, concession: Concession): boolean {
  return concession !== 'Bayard' && isActive(state, concession);
}

/** Does the president's certificate go with it? In games from 18xx.games a merger may have separated them. */
export function carriesCertificate(state: State, concession: Concession): boolean {
  if (!isUsed(state, concession)) return false;
  return state.presidents[concession] === (state.concessions[concession] ?? POOL);
}

type LotChoice = { readonly do: 'deal' } & ShareLot;

/** §3.2: what a player might sell to another, at any price. */
const shareLots = byHolder((state, from): readonly LotChoice[] =>
  blocksFrom(state, companiesHeld(state, from), () => from).map((block) => ({ do: 'deal', from, ...block })),
);

function shareDealObjection(state: State, buyer: Seat, { from, company, count }: ShareLot): Cited | null {
  if (state.options.noPlayerTrade) return cited('8.8', 'deal/forbidden');
  // A player who sold to the pool may not buy; a sale to a player does not count (C-24).
  const sold = soldObjection(state, buyer, company);
  if (sold) return sold;
  const kept = sharesOf(state, company, from) - count;
  if (state.presidents[company] === from && kept < PRESIDENT_SHARES) {
    if (hasConcession(state, company)) return cited('3.2', 'purchase/with-concession', { company });
    const successor = presidentAfter(state, company, transfer(from, buyer, count));
    if (successor === null) return cited('3.2', 'deal/only-certificate', { company });
  }
  if (wouldCloseRing(state, company, transfer(from, buyer, count))) {
    return cited('3.5.4', 'purchase/ring', { company });
  }
  const certificates = state.options.dealsCountOnce
    ? 1
    : certificatesIn(state, buyer, { from, company, count });
  return limitObjection(state, buyer, company, count, certificates);
}

/**
 * Two of the shares are one certificate if the president's is included (ruling 1841-R19): because the buyer becomes
 * president, or because the seller has too few single shares.
 */
function certificatesIn(state: State, buyer: Seat, { from, company, count }: ShareLot): number {
  if (state.presidents[company] !== from || count < PRESIDENT_SHARES) return count;
  const singles = sharesOf(state, company, from) - PRESIDENT_SHARES;
  const successor = presidentAfter(state, company, transfer(from, buyer, count));
  return successor === buyer || count > singles ? count - PRESIDENT_SHARES + 1 : count;
}

type ConcessionLot = { readonly do: 'concession-deal' } & Omit<ConcessionDeal, 'price'>;

/** Every concession that a player holds. */
const concessionLots = memoize((concessions: State['concessions']): readonly ConcessionLot[] =>
  CONCESSIONS.flatMap((concession) => {
    const from = concessions[concession] ?? null;
    return from === null ? [] : [{ do: 'concession-deal', from, concession }];
  }),
);

function concessionDealObjection(
  state: State,
  buyer: Seat,
  { concession }: { concession: Concession },
): Cited | null {
  if (state.options.noPlayerTrade) return cited('8.8', 'deal/forbidden');
  if (!carriesCertificate(state, concession)) return null;
  const company = concession as Company;
  return soldObjection(state, buyer, company) ?? limitObjection(state, buyer, company, PRESIDENT_SHARES);
}

/** What a refusal rules out for the rest of the turn: all shares of a company, or a concession (ruling A8). */
export function dealKey(deal: ShareLot | Omit<ConcessionDeal, 'price'>): string {
  return 'company' in deal ? `${deal.from} ${deal.company}` : `${deal.from} ${deal.concession} concession`;
}

/**
 * Prices from 1 per certificate (ruling 1841-R19) up to the buyer's cash. `against` is an objection to all deals; each
 * deal may have its own.
 */
export function dealOffers(
  state: State,
  buyer: Seat,
  closed: readonly string[],
  against: Cited | null = null,
): RangeOffer[] {
  const offers: RangeOffer[] = [];
  const add = (lot: Lot) => {
    const compute = () => pricesFor(state, buyer, lot, against ?? lotObjection(state, buyer, lot, closed));
    offers.push(lazyRange(lot, 'price', compute));
  };
  for (const from of playing(state)) if (from !== buyer) shareLots(state, from).forEach(add);
  for (const lot of concessionLots(state.concessions)) if (lot.from !== buyer) add(lot);
  return offers;
}

type Lot = LotChoice | ConcessionLot;

function lotObjection(state: State, buyer: Seat, lot: Lot, closed: readonly string[]): Cited | null {
  const objection =
    lot.do === 'deal' ? shareDealObjection(state, buyer, lot) : concessionDealObjection(state, buyer, lot);
  return objection ?? closedObjection(closed, dealKey(lot), '3.2', lot.from);
}

function pricesFor(state: State, buyer: Seat, lot: Lot, against: Cited | null): RangeOffer {
  if (against) return noRange(lot, 'price', against);
  const isPerCertificate = lot.do === 'deal' && !state.options.dealsFromOne;
  const min = isPerCertificate ? certificatesIn(state, buyer, lot) : 1;
  const max = cashOf(state, buyer);
  if (min > max) return noRange(lot, 'price', cited('3.2', 'purchase/cash', { cost: min }));
  return range(lot, 'price', { min, max });
}

/** A deal between players does not count as a sale: no price moves, and the seller may still buy shares of the company (§3.2). */
export function closeShareDeal(state: State, buyer: Seat, { from, company, count, price }: ShareDeal): void {
  pay(state, buyer, from, price);
  moveShares(state, company, from, buyer, count);
  emit(state, { type: 'shares-dealt', buyer, from, company, count, price });
  updateAfterTrade(state, company);
}

/** §3.2: the buyer of a used concession becomes president at once, even if others hold more shares. */
export function closeConcessionDeal(
  state: State,
  buyer: Seat,
  { from, concession, price }: ConcessionDeal,
): void {
  pay(state, buyer, from, price);
  const used = carriesCertificate(state, concession) ? 'yes' : 'no';
  state.concessions = { ...state.concessions, [concession]: buyer };
  emit(state, { type: 'concession-dealt', buyer, from, concession, price, used });
  if (used === 'no') return;
  const company = concession as Company;
  moveShares(state, company, from, buyer, PRESIDENT_SHARES);
  setPresident(state, company, buyer);
  emit(state, { type: 'president', company, president: buyer });
}
