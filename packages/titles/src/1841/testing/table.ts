import {
  barred,
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
import type { Company } from '../data/companies.ts';
import { eighteenFortyOne } from '../index.ts';
import { newCompanyTurn } from '../operating-round/company-turn.ts';
import type { State } from '../state.ts';

export { give, inPhase, lay, put, station, table } from '../position.ts';

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

/** What is shown with the reason why it may not be chosen now. */
export function shownAsBarred(state: State): { choice: Json; why: string }[] {
  const waiting = pending(eighteenFortyOne, state)!;
  return barred(waiting.offerTo(waiting.seats[0]!)).map(({ choice, reason }) => ({
    choice,
    why: reason.why,
  }));
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
