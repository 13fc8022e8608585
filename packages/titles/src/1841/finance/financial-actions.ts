import {
  ask,
  call,
  cited,
  decision,
  isPass,
  list,
  PASS,
  type Pass,
  procedure,
  when,
  whilst,
} from '@signalbox/kernel';
import { askOtherSide } from '@signalbox/rails';
import { consent, type Proposal } from '../consent.ts';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { classOf, inOperatingOrder, isActive, type State } from '../state.ts';
import type { SellingStep } from '../stock-round/selling.ts';
import { type CompanyPurchase, companyPurchase, sellCompanyShares } from './company-shares.ts';
import { conversion } from './conversion.ts';
import { mergerObjection } from './merger-objection.ts';
import { concessionObjection } from './merger-terms.ts';
import { merger, newMerger } from './merging.ts';
import { chooseCharter, freeCharters } from './new-charter.ts';

export interface FinancialActions {
  readonly company: Company;
  salesDone: boolean;
  selling: SellingStep | null;
  /** The proposed partner of a merger, and those who refused for this turn (ruling A8). */
  partner: Company | null;
  closed: readonly Company[];
  /** A merger may still be proposed. */
  merges: boolean;
  converts: boolean;
  /** The charter of the major that it becomes, alone or with its partner. */
  charter: Company | null;
}

export function newFinancialActions(company: Company): FinancialActions {
  return {
    company,
    salesDone: false,
    selling: null,
    partner: null,
    closed: [],
    merges: true,
    converts: false,
    charter: null,
  };
}

/** §4.7.4: the president of the other company has to agree. */
export const proposeMerger = decision<State, FinancialActions, Company | Pass>({
  name: 'merge',
  rule: '4.7.4',
  forced: true,
  actor: (state, { company }) => actorFor(state, company),
  offer: (state, { company, closed }) =>
    list<Company | Pass>([PASS, ...inOperatingOrder(state).filter((other) => other !== company)], (other) => {
      if (isPass(other)) return null;
      if (closed.includes(other)) return cited('4.7.4', 'merger/declined', { company: other });
      return mergerObjection(state, company, other);
    }),
  apply: (_, vars, choice) => {
    vars.partner = isPass(choice) ? null : choice;
    vars.merges = false;
  },
});

/** §4.7.5: a minor may become a major, even in its first turn. */
export const offerConversion = decision<State, FinancialActions, 'convert' | Pass>({
  name: 'convert',
  rule: '4.7.5',
  forced: true,
  actor: (state, { company }) => actorFor(state, company),
  offer: (state, { company }) =>
    list<'convert' | Pass>([PASS, 'convert'], (choice) => {
      if (isPass(choice)) return null;
      if (classOf(state, company) === 'major') return cited('4.7.5', 'conversion/major');
      if (freeCharters(state).length === 0) return cited('4.7.5', 'merger/no-charter', { company });
      return concessionObjection(state, company, '4.7.5');
    }),
  apply: (_, vars, choice) => {
    vars.converts = choice === 'convert';
  },
});

/** §4.7 in order: sell, buy or found, merge, convert. */
export const financialActions = procedure<State, FinancialActions>(
  'financial-actions',
  '4.7',
  whilst((_, { salesDone }) => !salesDone, ask(sellCompanyShares)),
  call(companyPurchase, (_, { company }): CompanyPurchase => ({ company, foundation: null })),
  whilst(
    (_, { merges }) => merges,
    ask(proposeMerger),
    askOtherSide<State, FinancialActions, Company, Proposal>(consent, {
      dealOf: ({ partner }) => partner,
      sides: (state, { company }, partner) => [actorFor(state, company), actorFor(state, partner)],
      proposal: (_, { company }, partner) => ({ kind: 'merger', merger: company, with: partner }),
      rule: '4.7.4',
      declined: (vars, partner, closed) => {
        if (closed) vars.closed = [...vars.closed, partner];
        vars.merges = true;
      },
    }),
  ),
  when(
    (_, { partner }: FinancialActions) => partner !== null,
    ask(chooseCharter),
    call(merger, (_, { company, partner, charter }: FinancialActions) =>
      newMerger(company, partner!, charter!),
    ),
  ),
  when((state, { company }) => isActive(state, company), ask(offerConversion)),
  when(
    (_, { converts }) => converts,
    ask(chooseCharter, 'choose-charter-to-convert'),
    call(conversion, (_, { company, charter }) => ({ a: company, into: charter!, tuscan: false })),
  ),
);
