import {
  ask,
  type Cited,
  cited,
  decision,
  type EitherOffer,
  emit,
  lazyEither,
  lazyList,
  lazyRange,
  noRange,
  procedure,
  range,
  run,
  when,
  whilst,
} from '@signalbox/kernel';
import { cashOf, changeCharter, pay, reaches, type Station } from '@signalbox/rails';
import { askOwner, closedObjection } from '../consent.ts';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import type { State } from '../state.ts';
import { basesOf, isBase, reach } from './reach.ts';
import { isReached } from './tokens.ts';

type Target = { readonly from: Company; readonly hex: string; readonly node: number };
type Bid = Target & { readonly price: number };
type Choice = { do: 'pass' } | ({ do: 'buy' } & Bid);

export interface TokenPurchase {
  readonly company: Company;
  deal: Bid | null;
  /** Tokens that their owners will not sell in this turn (ruling A8). */
  closed: readonly string[];
  over: boolean;
}

export function newTokenPurchase(company: Company): TokenPurchase {
  return { company, deal: null, closed: [], over: false };
}

function targets(state: State, company: Company): Target[] {
  return state.stations
    .filter(({ owner }) => owner !== company)
    .map(({ owner, hex, node }) => ({ from: owner as Company, hex, node }));
}

/** The way to a token crosses no border (§4.4). */
function comesTo(state: State, company: Company, { hex, node }: Target): boolean {
  return reaches(reach(state, company, { crossing: false }), { hex, node });
}

/** §4.4: may this token be bought? */
function targetObjection(state: State, company: Company, target: Target): Cited | null {
  const { from, hex, node } = target;
  const because = (why: string) => cited('4.4', `token/${why}`, { hex, company: from });
  if (state.companies[company].tokens === 0) return because('none-left');
  // Nobody can agree for a frozen company.
  if (actorFor(state, from) === null) return cited('4.5.1.1', 'token/frozen', { company: from });
  if (!comesTo(state, company, target))
    return because(isReached(state, company, target) ? 'border' : 'not-connected');
  if (state.stations.some((station) => station.owner === company && station.hex === hex))
    return because('already-there');
  const isCity = isBase(state, { owner: from, hex, node });
  // Tokens in passes do not count for this (ruling 1841-R9).
  return isCity && basesOf(state, from).length === 1 ? because('last') : null;
}

const keyOf = ({ from, hex }: Target) => `${from} ${hex}`;

function purchaseOffer(state: State, { company, closed }: TokenPurchase): EitherOffer<Choice> {
  const max = cashOf(state, company);
  const objection = (target: Target): Cited | null => {
    const against =
      targetObjection(state, company, target) ?? closedObjection(closed, keyOf(target), '4.4', target.from);
    return against ?? (max < 1 ? cited('4.4', 'purchase/cash', { cost: 1 }) : null);
  };
  // Tokens that track leads to and that cannot be bought are shown with the reason; a border may be one.
  const shown = (target: Target) => isReached(state, company, target) && objection(target) !== null;
  return lazyEither<Choice>(
    () => [
      lazyList<Choice>(
        [
          () => [{ do: 'pass' }],
          () =>
            targets(state, company)
              .filter(shown)
              .map((target) => ({ do: 'buy' as const, ...target, price: 1 })),
        ],
        (choice) => (choice.do === 'pass' ? null : objection(choice)),
      ),
    ],
    () =>
      targets(state, company).map((target) => {
        const base = { do: 'buy', ...target };
        return lazyRange(base, 'price', () => {
          const reason = objection(target);
          return reason ? noRange(base, 'price', reason) : range(base, 'price', { min: 1, max });
        });
      }),
  );
}

/** §4.4: one token of another company, at any agreed price. */
export const bidForToken = decision<State, TokenPurchase, Choice>({
  name: 'buy-token',
  rule: '4.4',
  forced: true,
  actor: (state, { company }) => (state.companies[company].tokens > 0 ? actorFor(state, company) : null),
  offer: purchaseOffer,
  apply: (_, vars, choice) => {
    if (choice.do === 'pass') vars.over = true;
    else vars.deal = { from: choice.from, hex: choice.hex, node: choice.node, price: choice.price };
  },
});

/** The new token takes the place of the old one, which returns to its charter. */
function replaceToken(state: State, vars: TokenPurchase): void {
  const { company, deal } = vars;
  const { from, hex, node, price } = deal!;
  const isIt = (station: Station) => station.owner === from && station.hex === hex && station.node === node;
  pay(state, company, from, price);
  state.stations = state.stations.map((station) =>
    isIt(station) ? { ...station, owner: company } : station,
  );
  changeCharter(state, company, { tokens: state.companies[company].tokens - 1 });
  changeCharter(state, from, { tokens: state.companies[from].tokens + 1 });
  vars.over = true;
  emit(state, { type: 'token-bought', company, from, hex, price });
}

export const tokenPurchase = procedure<State, TokenPurchase>(
  'token-purchase',
  '4.4',
  whilst(
    (state, { company, over }) => !over && state.companies[company].tokens > 0,
    ask(bidForToken),
    askOwner<Bid, TokenPurchase>({
      rule: '4.4',
      buyer: ({ company }) => company,
      proposal: (_, { company }, deal) => ({ kind: 'token', buyer: company, ...deal }),
      keyOf,
    }),
    when((_, { deal }) => deal !== null, run(replaceToken)),
  ),
);
