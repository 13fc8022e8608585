import {
  type GameState,
  newGameState,
  type OptionSpecs,
  type Seat,
  type Setup,
  seats,
} from '@signalbox/kernel';
import {
  BANK,
  byMarketOrder,
  homeStations,
  IPO,
  issueShares,
  type Markers,
  newSupply,
  type Presidencies,
  type Purses,
  pay,
  priceOf as priceOnChart,
  type ShareLedger,
  type Station,
  sharesOf,
  type Tiles,
  type TrainSupply,
} from '@signalbox/rails';
import {
  CHART,
  COMPANIES,
  COMPANY_IDS,
  type Company,
  type Phase,
  ROSTER,
  SHARES,
  type Train,
} from './data.ts';

export const OPTIONS = {
  /** Companies need not run for the highest revenue. */
  anyRun: { rule: '4.2', default: false },
} as const satisfies OptionSpecs;

export interface CompanyState {
  par: number | null;
  floated: boolean;
  trains: Train[];
}

export interface State extends GameState, Purses, ShareLedger, Presidencies, Markers, TrainSupply {
  readonly options: { readonly anyRun: boolean };
  readonly seats: readonly Seat[];
  priority: Seat;
  companies: Record<Company, CompanyState>;
  phase: Phase;
  tiles: Tiles;
  stations: readonly Station[];
  round: { stock: number; operating: number };
}

export const FORMAT = 1;
export const BANK_MONEY = 3000;
const STARTING_CASH: Readonly<Record<number, number>> = { 2: 300, 3: 220, 4: 180 };

/** §1 */
export function setUp({ players, options }: Setup): State {
  const everybody = seats(players);
  const state: State = {
    ...newGameState(FORMAT),
    ...newSupply(ROSTER),
    options: options as State['options'],
    seats: everybody,
    priority: everybody[0]!,
    cash: { [BANK]: BANK_MONEY },
    shares: {},
    presidents: Object.fromEntries(COMPANY_IDS.map((company) => [company, null])),
    markers: {},
    arrivals: 0,
    companies: Object.fromEntries(
      COMPANY_IDS.map((company): [Company, CompanyState] => [
        company,
        { par: null, floated: false, trains: [] },
      ]),
    ) as Record<Company, CompanyState>,
    phase: '2',
    tiles: {},
    stations: homeStations(COMPANY_IDS, (company) => ({ hex: COMPANIES[company].home, node: 0 })),
    round: { stock: 1, operating: 0 },
  };
  for (const seat of everybody) pay(state, BANK, seat, STARTING_CASH[players]!);
  for (const company of COMPANY_IDS) issueShares(state, company, IPO, SHARES);
  return state;
}

export function priceOf(state: State, company: Company): number {
  return priceOnChart(CHART, state, company);
}

export function isStarted(state: State, company: Company): boolean {
  return state.companies[company].par !== null;
}

/** Floated companies in operating order (§4). */
export function operatingCompanies(state: State): Company[] {
  return COMPANY_IDS.filter((company) => state.companies[company].floated).sort(byMarketOrder(CHART, state));
}

/** Cash, and shares at the market price (§6). */
export function worthOf(state: State, seat: Seat): number {
  const held = COMPANY_IDS.filter((company) => isStarted(state, company)).map(
    (company) => sharesOf(state, company, seat) * priceOf(state, company),
  );
  return held.reduce((sum, value) => sum + value, state.cash[seat] ?? 0);
}
