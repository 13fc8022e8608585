import { ask, type Cited, cited, procedure, type Seat, whilst } from '@signalbox/kernel';
import { cardOf, cashOf, currentCard, emergencySale, fundsOf } from '@signalbox/rails';
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

/** What a president's shares would sell for, as far as they may be sold for a company's train (§8.4.1). */
export function raisable(state: State, seat: Seat, company: Company, soldBlocks: readonly Company[]): number {
  return largestBlocks(state, seat, limitsOf(state, { company, soldBlocks })).reduce(
    (sum, block) => sum + block.count * priceOf(state, block.company),
    0,
  );
}

/** What treasury and president still lack for the train. */
export function missing(state: State, { company, train }: { company: Company; train: Train }): number {
  return cardOf(ROSTER, train).price - fundsOf(state, [company, presidentOf(state, company)!]);
}

/**
 * Who pays how much of a train: the treasury, the president, and shares that the president sells for the rest; and how
 * much is lacking if all that may be sold is not enough, so that the president goes bankrupt (§8.4.3).
 */
export function financeOf(state: State, company: Company, train: Train) {
  const seat = presidentOf(state, company)!;
  const { price } = cardOf(ROSTER, train);
  const treasury = Math.min(price, cashOf(state, company));
  const cash = Math.min(price - treasury, cashOf(state, seat));
  const short = price - treasury - cash;
  const lacking = Math.max(0, short - raisable(state, seat, company, []));
  return { treasury, seat, cash, missing: short, lacking };
}

/** Are shares sold before a train is chosen? */
export function sellsFirst({ options }: State): boolean {
  return options.emergencySales === 'before-choosing';
}

/** Before a train is chosen: no shares that even the most expensive train would not need. */
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
  const need = Math.max(...prices) - fundsOf(state, [vars.company, seat]);
  const more = (count - 1) * priceOf(state, company) >= need;
  return more ? cited('8.4.1', 'sale/more-than-needed', { need }) : null;
}

export function limitsOf(
  { options }: State,
  { company, soldBlocks }: { readonly company: Company; readonly soldBlocks: readonly Company[] },
): SaleLimits {
  return { soldThisTurn: options.emergencySales === 'freely' ? [] : soldBlocks, keep: company };
}

/** §8.4.1: the president chooses which shares, but they have to be enough and (C-10) no more than needed. */
const sale = emergencySale<State, EmergencyMoney, Company>({
  name: 'sell-for-train',
  rule: '8.4.1',
  actor: (state, { company }) => presidentOf(state, company),
  missing,
  blocks: (state, { company }) => blocksHeld(state, presidentOf(state, company)!),
  objection: (state, vars, { company, count }) =>
    saleObjection(state, presidentOf(state, vars.company)!, company, count, limitsOf(state, vars)),
  value: (state, { company, count }) => count * priceOf(state, company),
  // If all of it is not enough, all of it has to be sold (§8.4.3).
  wastes: (state, vars) => {
    const seat = presidentOf(state, vars.company)!;
    const most = Math.min(missing(state, vars), raisable(state, seat, vars.company, vars.soldBlocks));
    return ({ company, count }) =>
      count * priceOf(state, company) + raisable(state, seat, vars.company, [...vars.soldBlocks, company]) <
      most;
  },
  sell: (state, vars, { company, count }) => {
    sellShares(state, presidentOf(state, vars.company)!, company, count);
    vars.soldBlocks = [...vars.soldBlocks, company];
  },
  freely: ({ options }) => (options.emergencySales === 'freely' ? 'anything' : null),
});

export const sellForTrain = sale.decision;

/** §8.4.1: the president sells shares until treasury and cash together pay for the train, or nothing is left to sell. */
export const emergencyMoney = procedure<State, EmergencyMoney>(
  'emergency-money',
  '8.4.1',
  whilst(sale.isDue, ask(sellForTrain)),
);
