import { defaultOptions, frameOf, newGame, type Options, type Seat } from '@signalbox/kernel';
import {
  CREDITS,
  changeCharter,
  IPO,
  laidTile,
  moveShares,
  moveStations,
  POOL,
  pay,
  placeMarker,
  removeMarker,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { type Company, charterOf, SHARES } from '../data/companies.ts';
import { cellOf } from '../data/market.ts';
import { PHASE_ORDER, type Phase } from '../data/phases.ts';
import { PRIVATE_IDS, type Private } from '../data/privates.ts';
import { ROSTER, type Train } from '../data/trains.ts';
import { eighteenSixty } from '../index.ts';
import { openingAuction } from '../opening-auction.ts';
import { boardOf, type State } from '../state.ts';
import { play } from './play.ts';

/**
 * Positions for tests: a table in its first stock round, arranged freely, then played on through the offers. Everything
 * that is set up respects `invariants`.
 */

/** The opening auction is next. */
export function newTable(players: number, options: Options = {}): State {
  return newGame(eighteenSixty, {
    players,
    options: { ...defaultOptions(eighteenSixty.options), ...options },
  });
}

const LOTS: Readonly<Record<number, readonly string[]>> = {
  2: ['BHC', 'YHC', 'CMH', 'RPSC', 'C&N', 'IOW'],
  3: ['BHC', 'YHC', 'CMH', 'RPSC', 'C&N', 'IOW'],
  4: ['BHC', 'C&N', 'IOW', 'RPSC', 'YHC', 'CMH'],
};

/** Nobody has bid: the lots went round at face, C&N and IOW at 74 each; p1 is richest and begins to trade. */
export function table(players: number, options: Options = {}): State {
  const state = newTable(players, options);
  for (const lot of LOTS[players]!) {
    for (let i = 0; i < players; i++) play(state, { do: 'pass' });
    if (frameOf(state, openingAuction)) {
      play(
        state,
        PRIVATE_IDS.includes(lot as Private)
          ? { do: 'ferry', private: lot }
          : { do: 'start', company: lot, par: 74 },
      );
    }
  }
  return state;
}

export interface CompanyPosition {
  readonly price?: number;
  readonly par?: number;
  /** Shares of players; the largest shareholder is president, unless `president` says otherwise. */
  readonly held?: Readonly<Record<Seat, number>>;
  readonly pool?: number;
  readonly president?: Seat | typeof POOL;
  readonly floated?: boolean;
  readonly operated?: boolean;
  readonly insolvent?: boolean;
  readonly cash?: number;
  readonly trains?: readonly Train[];
}

/** A company in the middle of the game: by default floated at 74, with a price of 100, and operated. */
export function company(state: State, id: Company, position: CompanyPosition = {}): void {
  const { price = 100, par = 74, held = { p1: 5 }, pool = 0, trains = [] } = position;
  state.shares[id] = { [IPO]: SHARES };
  for (const [holder, count] of Object.entries({ ...held, [POOL]: pool })) {
    moveShares(state, id, IPO, holder, count);
  }
  setPresident(state, id, position.president ?? largestHolder(held));
  changeCharter(state, id, {
    par,
    floated: position.floated ?? true,
    operated: position.operated ?? true,
    insolvent: position.insolvent ?? false,
    bankrupt: false,
    trains: [...trains],
  });
  placeMarker(state, id, cellOf(price));
  if (state.companies[id].floated && !state.stations.some(({ owner }) => owner === id)) {
    state.stations = [...state.stations, { owner: id, ...charterOf(id).home }];
  }
  treasury(state, id, position.cash ?? 0);
}

/** Off the market: as if it had never been sold. */
export function unsold(state: State, id: Company): void {
  state.shares[id] = { [IPO]: SHARES };
  setPresident(state, id, null);
  changeCharter(state, id, { par: null });
  removeMarker(state, id);
}

/** Sets players' cash; the bank pays or takes the difference. */
export function cash(state: State, purses: Readonly<Record<Seat, number>>): void {
  for (const [seat, amount] of Object.entries(purses)) {
    pay(state, seat, 'bank', state.cash[seat] ?? 0);
    pay(state, 'bank', seat, amount);
  }
}

export function treasury(state: State, id: Company, amount: number): void {
  pay(state, id, CREDITS, state.cash[id] ?? 0);
  pay(state, CREDITS, id, amount);
}

/** A phase under way: its first train has been sold, those before it are sold out. */
export function phase(state: State, now: Phase): void {
  const at = PHASE_ORDER.indexOf(now);
  state.phase = now;
  state.depot = ROSTER.map(({ count }, i) => {
    if (!Number.isFinite(count)) return null;
    return i < at ? 0 : i === at ? count - 1 : count;
  });
  if (at >= PHASE_ORDER.indexOf('6') && state.privates.FFC === null)
    state.privates = { ...state.privates, FFC: 'bank' };
  if (now === '9') state.era = 'southern-formed';
}

/** Trains of this kind left at the bank; kinds before it are sold out. */
export function depot(state: State, train: Train, left: number): void {
  const at = ROSTER.findIndex(({ kinds }) => kinds.includes(train));
  state.depot = state.depot.map((count, i) => (i < at ? 0 : i === at && count !== null ? left : count));
}

/** Gives privates to other owners; null closes one. */
export function privates(state: State, owners: Partial<Record<Private, Seat | 'bank' | null>>): void {
  for (const [id, owner] of Object.entries(owners) as [Private, Seat | 'bank' | null][]) {
    if (owner === null) {
      const { [id]: _, ...others } = state.privates;
      state.privates = others;
    } else state.privates = { ...state.privates, [id]: owner };
  }
}

export function closePrivates(state: State): void {
  privates(state, { BHC: null, YHC: null, CMH: null, RPSC: null });
}

/** Tiles on the map: `{ B7: '4/1' }`. */
export function tiles(state: State, on: Readonly<Record<string, string>>): void {
  for (const [hex, laid] of Object.entries(on)) {
    const lay = { hex, ...laidTile(laid) };
    if (state.stations.some((at) => at.hex === hex)) {
      state.stations = moveStations(boardOf(state), state.tiles, state.stations, lay);
    }
    state.tiles = { ...state.tiles, [hex]: laid };
  }
}

export function token(state: State, owner: Company, hex: string, node = 0): void {
  changeCharter(state, owner, { tokens: state.companies[owner].tokens - 1 });
  state.stations = [...state.stations, { owner, hex, node }];
}

export function sharesIn(state: State, id: Company): Record<string, number> {
  return Object.fromEntries(
    [...state.seats, IPO, POOL]
      .map((holder) => [holder, sharesOf(state, id, holder)] as const)
      .filter(([, count]) => count > 0),
  );
}

function largestHolder(held: Readonly<Record<Seat, number>>): Seat {
  return Object.keys(held).reduce((most, seat) => (held[seat]! > held[most]! ? seat : most));
}
