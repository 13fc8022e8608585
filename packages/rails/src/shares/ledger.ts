/**
 * Who holds how many shares of what: company → holder → number of shares. Holders are players, companies, and the
 * places for shares that nobody owns. Shares are only moved, so a company's total changes only where a rule
 * issues or removes some. The record is replaced, never changed in place: the same record means the same holdings.
 */
export interface ShareLedger {
  shares: Record<string, Readonly<Record<string, number>>>;
}

/** The holder of shares that have not been bought yet. */
export const IPO = 'ipo';
/** The open market: the holder of shares that were sold. */
export const POOL = 'pool';

export function sharesOf(state: ShareLedger, company: string, holder: string): number {
  return state.shares[company]?.[holder] ?? 0;
}

export function moveShares(
  state: ShareLedger,
  company: string,
  from: string,
  to: string,
  count: number,
): void {
  if (!Number.isInteger(count) || count < 0) throw new Error(`Cannot move ${count} shares.`);
  const ledger = state.shares[company];
  const left = sharesOf(state, company, from) - count;
  if (!ledger || left < 0) throw new Error(`${from} does not have ${count} shares of ${company}.`);
  const moved = { ...ledger, [from]: left };
  moved[to] = (moved[to] ?? 0) + count;
  setHoldings(state, company, moved);
}

/** What everybody holds of a company from now on. */
export function setHoldings(
  state: ShareLedger,
  company: string,
  holdings: ShareLedger['shares'][string],
): void {
  state.shares = { ...state.shares, [company]: holdings };
}

/** Takes shares out of the game: they were exchanged for others. */
export function removeShares(state: ShareLedger, company: string, holder: string, count: number): void {
  setHoldings(state, company, {
    ...state.shares[company],
    [holder]: sharesOf(state, company, holder) - count,
  });
}

/** Issues new shares: at the start of a game, or when a company grows. */
export function issueShares(state: ShareLedger, company: string, to: string, count: number): void {
  const ledger = state.shares[company] ?? {};
  setHoldings(state, company, { ...ledger, [to]: (ledger[to] ?? 0) + count });
}

export function totalShares(state: ShareLedger, company: string): number {
  return Object.values(state.shares[company] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The given holders who have shares, and how many. */
export function holdersAmong(
  state: ShareLedger,
  company: string,
  holders: readonly string[],
): { holder: string; count: number }[] {
  return holders
    .map((holder) => ({ holder, count: sharesOf(state, company, holder) }))
    .filter(({ count }) => count > 0);
}
