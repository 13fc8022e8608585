import {
  ask,
  type Cited,
  call,
  cited,
  decision,
  type EitherOffer,
  either,
  list,
  procedure,
  when,
} from '@signalbox/kernel';
import { areInOneCountry } from './borders.ts';
import { buyCertificate, certificatesForSale, type Purchase, purchaseObjection } from './buying.ts';

import { actorFor, controllersOf } from './control.ts';
import type { Company } from './data/companies.ts';
import {
  type Foundation,
  founding,
  foundingObjection,
  newFounding,
  possibleFoundations,
} from './founding.ts';
import { type Sale, saleOffer } from './sale-offer.ts';
import { forcedSaleObjection, sellShares } from './selling.ts';
import type { State } from './state.ts';

interface CompanySales {
  readonly company: Company;
  sold: Company[];
  salesDone: boolean;
}

type SaleChoice = { do: 'pass' } | Sale;

/** §4.7.1: shares of the treasury, and unissued ones of its own, at the full price. */
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
    if (choice.do === 'pass') vars.salesDone = true;
    else {
      sellShares(state, vars.company, choice.blocks);
      vars.sold = [...vars.sold, ...choice.blocks.map(({ company }) => company)];
    }
  },
});

/** Option 8.5: no shares of a company with a token beyond a border. */
function borderObjection(state: State, buyer: Company, company: Company): Cited | null {
  if (!state.options.sharesWithinBorders) return null;
  const hexes = (owner: Company) =>
    state.stations.filter((station) => station.owner === owner).map(({ hex }) => hex);
  const apart = hexes(buyer).some((own) =>
    hexes(company).some((other) => !areInOneCountry(state, own, other)),
  );
  return apart ? cited('8.5', 'purchase/border', { company }) : null;
}

/** §4.7.2: not its own, nor any of a company that controls it. */
export function companyPurchaseObjection(
  state: State,
  buyer: Company,
  purchase: Purchase,
  sold: readonly Company[],
): Cited | null {
  const { company } = purchase;
  if (company === buyer) return cited('4.7.2', 'purchase/own-shares');
  if (controllersOf(state, buyer).includes(company))
    return cited('4.7.2', 'purchase/controller', { company });
  return purchaseObjection(state, buyer, purchase, sold) ?? borderObjection(state, buyer, company);
}

export interface CompanyPurchase {
  readonly company: Company;
  readonly sold: readonly Company[];
  foundation: Foundation | null;
}

type Choice = { do: 'pass' } | ({ do: 'buy' } & Purchase) | ({ do: 'found' } & Foundation);

/** §4.7.2, §4.7.3: one certificate, or a new company instead. */
const buyOrFound = decision<State, CompanyPurchase, Choice>({
  name: 'company-purchase',
  rule: '4.7.2',
  forced: true,
  actor: (state, { company }) => actorFor(state, company),
  offer: (state, { company, sold }) =>
    list<Choice>(
      [
        { do: 'pass' },
        ...certificatesForSale(state).map((purchase) => ({ do: 'buy' as const, ...purchase })),
        ...possibleFoundations(state).map((foundation) => ({ do: 'found' as const, ...foundation })),
      ],
      (choice) => {
        switch (choice.do) {
          case 'pass':
            return null;
          case 'buy':
            return companyPurchaseObjection(state, company, choice, sold);
          default:
            return foundingObjection(state, company, choice);
        }
      },
    ),
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
