import { type Cited, cited, emit, type Seat } from '@signalbox/kernel';
import { BANK, cashOf, IPO, moveShares } from '@signalbox/rails';
import { limitObjection } from './certificate-limit.ts';
import type { Company } from './data/companies.ts';
import { FISHBOURNE, PRIVATE_IDS, type Private, privateOf, SALE_FEE } from './data/privates.ts';
import { payPlayer, takeFromPlayer } from './money.ts';
import { updatePresident } from './selling.ts';
import { isStarted, type State } from './state.ts';

export function privatesOf(state: State, owner: Seat | typeof BANK): Private[] {
  return PRIVATE_IDS.filter((id) => state.privates[id] === owner);
}

/** From the second stock round on the bank buys privates back. */
export function privateSaleObjection(state: State): Cited | null {
  return state.round.stock < 2 ? cited('PRIV', 'private/first-round') : null;
}

/** What the bank pays for a private. */
export const salePriceOf = (id: Private): number => privateOf(id).face - SALE_FEE;

export function sellPrivate(state: State, seat: Seat, id: Private): void {
  const amount = salePriceOf(id);
  payPlayer(state, seat, amount);
  state.privates = { ...state.privates, [id]: BANK };
  emit(state, { type: 'private-sold', seat, private: id, amount });
}

/** Privates in the bank, and Fishbourne, which is available from the first 6+3. */
export function privatesForSale(state: State): Private[] {
  return PRIVATE_IDS.filter((id) => state.privates[id] === BANK || state.privates[id] === null);
}

export function privatePurchaseObjection(
  state: State,
  seat: Seat,
  id: Private,
  soldThisRound: readonly Private[],
): Cited | null {
  if (soldThisRound.includes(id)) return cited('PRIV', 'private/sold-this-round', { private: id });
  if (state.privates[id] === null) return cited('FISH', 'private/too-early', { private: id });
  const cost = privateOf(id).face;
  if (cashOf(state, seat) < cost) return cited('PRIV', 'purchase/cash', { cost });
  return limitObjection(state, seat);
}

/** At face value. Buying Fishbourne closes all other ferries, including those of other players. */
export function buyPrivate(state: State, seat: Seat, id: Private): void {
  const price = privateOf(id).face;
  takeFromPlayer(state, seat, price);
  state.privates = { ...state.privates, [id]: seat };
  emit(state, { type: 'private-bought', seat, private: id, price });
  if (id === FISHBOURNE) for (const other of PRIVATE_IDS) if (other !== id) closePrivate(state, other);
}

export function closePrivate(state: State, id: Private): void {
  if (state.privates[id] === undefined) return;
  const { [id]: _, ...others } = state.privates;
  state.privates = others;
  emit(state, { type: 'private-closed', private: id });
}

/** A private becomes the reserved share once the president's certificate of its company is sold, floated or not. */
export function exchangeObjection(
  state: State,
  id: Private,
  soldThisRound: readonly Company[],
): Cited | null {
  const company = privateOf(id).exchange;
  if (company === null) return cited('PRIV', 'exchange/none');
  if (!isStarted(state, company)) {
    const why = state.companies[company].bankrupt ? 'exchange/bankrupt' : 'exchange/not-started';
    return cited('PRIV', why, { company });
  }
  if (soldThisRound.includes(company) && !state.options.exchangeAfterSale)
    return cited('SR', 'exchange/sold-this-round', { company });
  return null;
}

export function exchangePrivate(state: State, seat: Seat, id: Private): Company {
  const company = privateOf(id).exchange!;
  moveShares(state, company, IPO, seat, 1);
  emit(state, { type: 'private-exchanged', seat, private: id, company });
  closePrivate(state, id);
  updatePresident(state, company);
  return company;
}
