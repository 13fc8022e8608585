import {
  type Cited,
  cited,
  decision,
  emit,
  firstChoices,
  type ListOffer,
  lazyList,
  memoizeRecent,
  PASS,
  withSection,
} from '@signalbox/kernel';
import {
  cashOf,
  changeCharter,
  type Ground,
  groundOf,
  type Network,
  type Place,
  planOf,
  type StationRules,
  stationObjection,
} from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import { type Company, charterOf } from './data/companies.ts';
import { takeFromCompany } from './money.ts';
import { networkOf } from './reach.ts';
import { boardOf, presidentOf, type State } from './state.ts';

export type TokenChoice =
  | { readonly do: 'pass' }
  | { readonly do: 'token'; readonly hex: string; readonly node: number };

const SECOND_TOKEN = 40;
const LATER_TOKEN = 100;

/** The home is free, the second token costs 40, every further one 100. */
export function tokenCost(state: State, company: Company): number {
  const { tokens } = state.companies[company];
  return tokens === charterOf(company).tokens ? SECOND_TOKEN : LATER_TOKEN;
}

/** Room must be left for the home token of a company that has not floated yet. */
function stationRules(state: State): StationRules {
  return {
    kinds: ['city'],
    keptFor: (company) => !state.stations.some(({ owner }) => owner === company),
  };
}

function tokenObjection(
  state: State,
  { company }: CompanyTurn,
  network: Network,
  place: Place,
): Cited | null {
  const charter = state.companies[company];
  if (charter.tokens === 0) return cited('CO', 'token/none-left');
  const cost = tokenCost(state, company);
  if (charter.insolvent) return cited('INS', 'insolvent/no-costs', { cost });
  if (cashOf(state, company) < cost) return cited('TK', 'token/treasury', { cost });
  return withSection(stationObjection(network, stationRules(state), place), {}, 'TK');
}

function tokenOffer(state: State, turn: CompanyTurn): ListOffer<TokenChoice> {
  const network = networkOf(state, turn.company);
  return lazyList<TokenChoice>(
    [() => [PASS], () => tokensIn(groundOf(boardOf(state), state.tiles))],
    (choice) => (choice.do === 'pass' ? null : tokenObjection(state, turn, network, choice)),
  );
}

/** A token in every city with track, once for each position of the tiles. */
const tokensIn = memoizeRecent(({ board, faces, tracks }: Ground): readonly TokenChoice[] => {
  const found: TokenChoice[] = [];
  planOf(board).ids.forEach((hex, number) => {
    if (tracks[number]!.edges === 0) return;
    faces[number]!.nodes.forEach(({ kind }, node) => {
      if (kind === 'city') found.push({ do: 'token', hex, node });
    });
  });
  return found;
});

/** Placing tokens: one per turn, wherever track leads; unlike an upgrade it needs no train (ruling 1860-R9). */
export const placeToken = decision<State, CompanyTurn, TokenChoice>({
  name: 'place-token',
  rule: 'TK',
  actor: (state, { company }) => presidentOf(state, company),
  offer: tokenOffer,
  apply: (state, turn, choice) => {
    turn.tokenDone = true;
    if (choice.do === 'pass') return;
    const { hex, node } = choice;
    const cost = tokenCost(state, turn.company);
    takeFromCompany(state, turn.company, cost);
    changeCharter(state, turn.company, { tokens: state.companies[turn.company].tokens - 1 });
    state.stations = [...state.stations, { owner: turn.company, hex, node }];
    emit(state, { type: 'token-placed', company: turn.company, hex, node, cost });
  },
});

/** The step is skipped if no token can be placed. */
export function canPlaceToken(state: State, turn: CompanyTurn): boolean {
  const { tokens, insolvent } = state.companies[turn.company];
  if (turn.tokenDone || tokens === 0 || insolvent) return false;
  return firstChoices(tokenOffer(state, turn), 2).length > 1;
}
