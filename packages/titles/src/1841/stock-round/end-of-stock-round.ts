import { call, emit, procedure, run, when } from '@signalbox/kernel';
import { BANK, IPO, POOL, pay, sharesOf } from '@signalbox/rails';
import { isFrozen } from '../control.ts';
import { CONCESSIONS, type Company } from '../data/companies.ts';
import { endIfTriggered } from '../end.ts';
import { inOperatingOrder, type State } from '../state.ts';
import { lowerPrice, raisePrice } from './prices.ts';
import { sellPriority } from './priority-deal.ts';
import { isUsed } from './private-deals.ts';

const BAYARD_INCOME = 20;

/** The shares in the pool; in imported games, as 18xx.games counted them. */
function inPool(state: State, company: Company): number {
  return sharesOf(state, company, POOL) + (state.miscounted?.[company]?.[POOL] ?? 0);
}

function dropIfInPool(state: State, company: Company): void {
  if (inPool(state, company) > 0) lowerPrice(state, company, isFrozen(state, company) ? 2 : 1);
}

/** Shares in treasuries of other companies count as sold. A frozen company never rises (§4.5.1.1). */
function riseIfSoldOut(state: State, company: Company): void {
  if (isFrozen(state, company) || inPool(state, company) > 0 || sharesOf(state, company, IPO) > 0) return;
  raisePrice(state, company);
}

/**
 * §3.4: first all prices that fall, then all that rise, in operating order; games from 18xx.games go company by company (C-4).
 */
function movePrices(state: State): void {
  if (state.options.roundEndMoves === 'by-company') {
    for (const company of inOperatingOrder(state)) {
      dropIfInPool(state, company);
      riseIfSoldOut(state, company);
    }
    return;
  }
  for (const company of inOperatingOrder(state)) dropIfInPool(state, company);
  for (const company of inOperatingOrder(state)) riseIfSoldOut(state, company);
}

/** §3.4: unused concessions are returned without compensation; Bayard stays with its owner. */
function returnConcessions(state: State): void {
  for (const concession of CONCESSIONS) {
    const holder = state.concessions[concession] ?? null;
    if (holder === null || concession === 'Bayard' || isUsed(state, concession)) continue;
    state.concessions = { ...state.concessions, [concession]: null };
    emit(state, { type: 'concession-returned', seat: holder, concession });
  }
}

function payBayard(state: State): void {
  const seat = state.concessions.Bayard ?? null;
  if (seat === null) return;
  pay(state, BANK, seat, BAYARD_INCOME);
  emit(state, { type: 'bayard-income', seat, amount: BAYARD_INCOME });
}

/** The steps of §3.4 in order, after the priority deal has moved. */
export const endOfStockRound = procedure<State>(
  'end-of-stock-round',
  '3.4',
  run(movePrices),
  run(returnConcessions),
  run(payBayard),
  run(endIfTriggered),
  when(
    (state) => state.options.strongPriority,
    call(sellPriority, () => ({ price: null, buyer: null, closed: [] })),
  ),
);
