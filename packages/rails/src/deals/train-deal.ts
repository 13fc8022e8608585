import {
  call,
  type GameState,
  type Objection,
  objection,
  type Seat,
  type Step,
  when,
} from '@signalbox/kernel';
import type { Consent } from './consent.ts';

/** A company wants to buy a train of another. */
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
  /** The offer that waits for consent. */
  deal: Deal | null;
  /** Offers that were declined in this turn, for those who remember them; they may be made again. */
  declined: Deal[];
  /** Offers answered with not this turn: nothing more is offered for that train to that company. */
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

/**
 * The president of the company that has the train is asked; a declined deal is off for now. Ruling A3: between companies of
 * one president, or where consent is assumed, a deal completes at once.
 */
export function consentToTrainDeal<
  S extends GameState & { readonly options: { readonly consent: string } },
  Company extends string,
  Deal extends TrainDeal<Company>,
  V extends DealStep<Company, Deal>,
>(consent: Consent<S, TrainProposal>, presidentOf: (state: S, company: Company) => Seat | null): Step<S, V> {
  return when(
    (state, { company, deal }) =>
      deal !== null &&
      state.options.consent !== 'assumed' &&
      presidentOf(state, deal.from) !== presidentOf(state, company),
    call(
      consent.procedure,
      (state, { company, deal }) => ({
        proposer: presidentOf(state, company)!,
        asked: presidentOf(state, deal!.from)!,
        proposal: { kind: 'buy-train' as const, buyer: company, ...deal! },
        accepted: false,
        closed: false,
      }),
      {
        returning: (_, vars, { accepted, closed }) => {
          if (accepted) return;
          if (closed) vars.closed = [...vars.closed, vars.deal!];
          else vars.declined = [...vars.declined, vars.deal!];
          vars.deal = null;
        },
      },
    ),
  );
}
