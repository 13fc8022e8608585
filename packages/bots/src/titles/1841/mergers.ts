import { choices, firstChoices, isPass, type Pass } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { actorFor } from '@signalbox/titles/1841/control.ts';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import type { FinancialActions } from '@signalbox/titles/1841/finance/financial-actions.ts';
import type { Kept } from '@signalbox/titles/1841/finance/merged-tokens.ts';
import { oldShares, tradeUpCost } from '@signalbox/titles/1841/finance/merger-terms.ts';
import type { Merger } from '@signalbox/titles/1841/finance/merging.ts';
import { isActive, priceOf, type State } from '@signalbox/titles/1841/state.ts';
import { purchaseObjection } from '@signalbox/titles/1841/stock-round/buying.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { subscriptionGain } from './company-shares.ts';
import { shareValue, trainMoneyNeeded, trainShortfall } from './outlook.ts';

/** A further share has to gain at least this much. */
const MIN_GAIN = 10;

/** What a merger costs in share prices. */
const MERGER_COST = 60;

/** Merges a company that cannot pay for a train with one of its own that can. */
export function merge({
  state,
  seat,
  offer,
  vars,
}: Question<State, FinancialActions, Company | Pass>): Advice[] {
  const { company } = vars;
  return [...choices(offer)].map((choice) => {
    if (isPass(choice)) return { choice, score: 0, because: because('1841/no-merger', { company }) };
    const missing = trainShortfall(state, company) + trainShortfall(state, choice);
    const trains = state.companies[company].trains.length + state.companies[choice].trains.length;
    const saved = trains > 0 ? missing : Math.min(missing, cashOf(state, company) + cashOf(state, choice));
    const score = actorFor(state, choice) === seat ? saved - MERGER_COST : -2 * MERGER_COST;
    return { choice, score, because: because('1841/merge', { company, with: choice }) };
  });
}

/** A major has five more shares to sell. */
export function convert({ state, offer, vars }: Question<State, FinancialActions>): Advice[] {
  const { company } = vars;
  const needed = trainShortfall(state, company);
  return [...choices(offer)].map((choice) =>
    choice === 'convert'
      ? { choice, score: needed > 0 ? 40 : -40, because: because('1841/convert', { company }) }
      : { choice, score: 0, because: because('1841/no-conversion', { company }) },
  );
}

export function chooseCharter({ offer }: Question<State, object, Company>): Advice[] {
  return [...choices(offer)].map((choice) => ({
    choice,
    score: 0,
    because: because('1841/charter', { company: choice }),
  }));
}

export function chooseSpace({ offer }: Question<State, object, number>): Advice[] {
  return [...choices(offer)].map((price) => ({
    choice: price,
    score: 10 * price,
    because: because('1841/place', { price }),
  }));
}

/** Value of a presidency. */
const PRESIDENCY = 80;

export function tradeUp({ state, seat, offer, vars }: Question<State, Merger>): Advice[] {
  const into = vars.into;
  const cost = tradeUpCost(priceOf(state, into), oldShares(state, seat, vars.a, vars.b));
  const free = cashOf(state, seat) - cost - trainMoneyNeeded(state, seat) - trainShortfall(state, into);
  return [...choices(offer)].map((choice) =>
    choice === 'trade-up'
      ? {
          choice,
          score: free >= 0 ? PRESIDENCY : -PRESIDENCY,
          because: because('1841/trade-up', { company: into, cost }),
        }
      : { choice, score: 0, because: because('1841/no-trade-up', { company: into }) },
  );
}

/** Rounds an odd share up or down, by the expected value of the share. */
export function oddShare({ state, offer, vars }: Question<State, Merger>): Advice[] {
  const company = vars.into;
  const price = priceOf(state, company);
  const gain = (shareValue(state, company, price) - price) / 2;
  return [...choices(offer)].map((choice) =>
    choice === 'share'
      ? { choice, score: gain, because: because('1841/odd-share', { company }) }
      : { choice, score: 0, because: because('1841/odd-cash', { company }) },
  );
}

const MAX_CONSIDERED = 30;

/** As many tokens as possible, on the map rather than on the charter. */
export function keepTokens({ offer, vars }: Question<State, Merger>): Advice[] {
  const company = vars.into;
  return (firstChoices(offer, MAX_CONSIDERED) as Kept[]).map((choice) => ({
    choice,
    score: 20 * choice.hexes.length + 10 * choice.charter,
    because: because('1841/keep-tokens', { company, count: choice.hexes.length }),
  }));
}

/** SB or SFL: the one that the holder has more of. */
export function chooseSuccessor({ state, seat, offer }: Question<State, object, Company>): Advice[] {
  return [...choices(offer)].map((company) => ({
    choice: company,
    score: 20 * sharesOf(state, company, seat) + (isActive(state, company) ? 1 : 0),
    because: because('1841/successor', { company }),
  }));
}

/** Another round for the player who wants more of the company and has the money. */
export function grantRound({
  state,
  seat,
  offer,
  vars,
}: Question<State, { readonly turn: Company }>): Advice[] {
  const company = vars.turn;
  const price = priceOf(state, company);
  const canBuy = !purchaseObjection(state, seat, { company, from: 'ipo' });
  const buys = canBuy && subscriptionGain(state, seat, seat, company) > MIN_GAIN;
  return [...choices(offer)].map((choice) =>
    choice === 'again'
      ? { choice, score: buys ? 30 : -30, because: because('1841/grant-round', { company, price }) }
      : { choice, score: 0, because: because('1841/no-round', { company }) },
  );
}
