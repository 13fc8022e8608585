import type { Company } from '../data/companies.ts';
import type { Train } from '../data/trains.ts';

/** A train at its printed price: a new one, or a discarded one. */
export type OnSale = { readonly from: 'bank' | 'pool'; readonly train: Train };

/** A train of another company at an agreed price. */
export type Deal = { readonly from: Company; readonly train: Train; readonly price: number };

/** The state of the step for buying trains. */
export interface TrainStep {
  readonly company: Company;
  /** Deals declined in this turn, to be shown, and those refused for the whole turn (ruling A8). */
  declined: readonly Deal[];
  closed: readonly string[];
  deal: Deal | null;
  /** The president has called for emergency money (§4.5.1); until the train is bought, other companies sell none. */
  inNeed: boolean;
  /** The train that was just bought from the bank, until its consequences are dealt with. */
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
