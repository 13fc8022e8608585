import { type Cited, cited, type Seat, type Step } from '@signalbox/kernel';
import { askOtherSide, consentProcedure, type TrainProposal } from '@signalbox/rails';
import { actorFor } from './control.ts';
import type { Company } from './data/companies.ts';
import type { State } from './state.ts';
import type { ConcessionDeal, ShareDeal } from './stock-round/private-deals.ts';

/** Has the other side refused this for the rest of the turn? */
export function closedObjection(
  closed: readonly string[],
  key: string,
  rule: string,
  from: string,
): Cited | null {
  return closed.includes(key) ? cited(rule, 'deal/closed', { from }) : null;
}

/** Everything that another player may have to agree to. */
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

interface Bargain<Deal> {
  /** An offer to another player or company, waiting for consent. */
  deal: Deal | null;
  /** What is refused for the rest of the turn, by what was asked for (ruling A8). */
  closed: readonly string[];
}

interface OwnerRules<Deal, V> {
  /** The section, if not that of deals between players. */
  readonly rule?: string;
  /** The player or the company that wants to buy. */
  readonly buyer: (vars: V) => string;
  readonly proposal: (state: State, vars: V, deal: Deal) => Proposal;
  /** Identifies what a refusal for the turn closes. */
  readonly keyOf: (deal: Deal) => string;
  readonly remember?: (vars: V, declined: Deal) => void;
}

/**
 * Asks the owner: a declined deal is withdrawn, and may be proposed again unless it was refused for the turn (ruling
 * A8).
 */
export function askOwner<Deal extends { readonly from: string }, V extends Bargain<Deal>>({
  rule,
  buyer,
  proposal,
  keyOf,
  remember = () => {},
}: OwnerRules<Deal, V>): Step<State, V> {
  return askOtherSide<State, V, Deal, Proposal>(consent, {
    dealOf: ({ deal }) => deal,
    sides: (state, vars, { from }) => [actorFor(state, buyer(vars)), actorFor(state, from)],
    proposal,
    rule,
    declined: (vars, deal, closed) => {
      remember(vars, deal);
      if (closed) vars.closed = [...vars.closed, keyOf(deal)];
      vars.deal = null;
    },
  });
}
