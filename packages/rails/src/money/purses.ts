/**
 * Money as one ledger: the cash of players, companies and the bank, by owner. Money is only ever moved from one owner
 * to another, so the sum never changes.
 */
export interface Purses {
  cash: Record<string, number>;
  /** Has the bank ever been empty? Absent if its money is unlimited. */
  bankBroken?: boolean;
}

export const BANK = 'bank';
/** Where companies' money comes from in titles that keep it separate from players' money. It never runs out. */
export const CREDITS = 'credits';

export function cashOf(state: Purses, owner: string): number {
  return state.cash[owner] ?? 0;
}

/** The bank may go below zero: it keeps paying after it is broken. No player and no company may. */
export function pay(state: Purses, from: string, to: string, amount: number): void {
  if (!Number.isInteger(amount) || amount < 0) throw new Error(`${from} cannot pay ${amount} to ${to}.`);
  const left = cashOf(state, from) - amount;
  if (left < 0 && from !== BANK && from !== CREDITS)
    throw new Error(`${from} does not have the ${amount} for ${to}.`);
  state.cash[from] = left;
  state.cash[to] = cashOf(state, to) + amount;
  if (from === BANK && left <= 0 && state.bankBroken === false) state.bankBroken = true;
}

export function totalCash(state: Purses): number {
  return Object.values(state.cash).reduce((sum, amount) => sum + amount, 0);
}
