/**
 * Money as one ledger: every purse, of players, companies and the bank, by its owner's name. Money is only ever
 * moved from one purse to another, so the sum never changes.
 */
export interface Purses {
  cash: Record<string, number>;
  /** Has the bank ever been empty? Absent where its money is unlimited. */
  bankBroken?: boolean;
}

export const BANK = 'bank';
/** Where companies' money comes from in titles that keep it apart from players' money. It never runs out. */
export const CREDITS = 'credits';

export function cashOf(state: Purses, owner: string): number {
  return state.cash[owner] ?? 0;
}

/** The bank may run below zero: it goes on paying after it is broken. No player and no company can. */
export function pay(state: Purses, from: string, to: string, amount: number): void {
  if (!Number.isInteger(amount) || amount < 0) throw new Error(`${from} cannot pay ${amount} to ${to}.`);
  const left = cashOf(state, from) - amount;
  if (left < 0 && from !== BANK && from !== CREDITS)
    throw new Error(`${from} has not got the ${amount} for ${to}.`);
  state.cash[from] = left;
  state.cash[to] = cashOf(state, to) + amount;
  if (from === BANK && left <= 0 && state.bankBroken === false) state.bankBroken = true;
}

export function totalCash(state: Purses): number {
  return Object.values(state.cash).reduce((sum, amount) => sum + amount, 0);
}
