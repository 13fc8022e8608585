import type { Company } from './data/companies.ts';
import type { Train } from './data/trains.ts';

/** The state of a company's turn. */
export interface CompanyTurn {
  readonly company: Company;
  /** Yellow tiles laid so far; nothing more may be laid after a city, a second yellow tile or an upgrade. */
  yellows: number;
  trackDone: boolean;
  tokenDone: boolean;
  /** The train that it leases. */
  leased: Train | null;
  revenue: number;
  subsidy: number;
  paid: boolean;
}

export function newCompanyTurn(company: Company): CompanyTurn {
  return {
    company,
    yellows: 0,
    trackDone: false,
    tokenDone: false,
    leased: null,
    revenue: 0,
    subsidy: 0,
    paid: false,
  };
}
