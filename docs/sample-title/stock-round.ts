import {
  ask,
  type Cited,
  call,
  cited,
  decision,
  emit,
  list,
  PASS,
  procedure,
  type Seat,
  withSection,
} from '@signalbox/kernel';
import {
  alongRow,
  BANK,
  blockObjection,
  blocksFrom,
  cashOf,
  floatingBy,
  IPO,
  moveShares,
  newStockRound,
  orderAfter,
  POOL,
  PRESIDENT_SHARES,
  passPresidency,
  pay,
  placeMarker,
  type StockRound,
  sharesOf,
  stockRoundProcedure,
} from '@signalbox/rails';
import {
  CHART,
  COMPANY_IDS,
  type Company,
  cellOf,
  MAX_HELD,
  PARS,
  type Par,
  SHARES,
  SHARES_TO_FLOAT,
} from './data.ts';
import { isStarted, priceOf, type State } from './state.ts';

interface Round extends StockRound {
  /** What each player has sold in this round. */
  sold: Partial<Record<Seat, readonly Company[]>>;
}

interface Turn {
  readonly seat: Seat;
  passed: boolean;
  sold: readonly Company[];
}

type Start = { do: 'start'; company: Company; par: Par };
type Buy = { do: 'buy'; company: Company; from: 'ipo' | 'pool' };
type Sell = { do: 'sell'; company: Company; count: number };
export type Trade = { do: 'pass' } | Start | Buy | Sell;

function everyTrade(state: State, seat: Seat): Trade[] {
  return COMPANY_IDS.flatMap((company): Trade[] => {
    if (!isStarted(state, company)) return PARS.map((par) => ({ do: 'start', company, par }));
    const from = ([IPO, POOL] as const).filter((place) => sharesOf(state, company, place) > 0);
    return [
      ...from.map((place): Buy => ({ do: 'buy', company, from: place })),
      ...blocksFrom(state, [company], () => seat).map((block): Sell => ({ do: 'sell', ...block })),
    ];
  });
}

function tradeObjection(state: State, { seat, sold }: Turn, choice: Trade): Cited | null {
  switch (choice.do) {
    case 'pass':
      return null;
    case 'start':
      return costObjection(state, seat, choice.par * PRESIDENT_SHARES, '3.1');
    case 'buy':
      if (sold.includes(choice.company)) return cited('3.2', 'trade/sold', { company: choice.company });
      if (sharesOf(state, choice.company, seat) >= MAX_HELD) return cited('3.2', 'trade/most-held');
      return costObjection(state, seat, priceOf(state, choice.company), '3.2');
    case 'sell': {
      const rules = {
        poolLimit: MAX_HELD,
        successors: () => orderAfter(state.seats, seat),
        staysPresident: false,
      };
      return withSection(blockObjection(state, seat, choice.company, choice.count, rules), {}, '3.3');
    }
  }
}

function costObjection(state: State, seat: Seat, cost: number, rule: string): Cited | null {
  return cashOf(state, seat) < cost ? cited(rule, 'trade/cash', { cost }) : null;
}

/** §3.1 */
function start(state: State, seat: Seat, { company, par }: Start): void {
  state.companies[company].par = par;
  pay(state, seat, BANK, par * PRESIDENT_SHARES);
  moveShares(state, company, IPO, seat, PRESIDENT_SHARES);
  state.presidents[company] = seat;
  placeMarker(state, company, cellOf(par));
  emit(state, { type: 'company-started', seat, company, price: par });
}

/** §3.2 */
function buy(state: State, seat: Seat, { company, from }: Buy): void {
  const amount = priceOf(state, company);
  pay(state, seat, BANK, amount);
  moveShares(state, company, from, seat, 1);
  emit(state, { type: 'share-bought', seat, company, from, amount });
  updatePresident(state, company);
  floatIfDue(state, company);
}

const { floatIfDue } = floatingBy<State, Company>({
  needed: () => SHARES_TO_FLOAT,
  sold: (state, company) => SHARES - sharesOf(state, company, IPO),
  capital: ({ companies }, company) => companies[company].par! * SHARES,
});

/** §3.3 */
function sell(state: State, seat: Seat, { company, count }: Sell): void {
  const amount = priceOf(state, company) * count;
  pay(state, BANK, seat, amount);
  moveShares(state, company, seat, POOL, count);
  emit(state, { type: 'shares-sold', seat, company, count, amount });
  movePrice(state, company, -count);
  updatePresident(state, company);
}

function updatePresident(state: State, company: Company): void {
  const president = passPresidency(state, company, orderAfter(state.seats, state.presidents[company]!));
  if (president !== null) emit(state, { type: 'president', company, president });
}

/** To the right (negative: to the left), but not beyond the market. */
export function movePrice(state: State, company: Company, steps: number): void {
  const before = state.markers[company]!.cell;
  const after = alongRow(CHART, before, steps);
  if (after === before) return;
  placeMarker(state, company, after);
  emit(state, { type: 'price', company, price: priceOf(state, company) });
}

/** §3: one action, or a pass. */
export const trade = decision<State, Turn, Trade>({
  name: 'trade',
  rule: '3',
  actor: (_, { seat }) => seat,
  offer: (state, turn) =>
    list<Trade>([PASS, ...everyTrade(state, turn.seat)], (choice) => tradeObjection(state, turn, choice)),
  apply: (state, turn, choice) => {
    const { seat } = turn;
    turn.passed = choice.do === 'pass';
    if (choice.do === 'pass') emit(state, { type: 'passed', seat });
    if (choice.do === 'start') start(state, seat, choice);
    if (choice.do === 'buy') buy(state, seat, choice);
    if (choice.do === 'sell') {
      sell(state, seat, choice);
      turn.sold = [...turn.sold, choice.company];
    }
  },
});

const stockTurn = procedure<State, Turn>('stock-turn', '3', ask(trade));

const stockRound = stockRoundProcedure<State, Round, Turn>({
  rule: '3',
  players: ({ seats }) => seats,
  turn: stockTurn,
  newTurn: (_, { turn, sold }) => ({ seat: turn, passed: false, sold: sold[turn] ?? [] }),
  isPass: ({ passed }) => passed,
  remember: (round, { seat, sold }) => {
    round.sold = { ...round.sold, [seat]: sold };
  },
});

export const callStockRound = call(stockRound, (state: State) => ({ ...newStockRound(state), sold: {} }));
