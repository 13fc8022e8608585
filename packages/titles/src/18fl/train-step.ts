import type { Company } from './data/companies.ts';
import type { Train } from './data/trains.ts';

/** A train at its printed price. */
export type OnSale = { readonly from: 'bank' | 'pool'; readonly train: Train };

/** A train of another company at an agreed price. */
export type Deal = { readonly from: Company; readonly train: Train; readonly price: number };

/** The state of the step for buying trains. */
export interface TrainStep {
  readonly company: Company;
  /** Kinds bought from the bank in this turn. */
  boughtFromBank: Train[];
  /** Offers to other companies declined in this turn, and those refused for the whole turn (ruling A8). */
  declined: Deal[];
  closed: Deal[];
  /** Companies of which the president has sold a block for a train in this turn. */
  soldBlocks: Company[];
  over: boolean;
  /** An offer to another company, waiting for consent. */
  deal: Deal | null;
  /** A train from bank or pool that the president pays for. */
  financing: OnSale | null;
  bankrupt: boolean;
  /** The train just bought, until its consequences are dealt with. */
  bought: Train | null;
}

export function newTrainStep(company: Company): TrainStep {
  return {
    company,
    boughtFromBank: [],
    declined: [],
    closed: [],
    soldBlocks: [],
    over: false,
    deal: null,
    financing: null,
    bankrupt: false,
    bought: null,
  };
}
