import { POOL, type ShareLedger, sharesOf } from './ledger.ts';

/** The president of each company: a player, a company, the pool (nobody, but the certificate is there), or null. */
export interface Presidencies {
  presidents: Record<string, string | null>;
}

/** Replaces the record, so that one that has been read stays as it was. */
export function setPresident(state: Presidencies, company: string, president: string | null): void {
  state.presidents = { ...state.presidents, [company]: president };
}

/** A president's certificate stands for two shares. */
export const PRESIDENT_SHARES = 2;

/**
 * The rightful president: the holder with the most shares, but at least two. A sitting president stays in office on a
 * tie; otherwise the first in order after the sitting one. Null if nobody has two.
 */
export function rightfulPresident(
  state: ShareLedger & Presidencies,
  company: string,
  orderAfterPresident: readonly string[],
): string | null {
  const sitting = state.presidents[company] ?? null;
  let best: string | null = null;
  let most = PRESIDENT_SHARES - 1;
  if (sitting !== null && sitting !== POOL && sharesOf(state, company, sitting) > most) {
    best = sitting;
    most = sharesOf(state, company, sitting);
  }
  for (const holder of orderAfterPresident) {
    const count = sharesOf(state, company, holder);
    if (count > most) {
      best = holder;
      most = count;
    }
  }
  return best;
}

/** Certificates as the limit counts them: the president's two shares are one certificate. */
export function certificatesOf(
  state: ShareLedger & Presidencies,
  holder: string,
  companies: readonly string[] = Object.keys(state.shares),
): number {
  let certificates = 0;
  for (const company of companies) {
    const shares = sharesOf(state, company, holder);
    certificates += shares;
    // In a merger a president may have exchanged the certificate already.
    if (state.presidents[company] === holder && shares >= PRESIDENT_SHARES)
      certificates -= PRESIDENT_SHARES - 1;
  }
  return certificates;
}

/** Single shares in the pool: those of a president's certificate there are not sold one by one. */
export function singlesInPool(state: ShareLedger & Presidencies, company: string): number {
  const certificate = state.presidents[company] === POOL ? PRESIDENT_SHARES : 0;
  return sharesOf(state, company, POOL) - certificate;
}

/** The given order, starting after (not with) a member. */
export function orderAfter<T>(order: readonly T[], somebody: T): T[] {
  const at = order.indexOf(somebody);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** The given order, starting with a member. */
export function orderFrom<T>(order: readonly T[], somebody: T): T[] {
  const at = order.indexOf(somebody);
  return [...order.slice(at), ...order.slice(0, at)];
}
