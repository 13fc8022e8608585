import type { Seat } from '@signalbox/kernel';
import { BANK, issueShares } from '@signalbox/rails';
import { DESTINATIONS } from './data/map.ts';
import { CHARTERS, RAILROADS, type Railroad, TRACK_DISCS } from './data/railroads.ts';
import { BOX, FACE_DOWN, FACE_UP, newState, type State } from './state.ts';

type PerRailroad<T> = Partial<Record<Railroad, T>>;

export interface Position {
  players?: number;
  toAct?: Seat;
  /** Default: $30 each. */
  cash?: Record<Seat, number>;
  /** Shares that players hold. */
  held?: PerRailroad<Record<Seat, number>>;
  offer?: (Railroad | null)[];
  open?: Railroad | null;
  /** Shares face down; those that are nowhere else were sold. Default: all that are nowhere else. */
  deck?: PerRailroad<number>;
  /** Default: 10. */
  values?: PerRailroad<number>;
  /** Default: the first space. */
  station?: PerRailroad<number>;
  dividends?: number;
  track?: PerRailroad<readonly string[]>;
}

/** A table in the middle of a game, where `toAct` (p1) is to choose an action. */
export function position(given: Position): State {
  const state = newState({ players: given.players ?? 3, options: {} });
  state.stack = [
    { procedure: 'union-station', label: 'turns', vars: {} },
    { procedure: 'turns', label: 'turn', vars: {} },
    { procedure: 'turn', label: 'choose-action', vars: { do: 'pass' } },
  ];
  state.toAct = given.toAct ?? 'p1';
  state.offer = [...(given.offer ?? state.offer)];
  state.open = given.open ?? null;
  state.dividends = given.dividends ?? 0;
  Object.assign(state.cash, given.cash);
  state.cash[BANK] = -state.seats.reduce((sum, seat) => sum + state.cash[seat]!, 0);
  for (const railroad of RAILROADS) {
    state.values[railroad] = given.values?.[railroad] ?? 10;
    state.station[railroad] = given.station?.[railroad] ?? 1;
    dealShares(state, railroad, given);
    layOut(state, railroad, given.track?.[railroad] ?? []);
  }
  return state;
}

function dealShares(state: State, railroad: Railroad, { held, deck }: Position): void {
  let left: number = CHARTERS[railroad].shares;
  const deal = (to: string, count: number) => {
    if (count === 0) return;
    left -= count;
    issueShares(state, railroad, to, count);
  };
  state.shares[railroad] = {};
  deal(FACE_UP, [...state.offer, state.open].filter((other) => other === railroad).length);
  for (const [seat, count] of Object.entries(held?.[railroad] ?? {})) deal(seat, count);
  deal(FACE_DOWN, deck ? (deck[railroad] ?? 0) : left);
  deal(BOX, left);
  if (left < 0) throw new Error(`${railroad} does not have that many shares.`);
}

function layOut(state: State, railroad: Railroad, hexes: readonly string[]): void {
  for (const hex of hexes) state.track[hex] = [...(state.track[hex] ?? []), railroad];
  state.discs[railroad] = hexes.includes(DESTINATIONS[railroad]) ? 0 : TRACK_DISCS - hexes.length;
}

/** The PRR can reach Cleveland (F25) and Pittsburgh (G28), its destination, with one disc each. */
export const NEAR_THE_END_OF_THE_LINE: Position = {
  track: { PRR: ['F15', 'F17', 'F19', 'F21', 'F23', 'G24', 'G26'] },
};
