import { type Cited, cited, decision, emit, lazyList, withSection } from '@signalbox/kernel';
import {
  changeCharter,
  hasStationPlace,
  type Place,
  reachedPlaces,
  reaches,
  type StationRules,
  stationObjection,
} from '@signalbox/rails';
import { actorFor } from '../control.ts';
import { type Company, FIRENZE, isCompany } from '../data/companies.ts';
import { isActive, type State } from '../state.ts';
import { hasConcession } from '../stock-round/presidency.ts';
import type { CompanyTurn } from './company-turn.ts';
import { kindAt, reach } from './reach.ts';

type TokenChoice =
  | { readonly do: 'pass' }
  | { readonly do: 'place'; readonly hex: string; readonly node: number };

/** A home is reserved until its company is founded or its concession is removed (§3.3.4, §4.2). */
export function isAwaited(state: State, company: Company): boolean {
  return !isActive(state, company) && hasConcession(state, company);
}

/** Both cities of Firenze are reserved for SFMA until it has chosen (§3.3.4). */
function firenzeObjection(state: State, company: Company, { hex }: Place): Cited | null {
  const kept = hex === FIRENZE && company !== 'SFMA' && !state.options.version1 && isAwaited(state, 'SFMA');
  return kept ? cited('3.3.4', 'token/kept-for-choice', { hex, company: 'SFMA' }) : null;
}

function stationRules(state: State, company: Company): StationRules {
  return {
    kinds: ['city', 'pass'],
    keptFor: (other) => isCompany(other) && isAwaited(state, other),
    forbids: (place) => firenzeObjection(state, company, place),
  };
}

const SECTIONS = { 'token/reserved': '4.2' };

/** §4.2: cities and passes that track leads to; the way crosses no border. */
function tokenPlaces(state: State, company: Company): Place[] {
  return reachedPlaces(reach(state, company, { crossing: true })).filter((place) =>
    ['city', 'pass'].includes(kindAt(state, place)),
  );
}

function tokenObjection(state: State, company: Company, place: Place): Cited | null {
  const way = reach(state, company, { crossing: false });
  const objection = stationObjection(way, stationRules(state, company), place);
  if (objection?.why === 'token/not-connected' && isReached(state, company, place))
    return cited('4.2', 'token/border', { hex: place.hex });
  return withSection(objection, SECTIONS, '4.2');
}

/** Does the company's track lead to a place, be it across a border? */
export function isReached(state: State, company: Company, place: Place): boolean {
  return reaches(reach(state, company, { crossing: true }), place);
}

/** Is there room for a token in any place, ignoring the reservation for SFMA? */
export function hasRoomForToken(state: State, company: Company): boolean {
  const { forbids: _, ...rules } = stationRules(state, company);
  return hasStationPlace(reach(state, company, { crossing: false }), rules);
}

/** §4.2: one token from the charter, free of charge. */
export const placeToken = decision<State, CompanyTurn, TokenChoice>({
  name: 'place-token',
  rule: '4.2',
  forced: true,
  actor: (state, { company }) => (state.companies[company].tokens > 0 ? actorFor(state, company) : null),
  offer: (state, { company }) =>
    lazyList<TokenChoice>(
      [
        () => [{ do: 'pass' }],
        () => tokenPlaces(state, company).map((place) => ({ do: 'place' as const, ...place })),
      ],
      (choice) => {
        if (choice.do === 'pass') return null;
        const { hex, node } = choice;
        return tokenObjection(state, company, { hex, node });
      },
    ),
  apply: (state, { company }, choice) => {
    if (choice.do === 'pass') return;
    const { hex, node } = choice;
    changeCharter(state, company, { tokens: state.companies[company].tokens - 1 });
    state.stations = [...state.stations, { owner: company, hex, node }];
    emit(state, { type: 'token-placed', company, hex });
  },
});
