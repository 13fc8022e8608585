import type { Seat } from '@signalbox/kernel';
import { consentProcedure, type TrainProposal } from '@signalbox/rails';
import { actorFor } from './control.ts';
import type { Company } from './data/companies.ts';
import type { State } from './state.ts';
import type { ConcessionDeal, ShareDeal } from './stock-round/private-deals.ts';

/** Ruling A3: the other side is asked, unless one player acts for both or consent is assumed. */
export function needsConsent(state: State, proposer: string, asked: string): boolean {
  return state.options.consent === 'asked' && actorFor(state, proposer) !== actorFor(state, asked);
}

interface Bargain<Deal> {
  deal: Deal | null;
  /** By what was asked for: the highest price that was declined. */
  declined: Readonly<Record<string, number>>;
}

/** A deal that is declined is off, and asked for again only at a better price. */
export function takeBackIfDeclined<Deal extends { readonly price: number }>(
  vars: Bargain<Deal>,
  accepted: boolean,
  keyOf: (deal: Deal) => string,
): void {
  if (accepted) return;
  vars.declined = { ...vars.declined, [keyOf(vars.deal!)]: vars.deal!.price };
  vars.deal = null;
}

/** Everything that somebody else may have to agree to. */
export type Proposal =
  | TrainProposal
  | {
      readonly kind: 'token';
      readonly buyer: Company;
      readonly from: Company;
      readonly hex: string;
      readonly node: number;
      readonly price: number;
    }
  | ({ readonly kind: 'deal'; readonly buyer: Seat } & ShareDeal)
  | ({ readonly kind: 'concession-deal'; readonly buyer: Seat; readonly used: 'yes' | 'no' } & ConcessionDeal)
  | { readonly kind: 'merger'; readonly merger: Company; readonly with: Company }
  | { readonly kind: 'priority'; readonly price: number };

/** One procedure for all deals: certificates, concessions, tokens, trains, mergers. */
export const consent = consentProcedure<State, Proposal>('3.2');
