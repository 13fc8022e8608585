import {
  ask,
  CHANCE,
  decision,
  emit,
  list,
  newGameState,
  procedure,
  type Seat,
  type Setup,
  seats,
  whilst,
} from '@signalbox/kernel';
import { BANK, homeStations, IPO, newQuiet, newSupply, pay } from '@signalbox/rails';
import { COMPANIES, type Company, PRIVATES, type Private, TOKENS_PER_COMPANY } from './data/companies.ts';
import { ROSTER } from './data/trains.ts';
import type { GameOptions } from './options.ts';
import { COMPANY_IDS, type CompanyState, type State } from './state.ts';

export const FORMAT = 3;
const BANK_MONEY = 8000;
const STARTING_CASH = 300;

/** §3.1: the initial state. */
export function setUp({ players, options }: Setup): State {
  const everybody = seats(players);
  // Not spread: V8 takes half a microsecond for each field that follows what is spread.
  const { format, stack, events, outcome } = newGameState(FORMAT);
  const { depot, discarded } = newSupply(ROSTER);
  const state: State = {
    format,
    stack,
    events,
    outcome,
    depot,
    discarded,
    options: options as GameOptions,
    seats: everybody,
    order: [],
    bankrupt: [],
    priority: null,
    cash: { [BANK]: BANK_MONEY },
    bankBroken: false,
    // Only the preferred shares are in play; five more appear when a company converts.
    shares: Object.fromEntries(COMPANY_IDS.map((company) => [company, { [IPO]: 5 }])),
    presidents: Object.fromEntries(COMPANY_IDS.map((company) => [company, null])),
    markers: {},
    arrivals: 0,
    privates: privatesFor(players),
    companies: Object.fromEntries(COMPANY_IDS.map((company) => [company, newCompany()])) as Record<
      Company,
      CompanyState
    >,
    phase: '2',
    tiles: {},
    // Home stations are on the map from the start, whether started or not, and block others.
    stations: homeStations(COMPANY_IDS, (company) => COMPANIES[company].home),
    hotels: {},
    port: null,
    round: { stock: 1, operating: 0 },
    quiet: newQuiet(),
  };
  for (const seat of everybody) pay(state, BANK, seat, STARTING_CASH);
  return state;
}

function newCompany(): CompanyState {
  return {
    size: 5,
    startPrice: null,
    floated: false,
    operated: false,
    trains: [],
    tokens: TOKENS_PER_COMPANY,
  };
}

/** As many privates as players. */
function privatesFor(players: number): State['privates'] {
  const inPlay = (Object.keys(PRIVATES) as Private[]).filter((id) => PRIVATES[id].players <= players);
  return Object.fromEntries(inPlay.map((id) => [id, null]));
}

/** §3.1: chance decides the player numbers; number 1 holds the priority deal first. */
export const drawPlayerNumber = decision<State, object, Seat>({
  name: 'draw-player-number',
  rule: '3.1',
  actor: () => CHANCE,
  offer: (state) => list(state.seats.filter((seat) => !state.order.includes(seat))),
  apply: (state, _, seat) => {
    state.order.push(seat);
    state.priority = state.order[0]!;
    emit(state, { type: 'player-number', seat, number: state.order.length });
  },
  forced: true,
});

export const drawPlayerNumbers = procedure<State>(
  'draw-player-numbers',
  '3.1',
  whilst((state) => state.order.length < state.seats.length, ask(drawPlayerNumber)),
);
