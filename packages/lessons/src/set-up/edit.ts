import type { RailwayState, Railways } from '@signalbox/bots/railways';
import { type AnyTitle, type GameState, pending, type Seat } from '@signalbox/kernel';
import {
  BANK,
  type Charters,
  CREDITS,
  changeCharter,
  faceIn,
  IPO,
  type Lay,
  lays,
  moveShares,
  moveStations,
  POOL,
  type Presidencies,
  setPresident,
  sharesOf,
  type TrainCard,
  type TrainSupply,
} from '@signalbox/rails';

/** What setting up a position reads and changes in every title with railways. */
export interface Arrangeable
  extends RailwayState,
    Presidencies,
    TrainSupply,
    Charters<string, { readonly trains: readonly string[]; readonly tokens: number }> {
  readonly seats: readonly Seat[];
}

/** What setting up a position asks a title. */
export interface SetUpTools<S extends Arrangeable = Arrangeable> {
  /** A table in its first stock round; the first player is to trade. */
  readonly blank: (players: number) => S;
  readonly railways: Railways<S>;
  readonly roster: (state: S) => readonly TrainCard[];
  /** Companies that have been started. */
  readonly started: (state: S) => readonly string[];
  /** Starts a company at a price of the market, with its home and as many shares for its president as it needs. */
  readonly start: (state: S, company: string, president: Seat, price: number) => void;
  /** Phases, and how to go to one. */
  readonly phases: readonly string[];
  readonly phase: (state: S, phase: string) => void;
}

/** One change of a position. */
export type Edit =
  | { readonly what: 'phase'; readonly phase: string }
  | { readonly what: 'start'; readonly company: string; readonly president: Seat; readonly price: number }
  | { readonly what: 'cash'; readonly owner: string; readonly amount: number }
  | { readonly what: 'shares'; readonly company: string; readonly holder: string; readonly count: number }
  | { readonly what: 'add-train' | 'remove-train'; readonly company: string; readonly train: string }
  | { readonly what: 'lay'; readonly lay: Lay }
  | { readonly what: 'clear'; readonly hex: string }
  | { readonly what: 'add-token' | 'remove-token'; readonly company: string; readonly hex: string };

const COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;

/** The tiles that fit in a hex, in any phase, whether or not a company reaches it. */
export function tilesFor<S extends Arrangeable>(
  { railways, started }: SetUpTools<S>,
  state: S,
  hex: string,
): Lay[] {
  const [company] = started(state);
  if (company === undefined) return [];
  return [...lays(railways.network(state, company), { colours: COLOURS, mustBring: [], hexes: [hex] })];
}

/** The state after an edit; null if no position of the title can look like that. */
export function edited<S extends Arrangeable>(
  title: AnyTitle,
  tools: SetUpTools<S>,
  state: S,
  edit: Edit,
): S | null {
  const next = structuredClone(state);
  try {
    const isDone = apply(tools, next, edit);
    const known = title.invariants(state as GameState as never);
    const broken = title.invariants(next as GameState as never).filter((one) => !known.includes(one));
    return isDone && broken.length === 0 && pending(title, next as GameState as never) ? next : null;
  } catch {
    // What cannot even be carried out, such as a price that the market does not have.
    return null;
  }
}

function apply<S extends Arrangeable>(tools: SetUpTools<S>, state: S, edit: Edit): boolean {
  switch (edit.what) {
    case 'phase':
      tools.phase(state, edit.phase);
      return true;
    case 'start':
      if (tools.started(state).includes(edit.company)) return false;
      tools.start(state, edit.company, edit.president, edit.price);
      return true;
    case 'cash':
      return setCash(state, edit.owner, edit.amount);
    case 'shares':
      return (
        tools.started(state).includes(edit.company) && setShares(state, edit.company, edit.holder, edit.count)
      );
    case 'add-train':
      return addTrain(tools.roster(state), state, edit.company, edit.train);
    case 'remove-train':
      return removeTrain(tools.roster(state), state, edit.company, edit.train);
    case 'lay':
      state.stations = moveStations(tools.railways.board(state), state.tiles, state.stations, edit.lay);
      state.tiles = { ...state.tiles, [edit.lay.hex]: `${edit.lay.tile}/${edit.lay.rotation}` };
      return true;
    case 'clear':
      return clear(state, edit.hex);
    case 'add-token':
      return addToken(tools, state, edit.company, edit.hex);
    case 'remove-token':
      return removeToken(state, edit.company, edit.hex);
  }
}

/** The bank pays the difference, or the account in which a title keeps the money of companies. */
function setCash(state: Arrangeable, owner: string, amount: number): boolean {
  if (!Number.isInteger(amount) || amount < 0) return false;
  const account = CREDITS in state.cash && !state.seats.includes(owner) ? CREDITS : BANK;
  state.cash[account] = (state.cash[account] ?? 0) + (state.cash[owner] ?? 0) - amount;
  state.cash[owner] = amount;
  return account === CREDITS || state.cash[BANK]! > 0;
}

/** Shares that are missing come from those not sold yet, then from the pool; the largest holder is president. */
function setShares(state: Arrangeable, company: string, holder: string, count: number): boolean {
  if (!Number.isInteger(count) || count < 0) return false;
  const change = count - sharesOf(state, company, holder);
  const fromIpo = Math.min(Math.max(0, change), sharesOf(state, company, IPO));
  if (change - fromIpo > sharesOf(state, company, POOL)) return false;
  moveShares(state, company, IPO, holder, fromIpo);
  if (change > fromIpo) moveShares(state, company, POOL, holder, change - fromIpo);
  if (change < 0) moveShares(state, company, holder, IPO, -change);
  const president = state.presidents[company];
  if (!president || president === POOL) return true;
  const holders = Object.keys(state.shares[company]!).filter((id) => id !== IPO && id !== POOL);
  const held = (id: string) => sharesOf(state, company, id);
  const largest = holders.reduce((most, id) => (held(id) > held(most) ? id : most), president);
  setPresident(state, company, largest);
  return true;
}

function cardOf(roster: readonly TrainCard[], train: string): number {
  return roster.findIndex(({ kinds }) => kinds.includes(train));
}

/** From the depot, or one of those that were sold before. */
function addTrain(roster: readonly TrainCard[], state: Arrangeable, company: string, train: string): boolean {
  const card = cardOf(roster, train);
  if (card < 0) return false;
  const left = state.depot[card] ?? null;
  if (left !== null && left > 0) state.depot = state.depot.with(card, left - 1);
  changeCharter(state, company, { trains: [...state.companies[company]!.trains, train] });
  return true;
}

/** Back to the depot if that still sells it, otherwise out of the game. */
function removeTrain(
  roster: readonly TrainCard[],
  state: Arrangeable,
  company: string,
  train: string,
): boolean {
  const { trains } = state.companies[company]!;
  const at = trains.indexOf(train);
  if (at < 0) return false;
  changeCharter(state, company, { trains: trains.toSpliced(at, 1) });
  const card = cardOf(roster, train);
  const left = state.depot[card] ?? null;
  if (left !== null && left > 0) state.depot = state.depot.with(card, left + 1);
  return true;
}

/** The hex as it is printed. */
function clear(state: Arrangeable, hex: string): boolean {
  const { [hex]: tile, ...tiles } = state.tiles;
  state.tiles = tiles;
  return tile !== undefined;
}

/** In the first city of the hex that has room. */
function addToken<S extends Arrangeable>(
  { railways }: SetUpTools<S>,
  state: S,
  company: string,
  hex: string,
): boolean {
  const charter = state.companies[company]!;
  const { nodes } = faceIn(railways.board(state), state.tiles, hex);
  const isOwn = state.stations.some((at) => at.owner === company && at.hex === hex);
  if (charter.tokens < 1 || isOwn) return false;
  const taken = (node: number) => state.stations.filter((at) => at.hex === hex && at.node === node).length;
  const node = nodes.findIndex(({ kind, slots }, i) => kind === 'city' && taken(i) < slots);
  changeCharter(state, company, { tokens: charter.tokens - 1 });
  state.stations = [...state.stations, { owner: company, hex, node }];
  return node >= 0;
}

function removeToken(state: Arrangeable, company: string, hex: string): boolean {
  const at = state.stations.findIndex(({ owner, hex: where }) => owner === company && where === hex);
  if (at < 0) return false;
  state.stations = state.stations.toSpliced(at, 1);
  changeCharter(state, company, { tokens: state.companies[company]!.tokens + 1 });
  return true;
}
