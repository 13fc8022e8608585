import { type Objection, objection } from '@signalbox/kernel';
import { moveShares, POOL, type ShareLedger, sharesOf } from './ledger.ts';
import { PRESIDENT_SHARES, type Presidencies, rightfulPresident, setPresident } from './presidency.ts';

/** Shares of one company that are sold together. */
export type BlockOf<Company extends string> = { readonly company: Company; readonly count: number };

/**
 * Everything that a holder might sell, one candidate per block; `holderOf` says which holder in the ledger a company's
 * shares are sold from.
 */
export function blocksFrom<Company extends string>(
  state: ShareLedger,
  companies: readonly Company[],
  holderOf: (company: Company) => string,
): BlockOf<Company>[] {
  const blocks: BlockOf<Company>[] = [];
  for (const company of companies) {
    const most = sharesOf(state, company, holderOf(company));
    for (let count = 1; count <= most; count++) blocks.push({ company, count });
  }
  return blocks;
}

export interface SaleRules {
  /** How many shares of the company the pool may hold. */
  readonly poolLimit: number;
  /** Who could take over the presidency, in the order in which ties are decided; only a president's sale needs them. */
  readonly successors: () => readonly string[];
  /** Must the seller stay president of this company? */
  readonly staysPresident: boolean;
  /** May the president's certificate go to the pool if nobody takes over? */
  readonly certificateToPool?: boolean;
}

/** May a holder sell this many shares of a company to the pool as one block? */
export function blockObjection(
  state: ShareLedger & Presidencies,
  seller: string,
  company: string,
  count: number,
  rules: SaleRules,
): Objection | null {
  const left = sharesOf(state, company, seller) - count;
  if (left < 0) return objection('sale/not-enough-shares', { company });
  const room = rules.poolLimit - sharesOf(state, company, POOL);
  if (count > room) return objection('sale/pool-full', { company, room: Math.max(0, room) });
  if (state.presidents[company] !== seller) return null;
  const most = Math.max(...rules.successors().map((holder) => sharesOf(state, company, holder)));
  // The certificate goes to a holder with two shares to exchange for it; or it goes to the pool, which returns a single
  // share for it if only one was sold.
  if (left < PRESIDENT_SHARES && most < PRESIDENT_SHARES) {
    const inPool = sharesOf(state, company, POOL) + count;
    if (!rules.certificateToPool || inPool < PRESIDENT_SHARES)
      return objection('sale/no-successor', { company });
  }
  if (rules.staysPresident && most > left) return objection('sale/loses-presidency', { company });
  return null;
}

/** The largest block that may be sold; 0 if none. A smaller one may still be illegal: check each. */
export function largestBlock(
  state: ShareLedger & Presidencies,
  seller: string,
  company: string,
  rules: SaleRules,
): number {
  for (let count = sharesOf(state, company, seller); count > 0; count--) {
    if (!blockObjection(state, seller, company, count, rules)) return count;
  }
  return 0;
}

/** Gives everything that a holder has in a company to the pool, regardless of limits. */
export function surrenderShares(state: ShareLedger, holder: string, company: string): void {
  moveShares(state, company, holder, POOL, sharesOf(state, company, holder));
}

/**
 * Makes the rightful holder president. The certificate changes hands with the presidency: two single shares for one
 * certificate of two, so nobody's number of shares changes. Returns the new president if there is one.
 */
export function passPresidency(
  state: ShareLedger & Presidencies,
  company: string,
  successors: readonly string[],
): string | null {
  const before = state.presidents[company];
  const after = rightfulPresident(state, company, successors) ?? POOL;
  if (after === before) return null;
  setPresident(state, company, after);
  return after;
}
