import type { Company } from '../data/companies.ts';
import type { Train } from '../data/trains.ts';

/** A train at its printed price: a new one, or one that a company gave up. */
export type OnSale = { readonly from: 'bank' | 'pool'; readonly train: Train };

/** A train of another company at an agreed price. */
export type Deal = { readonly from: Company; readonly train: Train; readonly price: number };

/** Where a company stands in buying trains. */
export interface TrainStep {
  readonly company: Company;
  /** Deals that were declined in this turn, for those who remember them, and those that are closed for it (ruling A8). */
  declined: readonly Deal[];
  closed: readonly string[];
  deal: Deal | null;
  /** The president has called for emergency money (§4.5.1); until the train is bought, other companies sell none. */
  inNeed: boolean;
  /** The train that has just come from the bank, until its consequences are dealt with. */
  fromBank: Train | null;
  over: boolean;
  /** The president went bankrupt: the turn is over. */
  bankrupt: boolean;
}

export function newTrainStep(company: Company): TrainStep {
  return {
    company,
    declined: [],
    closed: [],
    deal: null,
    inNeed: false,
    fromBank: null,
    over: false,
    bankrupt: false,
  };
}
