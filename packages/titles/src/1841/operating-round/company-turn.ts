import type { Company } from '../data/companies.ts';

/** A tile of this turn, and the bases that it could have been laid from. */
export interface LaidTile {
  readonly hex: string;
  readonly bases: readonly string[];
}

/** Where a company stands in its turn. */
export interface CompanyTurn {
  readonly company: Company;
  laid: LaidTile[];
  trackDone: boolean;
  revenue: number;
  paid: boolean;
  /** It was frozen when its turn came: a turn in which it does nothing is none (ruling 1841-R18). */
  frozen: boolean;
  /** Nothing more this turn: bankruptcy, or the company is frozen or no more. */
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
