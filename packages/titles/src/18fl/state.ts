import type { GameState, Seat } from '@signalbox/kernel';
import {
  byMarketOrder,
  type Markers,
  type MarketPlace,
  type Presidencies,
  type Purses,
  priceOf as priceOnChart,
  type QuietTable,
  type ShareLedger,
  type Station,
  sharesOf,
  type Tiles,
  type TrainSupply,
} from '@signalbox/rails';
import { COMPANIES, type Company, type Private } from './data/companies.ts';
import { CHART } from './data/market.ts';
import { type Phase, phaseRules, type Size } from './data/phases.ts';
import type { GameOptions } from './options.ts';

export interface CompanyState {
  readonly size: Size;
  readonly startPrice: number | null;
  readonly floated: boolean;
  /** Has completed a first turn. */
  readonly operated: boolean;
  readonly trains: readonly string[];
  /** Tokens still on the charter. */
  readonly tokens: number;
}

export interface State
  extends GameState,
    Purses,
    ShareLedger,
    Presidencies,
    Markers,
    TrainSupply,
    QuietTable {
  readonly options: GameOptions;
  readonly seats: readonly Seat[];
  /** Player numbers: number 1 first. */
  order: Seat[];
  bankrupt: Seat[];
  priority: Seat | null;
  /** Privates in play: their owner, null before they are bought. Closed ones are absent. */
  privates: Readonly<Partial<Record<Private, Seat | null>>>;
  presidents: Readonly<Record<string, string | null>>;
  markers: Readonly<Record<string, MarketPlace>>;
  companies: Readonly<Record<Company, CompanyState>>;
  phase: Phase;
  tiles: Tiles;
  stations: readonly Station[];
  /** Town hexes with a hotel, and whose it is. */
  hotels: Readonly<Record<string, Company>>;
  /** Tiles that the hurricane removed and that do not return (an option of imported games). */
  drowned?: readonly string[];
  /** The P&O's marker: which company earns 20 more in which hex. */
  port: { readonly company: Company; readonly hex: string } | null;
  /** The stock round and the operating round in its set: 2.1 is the first one after the second stock round. */
  round: { stock: number; operating: number };
}

/** Parts of the state that the rules replace as a whole and never change, so that copies share them. */
export const REPLACED = [
  ...['tiles', 'stations', 'shares', 'presidents', 'markers', 'companies', 'privates', 'hotels'],
  ...['options', 'seats'],
] as const;

export const COMPANY_IDS = Object.keys(COMPANIES) as readonly Company[];

/** Players still in the game, by player number. */
export function playing(state: State): Seat[] {
  return state.bankrupt.length === 0
    ? state.order
    : state.order.filter((seat) => !state.bankrupt.includes(seat));
}

/** The player with the presidency; null for a company without a president. */
export function presidentOf(state: State, company: Company): Seat | null {
  const president = state.presidents[company];
  return president !== null && president !== undefined && state.seats.includes(president) ? president : null;
}

export function priceOf(state: State, company: Company): number {
  return priceOnChart(CHART, state, company);
}

export function isStarted(state: State, company: Company): boolean {
  return state.companies[company].startPrice !== null;
}

/** Companies that operate, in operating order (§7). */
export function operatingCompanies(state: State): Company[] {
  return COMPANY_IDS.filter((company) => operates(state, company)).sort(byMarketOrder(CHART, state));
}

function operates(state: State, company: Company): boolean {
  return state.companies[company].floated && presidentOf(state, company) !== null;
}

export function doesAnyOperate(state: State): boolean {
  return COMPANY_IDS.some((company) => operates(state, company));
}

export function trainLimit(state: State, company: Company): number {
  return phaseRules(state.phase).trainLimit[state.companies[company].size];
}

/** Cash and shares of floated companies at the market price (§1.2, §11). */
export function worthOf(state: State, seat: Seat): number {
  let worth = state.cash[seat] ?? 0;
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, seat);
    if (count > 0 && state.companies[company].floated) worth += count * priceOf(state, company);
  }
  return worth;
}
