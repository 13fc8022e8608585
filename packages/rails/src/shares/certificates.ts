import { IPO, moveShares, POOL, type ShareLedger, sharesOf } from './ledger.ts';
import { PRESIDENT_SHARES, type Presidencies, singlesInPool } from './presidency.ts';

/** Where a certificate comes from; `president` is a president's certificate that is in the pool. */
export type CertificateSource = 'ipo' | 'pool' | 'president';

/** Where certificates of a company are for sale. */
export function sourcesOf(state: ShareLedger & Presidencies, company: string): CertificateSource[] {
  const sources: CertificateSource[] = [];
  if (sharesOf(state, company, IPO) > 0) sources.push('ipo');
  if (singlesInPool(state, company) > 0) sources.push('pool');
  if (state.presidents[company] === POOL) sources.push('president');
  return sources;
}

export function sharesFrom(source: CertificateSource): number {
  return source === 'president' ? PRESIDENT_SHARES : 1;
}

/** The holder, in the ledger, of a certificate that is for sale. */
export function sourceHolder(source: CertificateSource): typeof IPO | typeof POOL {
  return source === 'ipo' ? IPO : POOL;
}

/** Moves a certificate to its buyer; returns its number of shares. */
export function takeCertificate(
  state: ShareLedger,
  company: string,
  source: CertificateSource,
  buyer: string,
): number {
  const count = sharesFrom(source);
  moveShares(state, company, sourceHolder(source), buyer, count);
  return count;
}
