import { choices, type Seat } from '@signalbox/kernel';
import { cashOf, PRESIDENT_SHARES, sharesOf } from '@signalbox/rails';
import type { Purchase } from '@signalbox/titles/18fl/buying.ts';
import { missingToFloat, type Start, sharesToFloat } from '@signalbox/titles/18fl/founding.ts';
import type { Block } from '@signalbox/titles/18fl/selling.ts';
import { COMPANY_IDS, presidentOf, priceOf, type State } from '@signalbox/titles/18fl/state.ts';
import type { StockChoice } from '@signalbox/titles/18fl/stock-round.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { oneStartPerCompany } from '../../railways/index.ts';
import { outlookOf, shareValue, trainShortfall } from './outlook.ts';
import { RAILWAYS } from './railways.ts';

/** Buys the share with the highest expected gain, floats started companies, and starts one if affordable. */
export function trade(question: Question<State, object, StockChoice>): Advice[] {
  return oneStartPerCompany(everyTrade(question), (choice) =>
    choice.do === 'start' ? choice.company : null,
  );
}

/** All that is offered, at every price. */
export function everyTrade({
  state,
  seat,
  offer,
  quick,
}: Question<State, object, StockChoice>): (Advice & { choice: StockChoice })[] {
  const market = { needed: trainMoneyNeeded(state, seat), rounds: RAILWAYS.roundsLeft(state) };
  // In simulated games somebody has to start companies, or none would be left for others to buy into.
  const reluctance = !quick && isPresident(state, seat) ? ANOTHER : 0;
  const advice: (Advice & { choice: StockChoice })[] = [];
  for (const choice of choices(offer)) {
    if (choice.do === 'pass')
      advice.push({ choice, score: 0, because: because('rail/pass-trade', { debt: market.needed }) });
    else if (choice.do === 'sell') advice.push({ ...selling(state, seat, choice, market), choice });
    else if (choice.do === 'buy') advice.push({ ...buying(state, seat, choice, market), choice });
    else advice.push({ ...starting(state, seat, choice, market, reluctance), choice });
  }
  return advice;
}

function isPresident(state: State, seat: Seat): boolean {
  return COMPANY_IDS.some((company) => presidentOf(state, company) === seat);
}

/** What the player's companies will need for trains. */
function trainMoneyNeeded(state: State, seat: Seat): number {
  let needed = 0;
  for (const company of COMPANY_IDS) {
    if (presidentOf(state, company) === seat) needed += trainShortfall(state, company);
  }
  return needed;
}

/** How far a purchase would leave the player short of money for trains: that would cost shares in an emergency. */
function shortage(state: State, seat: Seat, cost: number, needed: number): number {
  return needed === 0 ? 0 : Math.max(0, cost + needed - cashOf(state, seat));
}

const OWN_FLOAT = 120;
const OPPORTUNITY_COST = 0.05;

/** What is the same for all choices of a turn: money needed for trains, and the rounds that are left. */
interface Market {
  readonly needed: number;
  readonly rounds: number;
}

function buying(
  state: State,
  seat: Seat,
  choice: { do: 'buy' } & Purchase,
  { needed, rounds }: Market,
): Advice {
  const { company, from } = choice;
  const shares = from === 'president' ? PRESIDENT_SHARES : 1;
  const price = priceOf(state, company);
  const gain = shares * (shareValue(state, company, price, rounds) - price);
  const { floated, size } = state.companies[company];
  const own = presidentOf(state, company) === seat;
  const floats = missingToFloat(state, company) <= 1;
  const trust = floats ? 1 : own ? 0.9 : 0.4;
  const takesOver = from === 'president' ? trainShortfall(state, company) : 0;
  const score =
    gain * trust +
    (own && !floated ? OWN_FLOAT : 0) -
    OPPORTUNITY_COST * price * shares -
    2 * shortage(state, seat, price * shares, needed + takesOver);
  const run = outlookOf(state, company, rounds).next;
  const mine = Math.round((run / size) * (sharesOf(state, company, seat) + shares));
  return { choice, score, because: because('rail/buy', { company, run, mine }) };
}

/** A president starts another company only if it is much better than shares of the companies that run. */
const ANOTHER = 250;

/** A company that the player can float alone is worth more than one that needs others. */
function starting(
  state: State,
  seat: Seat,
  choice: { do: 'start' } & Start,
  { needed, rounds }: Market,
  reluctance: number,
): Advice {
  const { company, price, size } = choice;
  const cash = cashOf(state, seat);
  const floatCost = price * sharesToFloat(size);
  const cost = price * PRESIDENT_SHARES;
  const gain = PRESIDENT_SHARES * (shareValue(state, company, price, rounds) - price);
  const trains = Math.min(400, price * size) / 4;
  const alone = cash >= floatCost ? 60 : -80;
  const score = gain + trains + alone - reluctance - 2 * shortage(state, seat, cost, needed);
  const because_ = because('rail/start', { company, price, capital: price * size });
  return { choice, score, because: because_ };
}

/** Sells only shares that will lose more than they earn. */
function selling(state: State, seat: Seat, choice: { do: 'sell' } & Block, { rounds }: Market): Advice {
  const { company, count } = choice;
  const price = priceOf(state, company);
  const loss = count * (shareValue(state, company, price, rounds) - price);
  const relief = presidentOf(state, company) === seat ? 0.5 * trainShortfall(state, company) : 0;
  const amount = price * count;
  return { choice, score: relief - loss - 5, because: because('rail/sell', { company, count, amount }) };
}
