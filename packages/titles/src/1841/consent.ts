import { type Cited, cited, type Seat } from '@signalbox/kernel';
import { type ConsentVars, consentProcedure, type TrainProposal } from '@signalbox/rails';
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
  /** What is closed for the turn, by what was asked for. */
  closed: readonly string[];
}

/** Ruling A8: a deal that is declined is off, and may be proposed again unless it was closed for the turn. */
export function takeBackIfDeclined<Deal>(
  vars: Bargain<Deal>,
  { accepted, closed = false }: Pick<ConsentVars, 'accepted' | 'closed'>,
  keyOf: (deal: Deal) => string,
): void {
  if (accepted) return;
  if (closed) vars.closed = [...vars.closed, keyOf(vars.deal!)];
  vars.deal = null;
}

/** Has the other side answered that it does not want this in this turn? */
export function closedObjection(
  closed: readonly string[],
  key: string,
  rule: string,
  from: string,
): Cited | null {
  return closed.includes(key) ? cited(rule, 'deal/closed', { from }) : null;
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
