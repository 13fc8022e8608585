import type { Company } from '../data/companies.ts';

/** A tile of this turn, and the bases that it could have been laid from; they only matter if another tile may follow. */
export interface LaidTile {
  readonly hex: string;
  readonly bases: readonly string[];
}

/** The state of a company's turn. */
export interface CompanyTurn {
  readonly company: Company;
  laid: LaidTile[];
  trackDone: boolean;
  revenue: number;
  paid: boolean;
  /** It was frozen when its turn came: a turn without any action does not count (ruling 1841-R18). */
  frozen: boolean;
  /** The turn is over early: bankruptcy, or the company is frozen or has ended. */
  over: boolean;
}

export function newCompanyTurn(company: Company): CompanyTurn {
  return {
    company,
    laid: [],
    trackDone: false,
    revenue: 0,
    paid: false,
    frozen: false,
    over: false,
  };
}
