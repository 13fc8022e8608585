import { call, type GameState, type Json, type Seat, type Step, when } from '@signalbox/kernel';
import type { Consent } from './consent.ts';

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
  /** Offers that were declined in this turn: only a better one makes sense. */
  declined: Deal[];
}

/**
 * The president of the company that has the train is asked; a declined deal is off. Ruling A3: between companies of
 * one president, or where consent is assumed, a deal completes at once.
 */
export function consentToTrainDeal<
  S extends GameState & { readonly options: { readonly consent: string } },
  Company extends string,
  Deal extends TrainDeal<Company>,
  V extends DealStep<Company, Deal>,
>(consent: Consent<S>, presidentOf: (state: S, company: Company) => Seat | null): Step<S, V> {
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
        proposal: { buyer: company, ...deal! } as unknown as Json,
        accepted: false,
      }),
      {
        returning: (_, vars, { accepted }) => {
          if (accepted) return;
          vars.declined = [...vars.declined, vars.deal!];
          vars.deal = null;
        },
      },
    ),
  );
}
