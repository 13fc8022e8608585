import {
  ask,
  call,
  decision,
  type EitherOffer,
  either,
  lazyList,
  list,
  procedure,
  when,
} from '@signalbox/kernel';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import type { State } from '../state.ts';
import {
  buyCertificate,
  certificatesForSale,
  type Purchase,
  purchaseObjection,
} from '../stock-round/buying.ts';
import {
  type Foundation,
  founding,
  foundingCheck,
  newFounding,
  possibleFoundations,
} from '../stock-round/founding.ts';
import { type Sale, saleOffer } from '../stock-round/sale-offer.ts';
import { forcedSaleObjection, type SellingStep, sellShares } from '../stock-round/selling.ts';

interface CompanySales {
  readonly company: Company;
  salesDone: boolean;
  selling: SellingStep | null;
}

type SaleChoice = { do: 'pass' } | Sale;

/** §4.7.1: a company may sell shares in its treasury, and its own unissued shares, at the full price. */
export const sellCompanyShares = decision<State, CompanySales, SaleChoice>({
  name: 'company-sale',
  rule: '4.7.1',
  forced: true,
  actor: (state, { company }) => actorFor(state, company),
  offer: (state, { company }): EitherOffer<SaleChoice> =>
    either<SaleChoice>(
      list<SaleChoice>([{ do: 'pass' }], () => forcedSaleObjection(state, company)),
      saleOffer(state, company),
    ),
  apply: (state, vars, choice) => {
    if (choice.do === 'sell') {
      sellShares(state, vars, vars.company, choice.blocks);
      return;
    }
    vars.salesDone = true;
    vars.selling = null;
  },
});

export interface CompanyPurchase {
  readonly company: Company;
  foundation: Foundation | null;
}

export type CompanyPurchaseChoice =
  | { do: 'pass' }
  | ({ do: 'buy' } & Purchase)
  | ({ do: 'found' } & Foundation);

/** §4.7.2, §4.7.3: buy one certificate, or found a company instead. */
export const buyOrFound = decision<State, CompanyPurchase, CompanyPurchaseChoice>({
  name: 'company-purchase',
  rule: '4.7.2',
  forced: true,
  actor: (state, { company }) => actorFor(state, company),
  offer: (state, { company }) => {
    const mayFound = foundingCheck(state, company);
    return lazyList<CompanyPurchaseChoice>(
      [() => [{ do: 'pass' }], () => certificatesForSale(state), () => possibleFoundations(state)],
      (choice) => {
        switch (choice.do) {
          case 'pass':
            return null;
          case 'buy':
            return purchaseObjection(state, company, choice);
          default:
            return mayFound(choice);
        }
      },
    );
  },
  apply: (state, vars, choice) => {
    if (choice.do === 'buy') buyCertificate(state, vars.company, choice);
    if (choice.do === 'found') vars.foundation = { company: choice.company, price: choice.price };
  },
});

export const companyPurchase = procedure<State, CompanyPurchase>(
  'company-purchase',
  '4.7.2',
  ask(buyOrFound),
  when(
    (_, { foundation }) => foundation !== null,
    call(founding, (_, { company, foundation }) => newFounding(company, foundation!)),
  ),
);
