import { emit } from '@signalbox/kernel';
import { BANK, changeCharter, moveShares, POOL, pay, sharesOf } from '@signalbox/rails';
import { controllersOf, isFrozen, isInRing } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { inOperatingOrder, priceOf, type State } from '../state.ts';
import { replaceFrozenPresidents, updatePresident } from '../stock-round/presidency.ts';
import { lowerPrices, retreatPrice } from '../stock-round/prices.ts';
import { rowsFor } from '../stock-round/selling.ts';

/**
 * §4.5.1.1: a company frozen through its chain of control sells every share of those above it, whether normally
 * sellable or not.
 */
function sellControllers(state: State, company: Company): void {
  const sold: Partial<Record<Company, number>> = {};
  for (const controller of controllersOf(state, company)) {
    const count = sharesOf(state, controller, company);
    if (count === 0) continue;
    const amount = priceOf(state, controller) * count;
    pay(state, BANK, company, amount);
    moveShares(state, controller, company, POOL, count);
    emit(state, { type: 'shares-sold', seller: company, from: company, company: controller, count, amount });
    updatePresident(state, controller);
    sold[controller] = count;
  }
  lowerPrices(state, rowsFor(state, company, sold));
  replaceFrozenPresidents(state);
}

/** §4.5.1.1: it takes no action, and its price drops twice as far. */
export function frozenTurn(state: State, company: Company): void {
  emit(state, { type: 'frozen', company });
  if (isInRing(state, company)) emit(state, { type: 'ring', company });
  sellControllers(state, company);
  retreatPrice(state, company, 2);
}

/** Frozen companies that are next in order, one after the other. */
export function playFrozenTurns(state: State): void {
  for (;;) {
    const next = inOperatingOrder(state).find((company) => !state.round.operated.includes(company));
    if (next === undefined || !isFrozen(state, next)) return;
    state.round.operated.push(next);
    frozenTurn(state, next);
    if (state.options.frozenTurnsCount) changeCharter(state, next, { operated: true });
  }
}
