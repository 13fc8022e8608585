import { newGameState, type Setup, seats } from '@signalbox/kernel';
import { BANK, CREDITS, IPO, issueShares, newQuiet, newSupply, pay } from '@signalbox/rails';
import { COMPANY_IDS, type Company, charterOf, SHARES } from './data/companies.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { ROSTER, ROSTER_WITH_TWO_SEVENS } from './data/trains.ts';
import { PLAYER_MONEY } from './money.ts';
import type { GameOptions } from './options.ts';
import type { CompanyState, State } from './state.ts';

export const FORMAT = 4;

const STARTING_CASH: Readonly<Record<number, number>> = { 2: 1000, 3: 670, 4: 500 };

/** The initial state (SETUP). The banker sits last, so that the first seat opens the auction. */
export function setUp({ players, options }: Setup): State {
  const everybody = seats(players);
  const state: State = {
    ...newGameState(FORMAT),
    ...newSupply(options.twoSevens ? ROSTER_WITH_TWO_SEVENS : ROSTER),
    options: options as GameOptions,
    seats: everybody,
    banker: everybody.at(-1)!,
    priority: null,
    cash: { [BANK]: PLAYER_MONEY, [CREDITS]: 0 },
    broken: false,
    shares: {},
    presidents: Object.fromEntries(COMPANY_IDS.map((company) => [company, null])),
    markers: {},
    arrivals: 0,
    privates: Object.fromEntries(PRIVATE_IDS.map((id) => [id, null])),
    companies: Object.fromEntries(COMPANY_IDS.map((company) => [company, newCompany(company)])) as Record<
      Company,
      CompanyState
    >,
    phase: '2',
    era: 'independent',
    tiles: {},
    stations: [],
    marked: {},
    quiet: newQuiet(),
    round: { stock: 0, operating: 0 },
  };
  for (const seat of everybody) pay(state, BANK, seat, STARTING_CASH[players]!);
  for (const company of COMPANY_IDS) issueShares(state, company, IPO, SHARES);
  return state;
}

function newCompany(company: Company): CompanyState {
  return {
    par: null,
    floated: false,
    operated: false,
    insolvent: false,
    bankrupt: false,
    closed: false,
    trains: [],
    tokens: charterOf(company).tokens,
  };
}
