import { type GameState, type Objection, objection, type Seat, type Step } from '@signalbox/kernel';
import { askOtherSide, type Consent } from './consent.ts';

/** A company's proposal to buy a train from another. */
export type TrainProposal = {
  readonly kind: 'buy-train';
  readonly buyer: string;
  readonly from: string;
  readonly train: string;
  readonly price: number;
};

/** A train of another company, at a price. */
interface TrainDeal<Company extends string> {
  readonly from: Company;
  readonly train: string;
  readonly price: number;
}

interface DealStep<Company extends string, Deal extends TrainDeal<Company>> {
  readonly company: Company;
  /** The offer waiting for consent. */
  deal: Deal | null;
  /** Offers declined in this turn, to be shown; they may be made again. */
  declined: Deal[];
  /** Offers refused for the turn: nothing more may be offered for that train to that company. */
  closed: Deal[];
}

/** A train that may not be asked for again in this turn (ruling A8). */
export function dealClosed<Company extends string>(
  closed: readonly TrainDeal<Company>[],
  { from, train }: { readonly from: Company; readonly train: string },
): Objection | null {
  return closed.some((deal) => deal.from === from && deal.train === train)
    ? objection('deal/closed', { from, train })
    : null;
}

/** Asks the president of the company that has the train; a declined deal is withdrawn. */
export function consentToTrainDeal<
  S extends GameState & { readonly options: { readonly consent: string } },
  Company extends string,
  Deal extends TrainDeal<Company>,
  V extends DealStep<Company, Deal>,
>(consent: Consent<S, TrainProposal>, presidentOf: (state: S, company: Company) => Seat | null): Step<S, V> {
  return askOtherSide<S, V, Deal, TrainProposal>(consent, {
    dealOf: ({ deal }) => deal,
    sides: (state, { company }, { from }) => [presidentOf(state, company), presidentOf(state, from)],
    proposal: (_, { company }, deal) => ({ kind: 'buy-train', buyer: company, ...deal }),
    declined: (vars, deal, closed) => {
      if (closed) vars.closed = [...vars.closed, deal];
      else vars.declined = [...vars.declined, deal];
      vars.deal = null;
    },
  });
}
