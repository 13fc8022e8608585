import type { Must } from '@signalbox/kernel';
import { BANK, type Purses, totalCash } from '../money/purses.ts';
import { type ShareLedger, totalShares } from './ledger.ts';

/** Money only changes hands, and only the bank may owe any. */
export function promiseMoney(state: Purses, all: number, must: Must): void {
  const total = totalCash(state);
  must(total === all, `all money together is ${all}, not ${total}`);
  for (const [owner, amount] of Object.entries(state.cash)) {
    must(owner === BANK || amount >= 0, `${owner} has ${amount}`);
  }
}

/** A company has all its shares, and nobody fewer than none. */
export function promiseShares(state: ShareLedger, company: string, size: number, must: Must): void {
  must(totalShares(state, company) === size, `${company} has ${size} shares`);
  for (const [holder, count] of Object.entries(state.shares[company] ?? {})) {
    must(count >= 0, `${holder} has ${count} shares of ${company}`);
  }
}
