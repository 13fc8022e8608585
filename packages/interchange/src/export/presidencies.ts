import { POOL, type Presidencies, type ShareLedger, sharesOf } from '@signalbox/rails';
import type { ShareBook } from './share-book.ts';

/** Exchanges certificates after the presidency of a company has changed. */
export function followPresidencies(
  book: ShareBook,
  before: Presidencies['presidents'],
  state: ShareLedger & Presidencies,
): void {
  for (const [company, president] of Object.entries(state.presidents)) {
    const old = before[company] ?? null;
    if (old === null || president === null) continue;
    if (old !== president) book.passPresidency(company, old, president);
    const change = sharesOf(state, company, old) - book.sharesOf(company, old);
    if (old !== POOL && change > 0) book.giveChange(company, old, change);
  }
}
