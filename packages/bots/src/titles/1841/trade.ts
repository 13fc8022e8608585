import type { Seat } from '@signalbox/kernel';
import { cashOf, PRESIDENT_SHARES, sharesFrom, sharesOf } from '@signalbox/rails';
import { actorFor } from '@signalbox/titles/1841/control.ts';
import { COMPANIES } from '@signalbox/titles/1841/data/companies.ts';
import { classOf, priceOf, type State, sizeOf } from '@signalbox/titles/1841/state.ts';
import type { Purchase } from '@signalbox/titles/1841/stock-round/buying.ts';
import type { Foundation } from '@signalbox/titles/1841/stock-round/founding.ts';
import { concessionCost } from '@signalbox/titles/1841/stock-round/pool-concessions.ts';
import { type Block, type SellingStep, saleValue } from '@signalbox/titles/1841/stock-round/selling.ts';
import type { StockChoice } from '@signalbox/titles/1841/stock-round/stock-round.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { oneStartPerCompany } from '../../railways/index.ts';
import { concessionValue } from './concessions.ts';
import { plainChoices } from './offers.ts';
import { outlookOf, shareValue, trainMoneyNeeded, trainShortfall } from './outlook.ts';
import { RAILWAYS } from './railways.ts';
import { nextTrain } from './revenue.ts';

type Trading = Question<State, { readonly selling: SellingStep | null }, StockChoice>;

/** Buys the share with the highest expected gain, founds a company if affordable, and keeps money for trains. */
export function trade(question: Trading): Advice[] {
  return oneStartPerCompany(everyTrade(question), (choice) =>
    choice.do === 'found' ? choice.company : null,
  );
}

/** All that is offered, at every price. */
export function everyTrade({ state, seat, offer, vars }: Trading): (Advice & { choice: StockChoice })[] {
  const market = { needed: trainMoneyNeeded(state, seat), rounds: RAILWAYS.roundsLeft(state) };
  const advice: (Advice & { choice: StockChoice })[] = [];
  for (const choice of plainChoices(offer)) {
    const one =
      choice.do === 'sell'
        ? selling(state, seat, choice.blocks, vars.selling, market)
        : adviceOn(state, seat, choice, market);
    if (one) advice.push({ choice, ...one });
  }
  return advice;
}

type Judgement = Omit<Advice, 'choice'>;

/** What all choices of a turn are judged by. */
interface Market {
  /** Train money that the player's companies lack. */
  readonly needed: number;
  /** Operating rounds that are left. */
  readonly rounds: number;
}

function adviceOn(state: State, seat: Seat, choice: StockChoice, market: Market): Judgement | null {
  const { needed } = market;
  switch (choice.do) {
    case 'pass':
      return { score: 0, because: because('rail/pass-trade', { debt: needed }) };
    case 'buy':
      return buying(state, seat, choice, market);
    case 'found':
      return founding(state, seat, choice, market);
    case 'concession': {
      const { concession } = choice;
      const score =
        concessionValue(concession) / 2 -
        2 * shortage(state, seat, concessionCost(state, concession), needed);
      return { score, because: because('1841/concession', { lot: concession }) };
    }
    default:
      return null;
  }
}

/** Money that the player's companies will need is kept back: a player who runs short has to sell shares. */
function shortage(state: State, seat: Seat, cost: number, needed: number): number {
  return needed === 0 ? 0 : Math.max(0, cost + needed - cashOf(state, seat));
}

/** Weight of a price: the money could buy something else. */
const OPPORTUNITY_COST = 0.05;
/** A sale has to gain at least this much. */
const MIN_SALE_GAIN = 10;

/** Unissued shares pay the company, so buying them helps if the player's own company needs a train. */
function buying(
  state: State,
  seat: Seat,
  { company, from }: Purchase,
  { needed, rounds }: Market,
): Judgement {
  const price = priceOf(state, company);
  const count = sharesFrom(from);
  const cost = price * count;
  const gain = count * (shareValue(state, company, price, rounds) - price);
  const own = actorFor(state, company) === seat;
  const helps = own && from === 'ipo' ? Math.min(cost, trainShortfall(state, company)) : 0;
  const takesOver = from === 'president' ? trainShortfall(state, company) : 0;
  const run = Math.round(outlookOf(state, company, rounds).next);
  const mine = Math.round((run / sizeOf(state, company)) * (sharesOf(state, company, seat) + count));
  const score =
    gain +
    helps -
    OPPORTUNITY_COST * cost -
    2 * shortage(state, seat, cost - helps, needed - helps + takesOver);
  return { score, because: because('rail/buy', { company, run, mine }) };
}

/** Besides the first train a company needs some money for track and tokens. */
const TRACK_AND_TOKENS = 100;
const BONUS_WELL_FUNDED = 60;
const PENALTY_UNDERFUNDED = -200;
/** Weight of the founder's own money, which could buy other shares: a low price leaves more of it. */
const FOUNDING_COST = 0.25;

/** The price at which the founder alone can pay for a train and tokens; the higher, the more there is for track. */
export function founding(
  state: State,
  founder: string,
  { company, price }: Foundation,
  { needed, rounds }: Market,
): Judgement {
  const major = classOf(state, company) === 'major';
  const cash = cashOf(state, founder);
  const most = Math.min(major ? 2 * PRESIDENT_SHARES : PRESIDENT_SHARES, Math.floor(cash / price));
  const capital = most * price;
  const needs = (nextTrain(state)?.price ?? 0) + TRACK_AND_TOKENS;
  const cost = PRESIDENT_SHARES * price;
  const gain = PRESIDENT_SHARES * (shareValue(state, company, price, rounds, capital) - price);
  const homes = COMPANIES[company].homes.length * 10;
  const basis = capital >= needs ? BONUS_WELL_FUNDED : PENALTY_UNDERFUNDED;
  const score =
    gain +
    homes +
    Math.min(400, capital) / 4 +
    basis -
    FOUNDING_COST * cost -
    2 * shortage(state, founder, cost, needed);
  return { score, because: because('1841/found', { company, price, capital }) };
}

/** Sells only shares that will lose more than they earn. */
function selling(
  state: State,
  seat: Seat,
  blocks: readonly Block[],
  step: SellingStep | null,
  { rounds }: Market,
): Judgement {
  let score = -MIN_SALE_GAIN;
  let amount = 0;
  for (const { company, count } of blocks) {
    const paid = saleValue(state, step, company);
    amount += count * paid;
    score += count * (paid - shareValue(state, company, priceOf(state, company), rounds));
    if (actorFor(state, company) === seat) score += 0.3 * trainShortfall(state, company);
  }
  const [{ company, count }] = blocks as readonly [Block, ...Block[]];
  return { score, because: because('rail/sell', { company, count, amount }) };
}
