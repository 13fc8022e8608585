import { ask, type Cited, cited, decision, list, procedure, type Seat, whilst } from '@signalbox/kernel';
import { cardOf, cashOf, currentCard } from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { ROSTER, type Train } from './data/trains.ts';
import {
  type Block,
  blocksHeld,
  largestBlocks,
  type SaleLimits,
  saleObjection,
  sellShares,
} from './selling.ts';
import { presidentOf, priceOf, type State } from './state.ts';

export interface EmergencyMoney {
  readonly company: Company;
  readonly train: Train;
  soldBlocks: Company[];
}

/** What a president's shares would bring, sold as far as they may be for the sake of a company's train (§8.4.1). */
export function raisable(state: State, seat: Seat, company: Company, soldBlocks: readonly Company[]): number {
  return largestBlocks(state, seat, limitsOf(state, { company, soldBlocks })).reduce(
    (sum, block) => sum + block.count * priceOf(state, block.company),
    0,
  );
}

/** What treasury and president still lack for the train. */
export function missing(state: State, { company, train }: { company: Company; train: Train }): number {
  const { price } = cardOf(ROSTER, train);
  return price - cashOf(state, company) - cashOf(state, presidentOf(state, company)!);
}

/** §8.4.1: which shares is the president's choice, but enough and (C-10) not more than needed. */
function emergencySaleObjection(state: State, vars: EmergencyMoney, { company, count }: Block): Cited | null {
  const seat = presidentOf(state, vars.company)!;
  const objection = saleObjection(state, seat, company, count, limitsOf(state, vars));
  if (objection || state.options.emergencySales === 'freely') return objection;
  const price = priceOf(state, company);
  const need = missing(state, vars);
  if ((count - 1) * price >= need) return cited('8.4.1', 'sale/more-than-needed', { need });
  // Where all of it will not be enough, all of it has to be sold (§8.4.3).
  const most = Math.min(need, raisable(state, seat, vars.company, vars.soldBlocks));
  const rest = raisable(state, seat, vars.company, [...vars.soldBlocks, company]);
  if (count * price + rest < most) return cited('8.4.1', 'sale/too-little', { need });
  return null;
}

/** Are shares sold before a train is chosen? */
export function sellsFirst({ options }: State): boolean {
  return options.emergencySales === 'before-choosing';
}

/** Before a train is chosen: none that even the most expensive would not need. */
export function firstSaleObjection(
  state: State,
  vars: { readonly company: Company; readonly soldBlocks: readonly Company[] },
  { company, count }: Block,
): Cited | null {
  const seat = presidentOf(state, vars.company)!;
  const objection = saleObjection(state, seat, company, count, limitsOf(state, vars));
  if (objection) return objection;
  const prices = [...(currentCard(ROSTER, state)?.kinds ?? []), ...state.discarded].map(
    (train) => cardOf(ROSTER, train).price,
  );
  const need = Math.max(...prices) - cashOf(state, vars.company) - cashOf(state, seat);
  const more = (count - 1) * priceOf(state, company) >= need;
  return more ? cited('8.4.1', 'sale/more-than-needed', { need }) : null;
}

export function limitsOf(
  { options }: State,
  { company, soldBlocks }: { readonly company: Company; readonly soldBlocks: readonly Company[] },
): SaleLimits {
  return { soldThisTurn: options.emergencySales === 'freely' ? [] : soldBlocks, keep: company };
}

function canSell(state: State, vars: EmergencyMoney): boolean {
  return largestBlocks(state, presidentOf(state, vars.company)!, limitsOf(state, vars)).length > 0;
}

export const sellForTrain = decision<State, EmergencyMoney, Block>({
  name: 'sell-for-train',
  rule: '8.4.1',
  actor: (state, { company }) => presidentOf(state, company),
  offer: (state, vars) =>
    list(blocksHeld(state, presidentOf(state, vars.company)!), (block) =>
      emergencySaleObjection(state, vars, block),
    ),
  apply: (state, vars, { company, count }) => {
    sellShares(state, presidentOf(state, vars.company)!, company, count);
    vars.soldBlocks = [...vars.soldBlocks, company];
  },
});

/** §8.4.1: the president sells shares until treasury and cash together pay for the train, or nothing is left to sell. */
export const emergencyMoney = procedure<State, EmergencyMoney>(
  'emergency-money',
  '8.4.1',
  whilst((state, vars) => missing(state, vars) > 0 && canSell(state, vars), ask(sellForTrain)),
);
