import type { QuietTable } from '../end/count-now.ts';
import type { ShareLedger } from '../shares/ledger.ts';
import { BANK, type Purses, pay } from './purses.ts';

/**
 * Pays a company's revenue on its shares. `payeeOf` says who is paid for the shares of a holder (the holder, the
 * company for shares in the pool, …); null: the bank keeps it. Returns what each payee received.
 */
export function payDividend(
  state: Purses & ShareLedger & Partial<QuietTable>,
  company: string,
  perShare: number,
  payeeOf: (holder: string) => string | null,
): Record<string, number> {
  const received: Record<string, number> = {};
  const holdings = state.shares[company] ?? {};
  for (const holder in holdings) {
    const count = holdings[holder]!;
    const payee = payeeOf(holder);
    if (payee === null || count === 0) continue;
    pay(state, BANK, payee, perShare * count);
    received[payee] = (received[payee] ?? 0) + perShare * count;
    if (perShare > 0 && state.quiet) state.quiet.paid = true;
  }
  return received;
}
