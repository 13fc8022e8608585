import { newGameState, type Seat, type Setup, seats } from '@signalbox/kernel';
import { BANK, IPO, newQuiet, newSupply, pay } from '@signalbox/rails';
import {
  COMPANIES,
  COMPANY_IDS,
  CONCESSIONS,
  type Company,
  type CompanyClass,
  NOT_IN_LITE,
  SHARES,
  SUCCESSORS,
  VERSION_1_MINORS,
} from './data/companies.ts';
import type { GameOptions } from './options.ts';
import { secessionPhase } from './phase-change/unification.ts';
import { type CompanyState, rosterOf, type State } from './state.ts';

export const FORMAT = 7;

/** Money in the game, including the players', and what they share at the start (§1.2, §8.3). */
const MONEY = { standard: { all: 14_400, players: 3_360 }, lite: { all: 10_900, players: 2_520 } } as const;

export function moneyIn({ lite }: GameOptions): number {
  return MONEY[lite ? 'lite' : 'standard'].all;
}

/** Nothing is founded, and nobody has a concession. */
type Beginning = Pick<State, 'companies' | 'shares' | 'presidents' | 'concessions'>;

/** These parts are replaced and never changed in place, so all games of a variant begin with the same ones. */
const beginnings = new Map<string, Beginning>();

function beginningOf(options: GameOptions): Beginning {
  const key = [options.lite, options.version1, secessionPhase({ options })].join();
  const known = beginnings.get(key) ?? newBeginning(options);
  beginnings.set(key, known);
  return known;
}

function newBeginning(options: GameOptions): Beginning {
  const companies = Object.fromEntries(
    COMPANY_IDS.map((company) => [company, newCompany(options, company)]),
  ) as Record<Company, CompanyState>;
  return {
    companies,
    shares: unissuedShares(companies),
    presidents: Object.fromEntries(COMPANY_IDS.map((company) => [company, null])),
    concessions: concessionsIn(options),
  };
}

/** §1.2: the initial state. */
export function setUp({ players, options: chosen }: Setup): State {
  const options = chosen as GameOptions;
  const everybody = seats(players);
  const { companies, shares, presidents, concessions } = beginningOf(options);
  // Not spread: V8 takes half a microsecond for each field that follows what is spread.
  const { format, stack, events, outcome } = newGameState(FORMAT);
  const { depot, discarded } = newSupply(rosterOf({ options }));
  const state: State = {
    format,
    stack,
    events,
    outcome,
    depot,
    discarded,
    options,
    seats: everybody,
    order: [],
    left: [],
    debts: {},
    priority: null,
    cash: { [BANK]: moneyIn(options) },
    bankBroken: false,
    shares,
    presidents,
    markers: {},
    arrivals: 0,
    concessions,
    companies,
    phase: '2',
    tiles: {},
    stations: [],
    boxes: [],
    trigger: null,
    quiet: newQuiet(),
    round: { stock: 1, operating: 0, operated: [], sold: {} },
  };
  handOutMoney(state, everybody);
  return state;
}

function unissuedShares(companies: State['companies']): State['shares'] {
  const inGame = COMPANY_IDS.filter((company) => companies[company].status === 'unfounded');
  return Object.fromEntries(inGame.map((company) => [company, { [IPO]: SHARES[companies[company].class] }]));
}

function handOutMoney(state: State, everybody: readonly Seat[]): void {
  const { players } = MONEY[state.options.lite ? 'lite' : 'standard'];
  for (const seat of everybody) pay(state, BANK, seat, players / everybody.length);
}

function concessionsIn({ lite }: GameOptions): State['concessions'] {
  const inPlay = CONCESSIONS.filter((id) => !lite || !(NOT_IN_LITE as readonly string[]).includes(id));
  return Object.fromEntries(inPlay.map((id) => [id, null]));
}

function newCompany(options: GameOptions, company: Company): CompanyState {
  return {
    class: classIn(options, company),
    status: isInGame(options, company) ? 'unfounded' : 'removed',
    operated: false,
    trains: [],
    tokens: 0,
  };
}

/** Lite has no Tuscan companies (§8.3.6); some variants have no secession (§8.1). */
function isInGame(options: GameOptions, company: Company): boolean {
  if (options.lite && NOT_IN_LITE.includes(company)) return false;
  return !(SUCCESSORS as readonly Company[]).includes(company) || secessionPhase({ options }) !== null;
}

function classIn({ version1 }: GameOptions, company: Company): CompanyClass {
  return version1 && VERSION_1_MINORS.includes(company) ? 'minor' : COMPANIES[company].class;
}
