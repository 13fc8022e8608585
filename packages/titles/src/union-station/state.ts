import { type GameState, newGameState, type Seat, type Setup, seats } from '@signalbox/kernel';
import { BANK, type Purses, pay, type ShareLedger, sharesOf } from '@signalbox/rails';
import { STARTING_CASH, STATION_START } from './data/board-tracks.ts';
import { CHARTERS, RAILROADS, type Railroad, TRACK_DISCS } from './data/railroads.ts';

/** Unseen shares of the deck. How many of each railroad is public; their order does not exist. */
export const FACE_DOWN = 'face-down';
/** Open shares that nobody owns: in the column, on top of the deck, in the offer. */
export const FACE_UP = 'face-up';
/** Shares that were sold: out of the game. */
export const BOX = 'box';

export interface State extends GameState, Purses, ShareLedger {
  /** Clockwise. */
  readonly seats: readonly Seat[];
  /** Whose turn it is; before the first turn, who opens the next auction. */
  toAct: Seat;
  /** How many players in a row could do nothing. */
  passes: number;
  /** The shares of the opening auctions, in their order. */
  column: Railroad[];
  /** The open share on top of the deck, the next to enter the offer. */
  open: Railroad | null;
  /** The shares for sale, on the spaces +1, +2 and +3. */
  offer: (Railroad | null)[];
  /** Values of the railroads; 0 while the disc is not on the track. */
  values: Record<Railroad, number>;
  /** The space of each railroad's disc in the Union Station Company. */
  station: Record<Railroad, number>;
  /** How many dividends have been paid. */
  dividends: number;
  /** Discs that each railroad has left for track. */
  discs: Record<Railroad, number>;
  /** The railroads with a disc on a hex, by hex. */
  track: Record<string, Railroad[]>;
}

export const FORMAT = 1;

/** The table before anything is drawn: all shares face down, everybody with their money. */
export function newState({ players }: Setup): State {
  // Not spread: V8 takes half a microsecond for each field that follows what is spread.
  const { format, stack, events, outcome } = newGameState(FORMAT);
  const state: State = {
    format,
    stack,
    events,
    outcome,
    seats: seats(players),
    toAct: 'p1',
    passes: 0,
    cash: { [BANK]: 0 },
    shares: forEachRailroad((railroad) => ({ [FACE_DOWN]: CHARTERS[railroad].shares })),
    column: [],
    open: null,
    offer: [null, null, null],
    values: forEachRailroad(() => 0),
    station: forEachRailroad(() => STATION_START),
    dividends: 0,
    discs: forEachRailroad(() => TRACK_DISCS),
    track: {},
  };
  for (const seat of state.seats) pay(state, BANK, seat, STARTING_CASH);
  return state;
}

function forEachRailroad<T>(what: (railroad: Railroad) => T): Record<Railroad, T> {
  return Object.fromEntries(RAILROADS.map((railroad) => [railroad, what(railroad)])) as Record<Railroad, T>;
}

/** Shares of a railroad that players hold. */
export function heldShares(state: State, railroad: Railroad): number {
  let held = 0;
  for (const seat of state.seats) held += sharesOf(state, railroad, seat);
  return held;
}

export function seatAfter(state: State, seat: Seat): Seat {
  return state.seats[(state.seats.indexOf(seat) + 1) % state.seats.length]!;
}
