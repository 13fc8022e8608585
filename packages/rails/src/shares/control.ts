import { POOL, type ShareLedger } from './ledger.ts';
import type { Presidencies } from './presidency.ts';

/** The chain of control from a company up to a holder that nobody controls. */
export interface ChainOfControl {
  /** The company itself, then the companies that control it, each the president of the one before. */
  readonly companies: readonly string[];
  /** A player; the pool or null if there is no president; null if the chain is circular (a ring). */
  readonly top: string | null;
  readonly circular: boolean;
}

/** Companies may be presidents of companies: follows the president's certificates upwards. */
export function chainOfControl({ presidents }: Presidencies, company: string): ChainOfControl {
  const companies = [company];
  for (;;) {
    const president = presidents[companies.at(-1)!] ?? null;
    if (president === null || !Object.hasOwn(presidents, president)) {
      return { companies, top: president, circular: false };
    }
    if (companies.includes(president)) return { companies, top: null, circular: true };
    companies.push(president);
  }
}

/** The player at the end of a company's chain of control; null for a company that nobody can act for. */
export function playerBehind(state: Presidencies, company: string): string | null {
  const { presidents } = state;
  let holder: string | null = company;
  for (let links = 0; links < SHORT_CHAIN; links++) {
    holder = presidents[holder] ?? null;
    if (holder === null || holder === POOL) return null;
    if (!Object.hasOwn(presidents, holder)) return holder;
  }
  const { top } = chainOfControl(state, company);
  return top === POOL ? null : top;
}

/** Asked so often that nothing is allocated for a chain this short; a longer one may be a ring. */
const SHORT_CHAIN = 3;

/** Would a company's new president be controlled by that very company? */
export function closesRing(state: Presidencies, company: string, president: string | null): boolean {
  if (president === null || !Object.hasOwn(state.presidents, president)) return false;
  return chainOfControl(state, president).companies.includes(company);
}

/** The companies that a player leads: as president, or, where there are none, as the one with the most shares. */
export function companiesLed(state: Partial<ShareLedger & Presidencies>, seat: string): string[] {
  const { shares = {}, presidents } = state;
  if (presidents)
    return Object.keys(presidents).filter((company) => playerBehind({ presidents }, company) === seat);
  return Object.keys(shares).filter((company) => {
    const { [seat]: own = 0, ...others } = shares[company]!;
    const rivals = Object.entries(others).filter(([holder]) => /^p\d+$/.test(holder));
    return own > 0 && rivals.every(([, count]) => count < own);
  });
}
