import type { GameState, Seat } from '@signalbox/kernel';
import {
  type BANK,
  type Board,
  byMarketOrder,
  type Markers,
  type MarketPlace,
  POOL,
  type Presidencies,
  type Purses,
  priceOf as priceOnChart,
  type QuietTable,
  type ShareLedger,
  type Station,
  type Tiles,
  type TrainSupply,
} from '@signalbox/rails';
import { BOARD, LARGER_BOARD } from './data/board.ts';
import { COMPANY_IDS, type Company } from './data/companies.ts';
import { CHART } from './data/market.ts';
import { PHASE_ORDER, type Phase } from './data/phases.ts';
import type { Private } from './data/privates.ts';
import type { Train } from './data/trains.ts';
import type { GameOptions } from './options.ts';

export interface CompanyState {
  /** The price of its shares from the IPO; null before it is started, and again after a bankruptcy. */
  readonly par: number | null;
  readonly floated: boolean;
  /** Has it ever reached the dividend step of a turn? */
  readonly operated: boolean;
  readonly insolvent: boolean;
  /** Its tokens are face down until it floats again. */
  readonly bankrupt: boolean;
  /** Has British Rail stopped it? */
  readonly closed: boolean;
  readonly trains: readonly Train[];
  /** Tokens still on the charter. */
  readonly tokens: number;
}

/** The stage of the game. The Southern forms with the first 9+5 and takes effect with the next stock round. */
export type Era = 'independent' | 'southern-formed' | 'southern' | 'british-rail';

export interface State
  extends GameState,
    Purses,
    ShareLedger,
    Presidencies,
    Markers,
    TrainSupply,
    QuietTable {
  readonly options: GameOptions;
  /** Clockwise. */
  readonly seats: readonly Seat[];
  readonly banker: Seat;
  priority: Seat | null;
  /** Open privates: their owner, the bank, or null while they are not available yet. Closed ones are absent. */
  privates: Readonly<Partial<Record<Private, Seat | typeof BANK | null>>>;
  presidents: Readonly<Record<string, string | null>>;
  markers: Readonly<Record<string, MarketPlace>>;
  companies: Readonly<Record<Company, CompanyState>>;
  phase: Phase;
  era: Era;
  /** Has the players' money ever exceeded the bank's? */
  broken: boolean;
  tiles: Tiles;
  stations: readonly Station[];
  /**
   * British Rail took over before the Southern took effect: with the option companies continue to build, and halts
   * count.
   */
  buildsOn?: true;
  /** What each company earns under British Rail, computed once. */
  marked: Partial<Record<Company, number>>;
  /** Under British Rail: the companies left run for the last time, or have. */
  lastRun?: true;
  /** What each company paid in its last turn under British Rail; a new train clears its recorded run, but not this. */
  paidOut?: Partial<Record<Company, number>>;
  /** The stock round and the operating round in its set: 2.1 is the first one after the second stock round. */
  round: { stock: number; operating: number };
}

/** Parts of the state that the rules replace as a whole and never change, so that copies share them. */
export const REPLACED = [
  ...['tiles', 'stations', 'shares', 'presidents', 'markers', 'companies', 'privates'],
  ...['options', 'seats'],
] as const;

export function boardOf(state: State): Board {
  return state.options.largerMap ? LARGER_BOARD : BOARD;
}

export function phaseIsAtLeast(state: State, phase: Phase): boolean {
  return PHASE_ORDER.indexOf(state.phase) >= PHASE_ORDER.indexOf(phase);
}

/** The player with the president's certificate; null if it is in the IPO or the pool. */
export function presidentOf(state: State, company: Company): Seat | null {
  const president = state.presidents[company];
  return president !== null && president !== undefined && president !== POOL ? president : null;
}

export function inReceivership(state: State, company: Company): boolean {
  return state.companies[company].floated && state.presidents[company] === POOL;
}

export function isStarted({ companies }: Pick<State, 'companies'>, company: Company): boolean {
  return companies[company].par !== null;
}

export function priceOf(state: State, company: Company): number {
  return priceOnChart(CHART, state, company);
}

/** Companies that operate, highest price first, among equals the one that arrived first. */
export function operatingCompanies(state: State): Company[] {
  return COMPANY_IDS.filter(
    (company) => state.companies[company].floated && !state.companies[company].closed,
  ).sort(byMarketOrder(CHART, state));
}

export function hasTrain(state: State, company: Company): boolean {
  return state.companies[company].trains.length > 0;
}
