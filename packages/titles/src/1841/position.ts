import { defaultOptions, type Frame, type Options } from '@signalbox/kernel';
import { BANK, changeCharter, IPO, moveShares, pay, placeMarker, setPresident } from '@signalbox/rails';
import { COMPANIES, type Company } from './data/companies.ts';
import { CHART, cellAt } from './data/market.ts';
import type { Phase } from './data/phases.ts';
import { type CompanyTurn, newCompanyTurn } from './operating-round/company-turn.ts';
import { OPTIONS } from './options.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';

/** Positions for lessons and tests: a table arranged freely, and put at a point of the sequence of play. */

/** A table before the first stock round: p1 is first in order and holds the priority deal. */
export function table(players = 4, options: Options = {}): State {
  const all = { ...defaultOptions(OPTIONS), ...options };
  const state = setUp({ players, options: all });
  state.order = [...state.seats];
  state.priority = 'p1';
  return state;
}

/** The same in a later phase; from phase 4 on the concessions are removed. */
export function inPhase(phase: Phase, options: Options = {}, players = 4): State {
  const state = table(players, options);
  state.phase = phase;
  if (Number(phase) >= 4) state.concessions = {};
  return state;
}

interface Founded {
  /** Holder → shares; the first is president unless another is named. */
  readonly held: Readonly<Record<string, number>>;
  readonly president?: string;
  readonly price?: number;
  readonly cell?: readonly [row: number, column: number];
  readonly cash?: number;
  readonly trains?: State['companies'][Company]['trains'];
  /** Hexes with a token, `H4.1` for a node other than the first. */
  readonly at?: readonly string[];
  readonly tokens?: number;
  readonly operated?: boolean;
}

/** Sets up an active company. */
export function put(state: State, company: Company, founded: Founded): void {
  const { held, price = 100, cell, cash = 0, trains = [], at, tokens = 0, operated = true } = founded;
  changeCharter(state, company, { status: 'active', trains: [...trains], tokens, operated });
  const found = CHART.cells.findIndex((one) => one.price === price);
  placeMarker(state, company, cell ? cellAt(...cell) : found);
  for (const [holder, count] of Object.entries(held)) moveShares(state, company, IPO, holder, count);
  setPresident(state, company, founded.president ?? Object.keys(held)[0]!);
  give(state, company, cash);
  const homes =
    at ??
    COMPANIES[company].homes.slice(0, company === 'SFMA' ? 1 : 2).map(({ hex, node }) => `${hex}.${node}`);
  for (const place of homes) station(state, company, place);
}

export function station(state: State, company: Company, place: string): void {
  const [hex, node = '0'] = place.split('.') as [string, string?];
  state.stations = [...state.stations, { owner: company, hex, node: Number(node) }];
}

/** Sets an owner's cash, at the bank's expense. */
export function give(state: State, owner: string, amount: number): void {
  pay(state, owner, BANK, state.cash[owner] ?? 0);
  pay(state, BANK, owner, amount);
}

export function lay(state: State, tiles: Readonly<Record<string, string>>): void {
  state.tiles = { ...state.tiles, ...tiles };
}

/** A game turn under way. */
const TURN: readonly Frame[] = [{ procedure: 'sequence-of-play', label: 'game-turn', vars: {} }];

/** Puts the game at a player's turn in the stock round, with the rest of the game to follow. */
export function inStockRound(state: State, seat = 'p1'): State {
  const turn = { seat, acted: false, over: false, selling: null, foundation: null, deal: null, closed: [] };
  state.stack = [
    ...TURN,
    { procedure: 'game-turn', label: 'stock-round', vars: {} },
    { procedure: 'stock-round', label: 'stock-turn', vars: { turn: seat, passes: 0 } },
    { procedure: 'stock-turn', label: 'trade', vars: turn },
  ];
  return state;
}

interface InTurn {
  /** Companies that have had their turn in this operating round, besides this one. */
  readonly after?: readonly Company[];
  readonly revenue?: number;
  /** Operating rounds in this set. */
  readonly rounds?: number;
}

/** Puts the game at a decision of a company's turn, or at a step within it, with the rest of the game to follow. */
export function inTurn(
  state: State,
  company: Company,
  step: string | Frame,
  { after = [], revenue = 0, rounds = 1 }: InTurn = {},
): State {
  state.round = {
    ...state.round,
    operating: 1,
    operated: [...after.filter((other) => other !== company), company],
  };
  const vars: CompanyTurn = { ...newCompanyTurn(company), revenue };
  const label = typeof step === 'string' ? step : step.procedure;
  state.stack = [
    ...TURN,
    { procedure: 'game-turn', label: 'operating-rounds', vars: {} },
    { procedure: 'operating-rounds', label: 'operating-round', vars: { rounds } },
    { procedure: 'operating-round', label: 'company-turn', vars: {} },
    { procedure: 'company-turn', label, vars },
    ...(typeof step === 'string' ? [] : [step]),
  ];
  return state;
}
