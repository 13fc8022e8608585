import {
  ask,
  decision,
  emit,
  isPass,
  list,
  PASS,
  type Pass,
  procedure,
  type Seat,
  whilst,
} from '@signalbox/kernel';
import { IPO, sharesOf } from '@signalbox/rails';
import { actorFor, inShareholderOrder } from '../control.ts';
import { type Company, SUCCESSORS } from '../data/companies.ts';
import { clockwiseFrom, type State } from '../state.ts';
import { buyCertificate, purchaseObjection } from '../stock-round/buying.ts';

/** Unissued shares are offered one by one to the buyers in the list; the first of them is asked. */
export interface ShareOffer {
  readonly company: Company;
  buyers: string[];
}

/** The section on shares of IRSFF's successors, or the one on majors converted from minors. */
function sectionFor({ company }: ShareOffer): string {
  return (SUCCESSORS as readonly Company[]).includes(company) ? '4.6.9' : '4.7.5';
}

/** §4.6.9, §4.7.5: one share each at the market price, within the limits. */
export const subscribe = decision<State, ShareOffer, 'buy' | Pass>({
  name: 'subscribe',
  rule: '4.7.5',
  ruleAt: (_, offer) => sectionFor(offer),
  forced: true,
  actor: (state, { buyers }) => actorFor(state, buyers[0]!),
  offer: (state, { company, buyers }) =>
    list<'buy' | Pass>([PASS, 'buy'], (choice) =>
      isPass(choice)
        ? null
        : purchaseObjection(state, buyers[0]!, { company, from: 'ipo' }, sectionFor({ company, buyers })),
    ),
  apply: (state, vars, choice) => {
    const buyer = vars.buyers[0]!;
    const purchase = { company: vars.company, from: 'ipo' } as const;
    vars.buyers = vars.buyers.slice(1);
    if (choice === 'buy') buyCertificate(state, buyer, purchase);
    else if (!purchaseObjection(state, buyer, purchase))
      emit(state, { type: 'offer-passed', buyer, company: vars.company });
  },
});

export const offerShares = procedure<State, ShareOffer>(
  'share-offer',
  '4.7.5',
  whilst(
    (state, { company, buyers }) => buyers.length > 0 && sharesOf(state, company, IPO) > 0,
    ask(subscribe),
  ),
);

/**
 * Shareholders, starting with a player: each player, then the companies they control; excluding the pool and frozen
 * companies.
 */
export function shareholders(state: State, company: Company, from: Seat): string[] {
  return inShareholderOrder(state, clockwiseFrom(state, from)).filter(
    (holder) => holder !== company && sharesOf(state, company, holder) > 0,
  );
}
