import { type GameState, memoize, type Seat } from '@signalbox/kernel';
import {
  type Board,
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
  type TrainCard,
  type TrainSupply,
} from '@signalbox/rails';
import { boardFor } from './data/board.ts';
import { COMPANY_IDS, type Company, type CompanyClass, type Concession, SHARES } from './data/companies.ts';
import { CHART } from './data/market.ts';
import { type Phase, phaseRules } from './data/phases.ts';
import { LITE_ROSTER, ROSTER, type Train } from './data/trains.ts';
import type { GameOptions } from './options.ts';

export interface CompanyState {
  readonly class: CompanyClass;
  /** Not yet (or no longer) founded, active, or out of the game for good. */
  readonly status: 'unfounded' | 'active' | 'removed';
  /** Has completed a turn (§10). */
  readonly operated: boolean;
  readonly trains: readonly Train[];
  /** Tokens on the charter. */
  readonly tokens: number;
}

/** The position in the sequence of play. */
export interface Round {
  /** The number of the stock round, and of the operating round within its set. */
  stock: number;
  operating: number;
  /** Companies that have no (further) turn in the operating round. */
  operated: Company[];
  /** By player and company: what they have sold in this round and may not buy again (§3.2, §4.7.2). */
  sold: Record<string, Company[]>;
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
  shares: Readonly<ShareLedger['shares']>;
  presidents: Readonly<Record<string, string | null>>;
  markers: Readonly<Record<string, MarketPlace>>;
  /** All players. */
  readonly seats: readonly Seat[];
  /** Clockwise: the order of the auction at first, then the seats by remaining cash (§2.1). */
  order: Seat[];
  /** Bankrupt players who have left the game, and what the others received to continue (§4.5.1). */
  left: Seat[];
  debts: Record<Seat, number>;
  priority: Seat | null;
  /** Concessions still in the game: their holder, null in the pool. */
  concessions: Readonly<Partial<Record<Concession, Seat | null>>>;
  companies: Readonly<Record<Company, CompanyState>>;
  phase: Phase;
  tiles: Tiles;
  stations: readonly Station[];
  /** Off-board areas that have been connected (§5). */
  boxes: string[];
  /** What will end the game when the turn is over (§5). */
  trigger: 'price' | 'boxes' | null;
  round: Round;
  /**
   * By company and holder, how far 18xx.games has miscounted shares in an imported game: it counts a share of a
   * president's certificate as sold that has stayed with its seller.
   */
  miscounted?: Record<string, Record<string, number>>;
}

/** Parts of the state that the rules replace as a whole and never change, so that copies share them. */
export const REPLACED = [
  ...['tiles', 'stations', 'shares', 'presidents', 'markers', 'companies', 'concessions'],
  ...['options', 'seats'],
] as const;

export function boardOf({ options }: Pick<State, 'options'>): Board {
  const { lite, version1, closedSides } = options;
  const variant = lite ? (version1 ? 'version1Lite' : 'lite') : version1 ? 'version1' : 'standard';
  return boardFor(variant, closedSides);
}

export function rosterOf({ options }: Pick<State, 'options'>): readonly TrainCard[] {
  return options.lite ? LITE_ROSTER : ROSTER;
}

/** Players still in the game, clockwise. */
export function playing(state: State): Seat[] {
  return state.left.length === 0 ? state.order : state.order.filter((seat) => !state.left.includes(seat));
}

/** The given players, clockwise from one of them, even if that one has left. */
export function clockwiseFrom(state: State, seat: Seat): Seat[] {
  const at = state.order.indexOf(seat);
  return [...state.order.slice(at), ...state.order.slice(0, at)].filter((next) => !state.left.includes(next));
}

export function clockwiseAfter(state: State, seat: Seat): Seat[] {
  return clockwiseFrom(state, seat).filter((next) => next !== seat);
}

export function isActive(state: State, company: Company): boolean {
  return state.companies[company].status === 'active';
}

export function classOf(state: State, company: Company): CompanyClass {
  return state.companies[company].class;
}

/** Into how many shares the company is divided. */
export function sizeOf(state: State, company: Company): number {
  return SHARES[classOf(state, company)];
}

export function priceOf(state: State, company: Company): number {
  return priceOnChart(CHART, state, company);
}

/** Active companies, in operating order (§4); one that is being formed has no marker yet. */
export function inOperatingOrder({ markers }: Pick<State, 'markers'>): readonly Company[] {
  return orderOf(markers);
}

const orderOf = memoize((markers: State['markers']): readonly Company[] =>
  (Object.keys(markers) as Company[]).sort(byMarketOrder(CHART, { markers })),
);

export function trainLimit(state: State, company: Company): number {
  return phaseRules(state.phase).trainLimit[classOf(state, company)];
}

/** Cash and certificates at the market price, less what a bankrupt player has received (§5). */
export function worthOf(state: State, seat: Seat): number {
  let worth = (state.cash[seat] ?? 0) - (state.debts[seat] ?? 0);
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, seat);
    // Shares that are being exchanged no longer have a price (§4.6.9, §4.7.4).
    if (count > 0 && state.markers[company]) worth += count * priceOf(state, company);
  }
  return worth;
}
