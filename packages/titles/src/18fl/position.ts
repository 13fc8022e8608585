import {
  choices,
  enclosing,
  type Json,
  newGame,
  type Options,
  PASS,
  pending,
  playInPlace,
  refusalOf,
  type Seat,
} from '@signalbox/kernel';
import {
  changeCharter,
  IPO,
  laidTile,
  moveShares,
  moveStations,
  POOL,
  pay,
  placeMarker,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import { type Company, PRIVATES, type Private } from './data/companies.ts';
import { cellOf, START_PRICES } from './data/market.ts';
import { PHASE_ORDER, type Phase, type Size } from './data/phases.ts';
import { ROSTER, type Train } from './data/trains.ts';
import { PROCEDURES, turnOf } from './exports.ts';
import { growToTen } from './founding.ts';
import { eighteenFL } from './index.ts';
import { invariants } from './invariants.ts';
import { COMPANY_IDS, type State } from './state.ts';

/**
 * Positions for lessons and tests: a table in its first stock round, arranged freely, then played on through the offers. Everything
 * that is set up respects `invariants`; `play` checks them after each action.
 */

/** Numbers drawn in the order of the seats; the sealed bids are next. */
export function newTable(players: number, options: Options = {}): State {
  const defaults = Object.fromEntries(
    Object.entries(eighteenFL.options).map(([name, spec]) => [name, spec.default]),
  );
  const state = newGame(eighteenFL, { players, options: { ...defaults, ...options } });
  for (const seat of state.seats.slice(0, -1)) play(state, seat);
  return state;
}

/** Everybody has bid nothing; p1 has the Tallahassee, p2 the P&O, p3 the Terminal, p4 the Canal; p1 is to trade. */
export function table(players: number, options: Options = {}): State {
  const state = newTable(players, options);
  for (const seat of state.seats) play(state, 0, seat);
  for (const id of Object.keys(state.privates).slice(0, -1)) play(state, id);
  return state;
}

export interface CompanyPosition {
  readonly price?: number;
  readonly start?: number;
  readonly size?: Size;
  /** Shares of players; the largest shareholder is president, unless `president` says otherwise. */
  readonly held?: Readonly<Record<Seat, number>>;
  readonly pool?: number;
  readonly president?: Seat | typeof POOL;
  readonly floated?: boolean;
  readonly operated?: boolean;
  readonly cash?: number;
  readonly trains?: readonly Train[];
}

/** A company in the middle of the game: by default a floated five-share one at 100 that has operated. */
export function company(state: State, id: Company, position: CompanyPosition = {}): void {
  const { price = 100, size = 5, held = { p1: 3 }, pool = 0, trains = [] } = position;
  if (size === 10 && state.companies[id].size === 5) growToTen(state, id);
  state.shares[id] = { [IPO]: size };
  for (const [holder, count] of Object.entries({ ...held, [POOL]: pool })) {
    moveShares(state, id, IPO, holder, count);
  }
  setPresident(state, id, position.president ?? largestHolder(held));
  const { floated = true } = position;
  changeCharter(state, id, {
    startPrice: position.start ?? (isStartPrice(price) ? price : 100),
    floated,
    operated: position.operated ?? floated,
    trains: [...trains],
  });
  placeMarker(state, id, cellOf(price));
  cash(state, { [id]: position.cash ?? 0 });
  if (position.president === POOL) leaveTable(state);
}

function close(state: State, id: Private): void {
  const { [id]: _, ...others } = state.privates;
  state.privates = others;
}

/** The last seat has gone bankrupt some time ago. */
function leaveTable(state: State): void {
  const seat = state.seats.at(-1)!;
  if (!state.bankrupt.includes(seat)) state.bankrupt.push(seat);
  for (const [id, owner] of Object.entries(state.privates) as [Private, Seat][]) {
    if (owner === seat) close(state, id);
  }
  cash(state, { [seat]: 0 });
}

/** Sets cash; the bank pays or takes the difference. */
export function cash(state: State, purses: Readonly<Record<string, number>>): void {
  const wasBroken = state.bankBroken ?? false;
  for (const [owner, amount] of Object.entries(purses)) {
    pay(state, owner, 'bank', state.cash[owner] ?? 0);
    pay(state, 'bank', owner, amount);
  }
  state.bankBroken = wasBroken;
}

/** Leaves this much in the bank; the rest goes to the treasury of a company that is not used. */
export function drainBank(state: State, left: number, into: Company = 'LN'): void {
  cash(state, { [into]: (state.cash[into] ?? 0) + state.cash.bank! - left });
}

/** A phase under way: its first train has been sold, those before it are sold out. */
export function phase(state: State, now: Phase): void {
  const at = PHASE_ORDER.indexOf(now);
  state.phase = now;
  state.depot = ROSTER.map(({ count }, i) => {
    if (!Number.isFinite(count)) return null;
    return i < at ? 0 : i === at ? count - 1 : count;
  });
  if (at < PHASE_ORDER.indexOf('5')) return;
  state.privates = {};
  for (const id of COMPANY_IDS) if (state.companies[id].size === 5) growToTen(state, id);
}

/** Trains of this kind left at the bank; kinds before it are sold out. */
export function depot(state: State, train: Train, left: number): void {
  const at = ROSTER.findIndex(({ kinds }) => kinds.includes(train));
  state.depot = state.depot.map((count, i) => (i < at ? 0 : i === at && count !== null ? left : count));
}

/** Gives privates to other owners; null closes one. */
export function privates(state: State, owners: Partial<Record<Private, Seat | null>>): void {
  for (const [id, owner] of Object.entries(owners) as [Private, Seat | null][]) {
    if (owner === null) close(state, id);
    else state.privates = { ...state.privates, [id]: owner };
  }
}

export function closeAllPrivates(state: State): void {
  privates(state, Object.fromEntries(Object.keys(PRIVATES).map((id) => [id, null])));
}

/** Tiles on the map: `{ B7: '4/1' }`. */
export function tiles(state: State, on: Readonly<Record<string, string>>): void {
  for (const [hex, laid] of Object.entries(on)) {
    const lay = { hex, ...laidTile(laid) };
    const isHome = state.stations.some((at) => at.hex === hex);
    if (isHome) state.stations = moveStations(BOARD, state.tiles, state.stations, lay);
    state.tiles = { ...state.tiles, [hex]: laid };
  }
}

export function station(state: State, owner: Company, hex: string, node = 0): void {
  changeCharter(state, owner, { tokens: state.companies[owner].tokens - 1 });
  state.stations = [...state.stations, { owner, hex, node }];
}

export function hotel(state: State, owner: Company, hex: string): void {
  changeCharter(state, owner, { tokens: state.companies[owner].tokens - 1 });
  state.hotels = { ...state.hotels, [hex]: owner };
}

/** Who is asked what: 'p1 trade'. */
export function asked(state: State): string {
  const waiting = pending(eighteenFL, state);
  return waiting ? `${waiting.seats.join(' ')} ${waiting.decision}` : 'nobody';
}

/** The operating company. */
export function operating(state: State): Company | null {
  return turnOf(state)?.company ?? null;
}

/** Everything that the player to act may choose. */
export function offered(state: State): Json[] {
  const waiting = pending(eighteenFL, state)!;
  return [...choices(waiting.offerTo(waiting.seats[0]!))];
}

/** Offered choices that agree with the given parts: `{do: 'buy', company: 'ACL'}`. */
export function offeredLike(state: State, parts: Readonly<Record<string, Json>>): Json[] {
  return offered(state).filter((choice) =>
    Object.entries(parts).every(([key, value]) => (choice as Record<string, Json>)[key] === value),
  );
}

/** Why the player to act may not choose this: reason and section; null if it is offered. */
export function why(state: State, choice: Json, seat?: Seat): string | null {
  const refused = refusalOf(eighteenFL, state, actionOf(state, choice, seat));
  return refused && `${refused.why} ${refused.rule}`;
}

/** Plays a choice of the player to act, or of the given seat. */
export function play(state: State, choice: Json, seat?: Seat): void {
  fitDepot(state);
  const refused = playInPlace(eighteenFL, state, actionOf(state, choice, seat));
  if (refused) throw new Error(`${JSON.stringify(choice)} is refused: ${refused.why} ${refused.rule}`);
  const [broken] = invariants(state);
  if (broken) throw new Error(`After ${JSON.stringify(choice)}: ${broken}`);
}

/** What is chosen on the way to the position that is needed. */
const ON_THE_WAY: Readonly<Record<string, Json>> = {
  trade: { do: 'pass' },
  convert: PASS,
  'lay-track': { do: 'pass' },
  'place-token': { do: 'pass' },
  dividend: 'pay',
  'buy-train': PASS,
};

/** The player to act takes no optional action. */
export function doNothing(state: State): void {
  const { decision } = pending(eighteenFL, state)!;
  play(state, ON_THE_WAY[decision] ?? offered(state)[0]!);
}

/** Plays on like that until a decision is asked for (in a company's turn, if one is named). */
export function playTo(state: State, decision: string, turnOf?: Company): void {
  for (let actions = 0; actions < 100; actions++) {
    const waiting = pending(eighteenFL, state);
    if (!waiting) break;
    if (waiting.decision === decision && (!turnOf || operating(state) === turnOf)) return;
    doNothing(state);
  }
  throw new Error(`The game does not come to ${decision}.`);
}

/** Everybody passes, the operating round begins, and the highest company comes to this step of its turn. */
export function operate(state: State, step = 'lay-track'): void {
  while (asked(state).endsWith(' trade')) play(state, { do: 'pass' });
  if (!asked(state).endsWith(` ${step}`)) playTo(state, step);
}

/** The operating company ends its turn. */
export function endTurn(state: State): void {
  const turn = enclosing(state, PROCEDURES.companyTurn)!;
  while (state.stack.includes(turn)) doNothing(state);
}

/** The operating company has run for this much, and its president is asked what to do with it. */
export function earn(state: State, revenue: number): void {
  operate(state, 'dividend');
  turnOf(state)!.revenue = revenue;
}

export function sharesIn(state: State, id: Company): Record<string, number> {
  return Object.fromEntries(
    [...state.seats, IPO, POOL]
      .map((holder) => [holder, sharesOf(state, id, holder)] as const)
      .filter(([, count]) => count > 0),
  );
}

/** Trains that were set up come out of the depot. */
function fitDepot(state: State): void {
  const inPlay = [...state.discarded, ...COMPANY_IDS.flatMap((id) => state.companies[id].trains)];
  state.depot = state.depot.map((left, i) => {
    const { kinds, count } = ROSTER[i]!;
    const used = inPlay.filter((train) => kinds.includes(train)).length;
    return left === null ? null : Math.min(left, count - used);
  });
}

function actionOf(state: State, choice: Json, seat?: Seat) {
  const waiting = pending(eighteenFL, state);
  return { seat: seat ?? waiting?.seats[0] ?? 'p1', decision: waiting?.decision ?? 'trade', choice };
}

function largestHolder(held: Readonly<Record<Seat, number>>): Seat {
  return Object.keys(held).reduce((most, seat) => (held[seat]! > held[most]! ? seat : most));
}

function isStartPrice(price: number): boolean {
  return (START_PRICES as readonly number[]).includes(price);
}

/** From Tampa by way of Orlando, Daytona and St. Augustine to Jacksonville. */
export const COAST_LINE = { F21: '8/4', F23: '6o/0', E24: '9/0', D25: '58/0', C24: '4/2' };

/** FEC without a train or money, of which p1 is president. */
export function sinkingCompany(held: Readonly<Record<string, number>>): State {
  const state = table(3);
  closeAllPrivates(state);
  phase(state, '4');
  tiles(state, { ...COAST_LINE, J27: '6fl/5' });
  company(state, 'FEC', { size: 10, held, pool: 2, price: 90, cash: 20 });
  company(state, 'ACL', { size: 10, held: { p1: 3, p3: 5 }, price: 140, cash: 80, trains: ['4'] });
  depot(state, '4', 1);
  return state;
}
