import { type Cited, cited, decision, emit, type ListOffer, lazyList } from '@signalbox/kernel';
import { BANK, cashOf, changeCharter, distanceTo, freeSlots, type Network, pay } from '@signalbox/rails';
import {
  anyStep,
  hasStationIn,
  hasTokenBonus,
  type PortChoice,
  placePort,
  placeTerminal,
  portChoices,
  type TerminalChoice,
  terminalChoices,
  terminalObjection,
  timingObjection,
} from './bonuses.ts';
import type { CompanyTurn } from './company-turn.ts';
import { BOARD } from './data/board.ts';
import type { Company } from './data/companies.ts';
import { builtPlaces, networkOf } from './reach.ts';
import { presidentOf, type State } from './state.ts';

export type OwnToken =
  | { readonly do: 'station'; readonly hex: string; readonly node: number }
  | { readonly do: 'hotel'; readonly hex: string; readonly node: number };
export type TokenChoice = { readonly do: 'pass' } | OwnToken | PortChoice | TerminalChoice;

const COST_PER_HEX = 20;

/** The lowest cost of a token. */
export const MIN_TOKEN_COST = COST_PER_HEX;

/** §7.3: this much per hex along the track from the nearest station; hotels are not stations. */
export function tokenCost(reach: Network, place: { hex: string; node: number }): number | null {
  const distance = distanceTo(reach, place);
  return distance === null ? null : Math.max(1, distance) * COST_PER_HEX;
}

function ownObjection(state: State, vars: CompanyTurn, reach: Network, choice: OwnToken): Cited | null {
  const { company, tokenDone } = vars;
  const { hex } = choice;
  if (tokenDone) return cited('7.3', 'token/one-a-turn');
  if (state.companies[company].tokens === 0) return cited('7.3', 'token/none-left');
  if (choice.do === 'station') {
    if (hasStationIn(state, company, hex)) return cited('7.3.1', 'token/own-station-there', { hex });
    if (freeSlots(BOARD, state.tiles, state.stations, choice) === 0)
      return cited('7.3.1', 'token/city-full', { hex });
  } else if (state.hotels[hex] !== undefined) {
    return cited('7.3.2', 'token/hotel-there', { hex });
  }
  const cost = tokenCost(reach, choice);
  if (cost === null) return cited(choice.do === 'station' ? '7.3.1' : '7.3.2', 'token/not-reached', { hex });
  if (cashOf(state, company) < cost) return cited('7.3', 'token/treasury', { cost });
  return null;
}

function tokenObjection(state: State, vars: CompanyTurn, reach: Network, choice: TokenChoice): Cited | null {
  switch (choice.do) {
    case 'pass':
      return null;
    case 'port':
      return timingObjection(state, vars.tokenDone);
    case 'terminal':
      return timingObjection(state, vars.tokenDone) ?? terminalObjection(state, vars.company, choice);
    default:
      return ownObjection(state, vars, reach, choice);
  }
}

function tokenOffer(state: State, vars: CompanyTurn): ListOffer<TokenChoice> {
  const reach = networkOf(state, vars.company);
  return lazyList<TokenChoice>(
    [
      () => [{ do: 'pass' }],
      () => builtPlaces(state, 'city').map((place) => ({ do: 'station', ...place })),
      () => builtPlaces(state, 'town').map((place) => ({ do: 'hotel', ...place })),
      () => portChoices(state, vars.company),
      () => terminalChoices(state, vars.company),
    ],
    (choice) => tokenObjection(state, vars, reach, choice),
  );
}

/** §7.3: one station or one hotel, then what the president's privates add. */
export const placeToken = decision<State, CompanyTurn, TokenChoice>({
  name: 'place-token',
  rule: '7.3',
  // After that only bonuses are left.
  ruleAt: (_, { tokenDone }) => (tokenDone ? '3.3' : '7.3'),
  actor: (state, { company }) => presidentOf(state, company),
  offer: tokenOffer,
  apply: (state, vars, choice) => {
    switch (choice.do) {
      case 'pass':
        vars.bonusDeclined = vars.tokenDone;
        vars.tokenDone = true;
        return;
      case 'port':
        placePort(state, vars, choice);
        return;
      case 'terminal':
        placeTerminal(state, vars, choice);
        return;
      default:
        placeOwnToken(state, vars.company, choice);
        vars.tokenDone = true;
    }
  },
  // The step is skipped if nothing can be placed.
  forced: true,
});

function placeOwnToken(state: State, company: Company, choice: OwnToken): void {
  const { hex, node } = choice;
  const cost = tokenCost(networkOf(state, company), choice)!;
  pay(state, company, BANK, cost);
  changeCharter(state, company, { tokens: state.companies[company].tokens - 1 });
  if (choice.do === 'station') state.stations = [...state.stations, { owner: company, hex, node }];
  else state.hotels = { ...state.hotels, [hex]: company };
  if (choice.do === 'station') emit(state, { type: 'station-placed', company, hex, node, cost });
  else emit(state, { type: 'hotel-placed', company, hex, cost });
}

/**
 * Over when the company has placed or passed and no bonus is left to use, or has nothing to place or no money for it.
 */
export function tokenStepOver(state: State, vars: CompanyTurn): boolean {
  const bonus = !anyStep(state) && !vars.bonusDeclined && hasTokenBonus(state, vars.company);
  if (vars.tokenDone) return !bonus;
  // Everybody is asked as long as the port marker may come into play, with or without a token.
  if (bonus || (state.options.everyStep && state.privates.PO !== undefined)) return false;
  const { tokens } = state.companies[vars.company];
  return tokens === 0 || cashOf(state, vars.company) < MIN_TOKEN_COST;
}
