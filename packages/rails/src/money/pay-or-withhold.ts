import { type Decision, decision, emit, type GameState, list, type Seat } from '@signalbox/kernel';
import type { ShareLedger } from '../shares/ledger.ts';
import { payDividend } from './dividend.ts';
import { BANK, type Purses, pay } from './purses.ts';

/** A title's dividend rules, as values. */
export interface DividendRules<S, Company extends string> {
  readonly rule: string;
  /** Who decides for the company. */
  readonly president: (state: S, company: Company) => Seat | null;
  /** Into how many shares the revenue is divided. */
  readonly shares: (state: S, company: Company) => number;
  /** Who is paid for the shares of a holder; null: the bank keeps it. */
  readonly payee: (holder: string, company: Company) => string | null;
}

interface Turn<Company extends string> {
  readonly company: Company;
  readonly revenue: number;
  paid: boolean;
}

/** Pays out everything or withholds everything. Without revenue there is nothing to decide. */
export function payOrWithholdAll<
  S extends GameState & Purses & ShareLedger,
  Company extends string,
  V extends Turn<Company>,
>({ rule, president, shares, payee }: DividendRules<S, Company>): Decision<S, V, 'pay' | 'withhold'> {
  return decision<S, V, 'pay' | 'withhold'>({
    name: 'dividend',
    rule,
    actor: (state, { company, revenue }) => (revenue > 0 ? president(state, company) : null),
    offer: () => list(['pay', 'withhold']),
    apply: (state, turn, choice) => {
      const { company, revenue } = turn;
      if (choice === 'withhold') {
        pay(state, BANK, company, revenue);
        emit(state, { type: 'withheld', company, revenue });
        return;
      }
      turn.paid = true;
      const perShare = revenue / shares(state, company);
      const received = payDividend(state, company, perShare, (holder) => payee(holder, company));
      emit(state, { type: 'dividend', company, revenue, perShare, received });
    },
  });
}
