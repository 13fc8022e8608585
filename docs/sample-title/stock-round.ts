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
  run,
  type Seat,
  whilst,
  withSection,
} from '@signalbox/kernel';
import {
  alongRow,
  BANK,
  blockObjection,
  cashOf,
  IPO,
  moveShares,
  orderAfter,
  POOL,
  PRESIDENT_SHARES,
  passPresidency,
  pay,
  placeMarker,
  sharesOf,
} from '@signalbox/rails';
import {
  CHART,
  COMPANY_IDS,
  type Company,
  cellOf,
  MOST_HELD,
  PARS,
  type Par,
  SHARES,
  SHARES_TO_FLOAT,
} from './data.ts';
import { isStarted, priceOf, type State } from './state.ts';

interface StockRound {
  turn: Seat;
  /** Passes in a row. */
  passes: number;
  /** What each player has sold in this round. */
  sold: Partial<Record<Seat, Company[]>>;
}

type Start = { do: 'start'; company: Company; par: Par };
type Buy = { do: 'buy'; company: Company; from: 'ipo' | 'pool' };
type Sell = { do: 'sell'; company: Company; count: number };
export type Trade = { do: 'pass' } | Start | Buy | Sell;

function everyTrade(state: State, seat: Seat): Trade[] {
  return COMPANY_IDS.flatMap((company): Trade[] => {
    if (!isStarted(state, company)) return PARS.map((par) => ({ do: 'start', company, par }));
    const from = ([IPO, POOL] as const).filter((place) => sharesOf(state, company, place) > 0);
    const held = sharesOf(state, company, seat);
    return [
      ...from.map((place): Buy => ({ do: 'buy', company, from: place })),
      ...Array.from({ length: held }, (_, i): Sell => ({ do: 'sell', company, count: i + 1 })),
    ];
  });
}

function tradeObjection(state: State, { turn, sold }: StockRound, choice: Trade): Cited | null {
  switch (choice.do) {
    case 'pass':
      return null;
    case 'start':
      return costObjection(state, turn, choice.par * PRESIDENT_SHARES, '3.1');
    case 'buy':
      if (sold[turn]?.includes(choice.company))
        return cited('3.2', 'trade/sold', { company: choice.company });
      if (sharesOf(state, choice.company, turn) >= MOST_HELD) return cited('3.2', 'trade/most-held');
      return costObjection(state, turn, priceOf(state, choice.company), '3.2');
    case 'sell': {
      const rules = {
        poolMost: MOST_HELD,
        successors: orderAfter(state.seats, turn),
        staysPresident: false,
      };
      return withSection(blockObjection(state, turn, choice.company, choice.count, rules), {}, '3.3');
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
  seatPresident(state, company);
  const charter = state.companies[company];
  if (charter.floated || SHARES - sharesOf(state, company, IPO) < SHARES_TO_FLOAT) return;
  charter.floated = true;
  const capital = charter.par! * SHARES;
  pay(state, BANK, company, capital);
  emit(state, { type: 'floated', company, capital });
}

/** §3.3 */
function sell(state: State, seat: Seat, { company, count }: Sell): void {
  const amount = priceOf(state, company) * count;
  pay(state, BANK, seat, amount);
  moveShares(state, company, seat, POOL, count);
  emit(state, { type: 'shares-sold', seat, company, count, amount });
  movePrice(state, company, -count);
  seatPresident(state, company);
}

function seatPresident(state: State, company: Company): void {
  const president = passPresidency(state, company, orderAfter(state.seats, state.presidents[company]!));
  if (president !== null) emit(state, { type: 'president', company, president });
}

/** To the right (negative: to the left), as far as the market goes. */
export function movePrice(state: State, company: Company, steps: number): void {
  const before = state.markers[company]!.cell;
  const after = alongRow(CHART, before, steps);
  if (after === before) return;
  placeMarker(state, company, after);
  emit(state, { type: 'price', company, price: priceOf(state, company) });
}

/** §3: one thing, or nothing. */
export const trade = decision<State, StockRound, Trade>({
  name: 'trade',
  rule: '3',
  actor: (_, { turn }) => turn,
  offer: (state, vars) =>
    list<Trade>([PASS, ...everyTrade(state, vars.turn)], (choice) => tradeObjection(state, vars, choice)),
  apply: (state, vars, choice) => {
    const seat = vars.turn;
    if (choice.do === 'pass') emit(state, { type: 'passed', seat });
    if (choice.do === 'start') start(state, seat, choice);
    if (choice.do === 'buy') buy(state, seat, choice);
    if (choice.do === 'sell') {
      sell(state, seat, choice);
      vars.sold = { ...vars.sold, [seat]: [...(vars.sold[seat] ?? []), choice.company] };
    }
    vars.passes = choice.do === 'pass' ? vars.passes + 1 : 0;
    vars.turn = orderAfter(state.seats, seat)[0]!;
  },
});

const stockRound = procedure<State, StockRound>(
  'stock-round',
  '3',
  run((state) => emit(state, { type: 'stock-round', number: state.round.turn })),
  whilst((state, { passes }) => passes < state.seats.length, ask(trade)),
  run((state, { turn }) => {
    state.priority = turn;
    emit(state, { type: 'stock-round-ended', priority: turn });
  }),
);

export const callStockRound = call(stockRound, (state: State) => ({
  turn: state.priority,
  passes: 0,
  sold: {},
}));
