import {
  choices,
  defaultOptions,
  type Frame,
  firstChoices,
  type Json,
  newGame,
  type Options,
  pending,
  playInPlace,
  type Refusal,
  refusalOf,
} from '@signalbox/kernel';
import { BANK, IPO, moveShares, pay, placeMarker } from '@signalbox/rails';
import { COMPANIES, type Company } from '../data/companies.ts';
import { CHART, cellAt } from '../data/market.ts';
import type { Phase } from '../data/phases.ts';
import { eighteenFortyOne } from '../index.ts';
import { newCompanyTurn } from '../operating-round/company-turn.ts';
import { setUp } from '../setup.ts';
import type { State } from '../state.ts';

/** A table before the first stock round: p1 is first in order and holds the priority deal. */
export function table(players = 4, options: Options = {}): State {
  const all = { ...defaultOptions(eighteenFortyOne.options), ...options };
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
  Object.assign(state.companies[company], { status: 'active', trains: [...trains], tokens, operated });
  const found = CHART.cells.findIndex((one) => one.price === price);
  placeMarker(state, company, cell ? cellAt(...cell) : found);
  for (const [holder, count] of Object.entries(held)) moveShares(state, company, IPO, holder, count);
  state.presidents[company] = founded.president ?? Object.keys(held)[0]!;
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

/** Puts the game at a decision of a procedure. */
export function stand(state: State, procedure: string, label: string, vars: object): State {
  state.stack = [{ procedure, label, vars } as Frame];
  return state;
}

/** Puts the game at a player's turn in the stock round. */
export function stockTurn(state: State, seat = 'p1', sold: readonly Company[] = []): State {
  const round = { turn: seat, passes: 0 };
  const turn = {
    seat,
    acted: false,
    over: false,
    selling: null,
    foundation: null,
    deal: null,
    closed: [],
  };
  state.round.sold = { [seat]: [...sold] };
  state.stack = [
    { procedure: 'stock-round', label: 'stock-turn', vars: round },
    { procedure: 'stock-turn', label: 'trade', vars: turn },
  ];
  return state;
}

/** Puts the game at a company's turn, at its first decision of track laying. */
export function companyTurn(state: State, company: Company, label = 'lay-track'): State {
  if (!state.round.operated.includes(company)) state.round.operated.push(company);
  return stand(state, 'company-turn', label, newCompanyTurn(company));
}

export function asked(state: State): string | null {
  const waiting = pending(eighteenFortyOne, state);
  return waiting ? `${waiting.seats[0]} ${waiting.decision}` : null;
}

/** Answers the pending decision for the player who is asked; throws if it is refused. */
export function play(state: State, ...answers: Json[]): void {
  for (const choice of answers) {
    const refused = attempt(state, choice);
    if (refused)
      throw new Error(`${asked(state)}: ${JSON.stringify(choice)} refused: ${refused.why} (${refused.rule})`);
  }
}

export function attempt(state: State, choice: Json): Refusal | null {
  const waiting = pending(eighteenFortyOne, state)!;
  return playInPlace(eighteenFortyOne, state, {
    seat: waiting.seats[0]!,
    decision: waiting.decision,
    choice,
  });
}

/** Why a choice is refused: `why (section)`, or null. The state is not changed. */
export function why(state: State, choice: Json): string | null {
  const waiting = pending(eighteenFortyOne, state)!;
  const action = { seat: waiting.seats[0]!, decision: waiting.decision, choice };
  const refused = refusalOf(eighteenFortyOne, state, action);
  return refused && `${refused.why} (${refused.rule})`;
}

export function offered(state: State): Json[] {
  const waiting = pending(eighteenFortyOne, state)!;
  return [...choices(waiting.offerTo(waiting.seats[0]!))];
}

/** The tiles that may be laid in a hex now. */
export function tilesOffered(state: State, hex: string): string[] {
  const tiles = offered(state).flatMap((choice) => {
    const lay = choice as { hex?: string; tile?: string };
    return lay.hex === hex ? [lay.tile!] : [];
  });
  return [...new Set(tiles)].sort();
}

/** Answers everything with the given preference until the condition holds. */
export function run(state: State, until: (state: State) => boolean, prefer: (choice: Json[]) => Json): void {
  for (let i = 0; i < 500 && !until(state); i++) {
    const waiting = pending(eighteenFortyOne, state);
    if (!waiting) return;
    play(state, prefer(firstChoices(waiting.offerTo(waiting.seats[0]!), 40)));
  }
}

export function begin(players = 4, options: Options = {}): State {
  return newGame(eighteenFortyOne, {
    players,
    options: { ...defaultOptions(eighteenFortyOne.options), ...options },
  });
}

export const broken = (state: State): string[] => eighteenFortyOne.invariants(state);
