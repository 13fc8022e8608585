import { choices, isPass, type Pass } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { type Company, type Home, TOKENS } from '@signalbox/titles/1841/data/companies.ts';
import { boardOf, classOf, priceOf, type State } from '@signalbox/titles/1841/state.ts';
import { type Founding, priceOfTokens } from '@signalbox/titles/1841/stock-round/founding.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { potentialOf } from '../../railways/index.ts';
import { shareValue, trainMoneyNeeded } from './outlook.ts';
import { RAILWAYS } from './railways.ts';
import { nextTrain } from './revenue.ts';

const ENOUGH = 100;

/** Further initial shares: money for the first train, and the shares will rise. */
export function buyFirstShare({ state, seat, offer, vars }: Question<State, Founding>): Advice[] {
  const { company, founder } = vars;
  const price = priceOf(state, company);
  const needs = (nextTrain(state)?.price ?? 0) + ENOUGH - cashOf(state, company);
  const gain = shareValue(state, company, price) - price;
  const spare = cashOf(state, founder) - price - (founder === seat ? trainMoneyNeeded(state, seat) : 0);
  return [...choices(offer)].map((choice) =>
    choice === 'buy'
      ? {
          choice,
          score: gain + (needs > 0 ? 100 : 0) + Math.min(0, spare),
          because: because('1841/first-share', { company, price }),
        }
      : { choice, score: 0, because: because('1841/enough-shares', { company }) },
  );
}

/** A second home is another starting point, and another token to pay for. */
const SECOND_HOME = -15;

/** A home close to revenue, where tokens are cheap enough to leave money for a train. */
export function chooseHome({ state, offer, vars }: Question<State, Founding, Home | Pass>): Advice[] {
  const { company, homes } = vars;
  const lacking = homes.length > 0 ? trainMoneyMissing(state, company, homes) : 0;
  return [...choices(offer)].map((choice) => {
    if (isPass(choice)) return { choice, score: 0, because: because('1841/one-home', { company }) };
    const potential = potentialOf(boardOf(state), RAILWAYS.stopValues, choice.hex, new Set());
    const value = homes.length > 0 ? potential / 10 + SECOND_HOME : potential;
    const score = value + lacking - trainMoneyMissing(state, company, [...homes, choice]);
    return { choice, score, because: because('1841/home', { company, hex: choice.hex }) };
  });
}

/** What a company at these homes lacks for a train once it has paid for the least number of tokens. */
function trainMoneyMissing(state: State, company: Company, homes: Home[]): number {
  const tokens = TOKENS[classOf(state, company)].least * priceOfTokens(state, { company, homes });
  return Math.max(0, tokens + (nextTrain(state)?.price ?? 0) - cashOf(state, company));
}

/** The value of a further token, as long as a train can still be paid for. */
const TOKEN = 30;

/** Few tokens, since the first train comes first. `tokens` says for which company, and what each costs. */
export function buyTokens<Vars>(tokens: (state: State, vars: Vars) => { company: Company; price: number }) {
  return ({ state, offer, vars }: Question<State, Vars, number>): Advice[] => {
    const { company, price } = tokens(state, vars);
    const left = cashOf(state, company) - (nextTrain(state)?.price ?? 0);
    return [...choices(offer)].map((count) => ({
      choice: count,
      score: left >= count * price ? count * TOKEN - 10 * count * count : -count * price,
      because: because('1841/tokens', { company, count }),
    }));
  };
}
