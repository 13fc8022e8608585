import type { Company } from './data/companies.ts';

/** The state of a company's turn. */
export interface CompanyTurn {
  readonly company: Company;
  /** Yellow tiles laid with the company's own right, and whether it upgraded instead (§7.2). */
  yellows: number;
  upgraded: boolean;
  /** The company's own part of the track step, and of the token step, is done. */
  trackDone: boolean;
  tokenDone: boolean;
  /** The president does not want to use a private's bonus in this step. */
  bonusDeclined: boolean;
  revenue: number;
  paid: boolean;
}

export function newCompanyTurn(company: Company): CompanyTurn {
  return {
    company,
    yellows: 0,
    upgraded: false,
    trackDone: false,
    tokenDone: false,
    bonusDeclined: false,
    revenue: 0,
    paid: false,
  };
}
