import { type Cited, cited, emit, memoize, type Seat } from '@signalbox/kernel';
import { BANK, cashOf, moveShares, POOL, PRESIDENT_SHARES, pay, setPresident } from '@signalbox/rails';
import { CONCESSIONS, type Company, type Concession } from '../data/companies.ts';
import { priceOf, type State } from '../state.ts';
import { soldObjection } from './buying.ts';
import { limitObjection } from './limits.ts';
import { carriesCertificate } from './private-deals.ts';

const PRICE = 50;

export function poolConcessions({ concessions }: State): readonly Concession[] {
  return inPool(concessions);
}

const inPool = memoize((concessions: State['concessions']) =>
  CONCESSIONS.filter((id) => concessions[id] === null),
);

/**
 * After a bankruptcy a used concession is in the pool with its president's certificate: they are bought together
 * (C-50).
 */
export function concessionCost(state: State, concession: Concession): number {
  return (
    PRICE +
    (carriesCertificate(state, concession) ? PRESIDENT_SHARES * priceOf(state, concession as Company) : 0)
  );
}

/** §3.2: concessions in the pool cost 50 and may not be bought in the first stock round. */
export function poolConcessionObjection(state: State, seat: Seat, concession: Concession): Cited | null {
  if (state.round.stock === 1) return cited('3.2', 'concession/first-round');
  const cost = concessionCost(state, concession);
  if (cashOf(state, seat) < cost) return cited('3.2', 'purchase/cash', { cost });
  if (!carriesCertificate(state, concession)) return null;
  const company = concession as Company;
  return soldObjection(state, seat, company) ?? limitObjection(state, seat, company, PRESIDENT_SHARES);
}

export function buyPoolConcession(state: State, seat: Seat, concession: Concession): void {
  const price = concessionCost(state, concession);
  pay(state, seat, BANK, price);
  const used = carriesCertificate(state, concession) ? 'yes' : 'no';
  state.concessions = { ...state.concessions, [concession]: seat };
  emit(state, { type: 'concession-bought', seat, concession, price, used });
  if (used === 'no') return;
  const company = concession as Company;
  moveShares(state, company, POOL, seat, PRESIDENT_SHARES);
  setPresident(state, company, seat);
  emit(state, { type: 'president', company, president: seat });
}
