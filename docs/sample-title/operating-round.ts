import {
  ask,
  built,
  type Cited,
  cited,
  decision,
  either,
  emit,
  list,
  PASS,
  procedure,
  run,
  whilst,
  withSection,
} from '@signalbox/kernel';
import {
  BANK,
  beginOperatingRound,
  cashOf,
  currentCard,
  hexOf,
  IPO,
  isLayOf,
  type LayRules,
  layObjection,
  lays,
  layTile,
  moveStations,
  network,
  type OperatingRound,
  POOL,
  pay,
  payOrWithholdAll,
  type RunQuery,
  reachesAnotherStop,
  runForHighestRevenue,
  takeFromDepot,
  turnsInOrder,
} from '@signalbox/rails';
import {
  BOARD,
  COMPANY_IDS,
  type Company,
  type Phase,
  ROSTER,
  ROUTE_RULES,
  SHARES,
  TRAIN_LIMIT,
  type Train,
} from './data.ts';
import { operatingCompanies, type State } from './state.ts';
import { movePrice } from './stock-round.ts';

export interface CompanyTurn {
  readonly company: Company;
  revenue: number;
  paid: boolean;
  /** Is the step of buying trains over? */
  done: boolean;
}

const presidentOf = (state: State, { company }: { company: Company }) => state.presidents[company]!;

type Lay = { do: 'lay'; hex: string; tile: string; rotation: number };

const networkOf = ({ tiles, stations }: State, company: Company) =>
  network(BOARD, tiles, stations, company, { ends: ['offboard'], hexTwice: false });

/** Hills cost money, only for the first tile. */
function terrainCost(state: State, hex: string): number {
  return state.tiles[hex] ? 0 : (hexOf(BOARD, hex).terrain?.cost ?? 0);
}

function layRules(state: State, company: Company): LayRules {
  return {
    colours: state.phase === '2' ? ['yellow'] : ['yellow', 'green'],
    mustBring: ['track', 'city-value'],
    forbids: ({ hex }) => {
      const cost = terrainCost(state, hex);
      return cashOf(state, company) < cost ? cited('4.1', 'track/treasury', { cost }) : null;
    },
  };
}

/** §4.1 */
export const layTrack = decision<State, CompanyTurn, { do: 'pass' } | Lay>({
  name: 'lay-track',
  rule: '4.1',
  actor: presidentOf,
  offer: (state, { company }) => {
    const reached = networkOf(state, company);
    const rules = layRules(state, company);
    return either<{ do: 'pass' } | Lay>(
      list([PASS]),
      built<Lay>({
        what: 'tile',
        shape: isLayOf<Lay>('lay'),
        check: ({ do: _, ...lay }) => withSection(layObjection(reached, rules, lay), {}, '4.1'),
        enumerate: function* () {
          for (const lay of lays(reached, rules)) yield { do: 'lay', ...lay };
        },
      }),
    );
  },
  apply: (state, { company }, choice) => {
    if (choice.do === 'pass') return;
    const { hex, tile, rotation } = choice;
    const cost = terrainCost(state, hex);
    pay(state, company, BANK, cost);
    state.stations = moveStations(BOARD, state.tiles, state.stations, choice);
    state.tiles = layTile(state.tiles, choice);
    emit(state, { type: 'track-laid', company, hex, tile, rotation, cost });
  },
});

export function runQuery(state: State, company: Company): RunQuery {
  return {
    board: BOARD,
    tiles: state.tiles,
    stations: state.stations,
    company,
    trains: state.companies[company].trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind })),
    rules: ROUTE_RULES,
    bonuses: [],
    period: state.phase === '4' ? 1 : 0,
  };
}

function canRun(state: State, company: Company): boolean {
  return state.companies[company].trains.length > 0 && reachesAnotherStop(networkOf(state, company));
}

/** §4.2 */
export const runTrains = runForHighestRevenue<State, Company, CompanyTurn>({
  rule: '4.2',
  sections: { route: '4.2', most: '4.2' },
  runner: (state, company) => (canRun(state, company) ? state.presidents[company]! : null),
  query: runQuery,
});

/** §4.3: for shares that nobody owns the bank keeps the money. */
export const dividend = payOrWithholdAll<State, Company, CompanyTurn>({
  rule: '4.3',
  president: (state, company) => state.presidents[company]!,
  shares: () => SHARES,
  payee: (holder) => (holder === IPO || holder === POOL ? null : holder),
});

type Purchase = { do: 'buy'; train: Train };

function purchaseObjection(state: State, company: Company, { train }: Purchase): Cited | null {
  const { price } = ROSTER.find(({ kinds }) => kinds[0] === train)!;
  if (state.companies[company].trains.length >= TRAIN_LIMIT)
    return cited('4.4', 'trains/limit', { limit: TRAIN_LIMIT });
  return cashOf(state, company) < price ? cited('4.4', 'trains/treasury', { price }) : null;
}

/** §4.4 */
export const buyTrain = decision<State, CompanyTurn, { do: 'pass' } | Purchase>({
  name: 'buy-train',
  rule: '4.4',
  forced: true,
  actor: presidentOf,
  offer: (state, { company }) => {
    const [train] = (currentCard(ROSTER, state)?.kinds ?? []) as Train[];
    const purchases: Purchase[] = train ? [{ do: 'buy', train }] : [];
    return list<{ do: 'pass' } | Purchase>([PASS, ...purchases], (choice) =>
      choice.do === 'pass' ? null : purchaseObjection(state, company, choice),
    );
  },
  apply: (state, vars, choice) => {
    if (choice.do === 'pass') vars.done = true;
    else purchase(state, vars.company, choice);
  },
});

function purchase(state: State, company: Company, { train }: Purchase): void {
  const card = ROSTER.find(({ kinds }) => kinds[0] === train)!;
  pay(state, company, BANK, card.price);
  takeFromDepot(ROSTER, state, train);
  state.companies[company].trains.push(train);
  emit(state, { type: 'train-bought', company, train, price: card.price });
  if (card.starts && Number(card.starts) > Number(state.phase)) beginPhase(state, card.starts as Phase);
}

/** §5 */
function beginPhase(state: State, phase: Phase): void {
  state.phase = phase;
  emit(state, { type: 'phase', phase });
  for (const { kinds, rustsIn } of ROSTER) {
    if (rustsIn !== phase) continue;
    for (const company of COMPANY_IDS) {
      const charter = state.companies[company];
      charter.trains = charter.trains.filter((train) => train !== kinds[0]);
    }
    emit(state, { type: 'rusted', train: kinds[0] });
  }
}

/** §4, in its order. */
export const companyTurn = procedure<State, CompanyTurn>(
  'company-turn',
  '4',
  run((state, { company }) => emit(state, { type: 'operates', company })),
  ask(layTrack),
  ask(runTrains),
  ask(dividend),
  run((state, { company, paid }) => movePrice(state, company, paid ? 1 : -1)),
  whilst((_, { done }) => !done, ask(buyTrain)),
);

export const operatingRound = procedure<State, OperatingRound<Company>>(
  'operating-round',
  '4',
  run(beginOperatingRound),
  turnsInOrder(operatingCompanies, companyTurn, (company) => ({
    company,
    revenue: 0,
    paid: false,
    done: false,
  })),
);
