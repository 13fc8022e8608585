import { ask, built, decision, emit, procedure, run, when, withSection } from '@signalbox/kernel';
import {
  isTileChoice,
  type LayRules,
  layObjection,
  lays,
  layTile,
  type Network,
  network,
  placeMarker,
  placeUnder,
  sharesOf,
  type TileChoice,
} from '@signalbox/rails';
import { type Company, charterOf, SHARES } from './data/companies.ts';
import { cellOf } from './data/market.ts';
import { payCompany } from './money.ts';
import { boardOf, presidentOf, type State } from './state.ts';

interface Floating {
  readonly company: Company;
}

/** Half of the shares have to be with players. */
export const SHARES_TO_FLOAT = SHARES / 2;

/** Shares that players have to buy yet; what is in the pool does not count (ruling 1860-R2). */
export function missingToFloat(state: State, company: Company): number {
  const held = state.seats.reduce((sum, seat) => sum + sharesOf(state, company, seat), 0);
  return state.companies[company].floated ? 0 : Math.max(0, SHARES_TO_FLOAT - held);
}

export function isToFloat(state: State, company: Company): boolean {
  const { floated, par } = state.companies[company];
  return !floated && par !== null && missingToFloat(state, company) === 0;
}

/** Ten times the par, and the marker at par, below those already there. What a bankrupt company had, it keeps. */
function float(state: State, { company }: Floating): void {
  const charter = state.companies[company];
  const capital = charter.par! * SHARES;
  charter.floated = true;
  charter.bankrupt = false;
  payCompany(state, company, capital);
  const hasFallen = state.options.fallsUnfloated && state.markers[company]!.cell !== cellOf(charter.par!);
  if (!hasFallen) placeMarker(state, company, cellOf(charter.par!));
  placeUnder(state, company);
  emit(state, { type: 'floated', company, capital });
}

function placeHomeToken(state: State, { company }: Floating): void {
  const { home } = charterOf(company);
  if (state.stations.some(({ owner }) => owner === company)) return;
  if (state.options.startsUnderSouthern && state.era === 'southern') return;
  state.stations = [...state.stations, { owner: company, ...home }];
  emit(state, { type: 'home-placed', company, hex: home.hex });
}

/** A home without track gets its tile at once, for nothing, if there is one (G-6); none once the Southern rules. */
function needsHomeTile(state: State, { company }: Floating): boolean {
  const { hex } = charterOf(company).home;
  const colour = boardOf(state).hexes.get(hex)!.face.colour;
  return colour === 'white' && state.tiles[hex] === undefined && state.era !== 'southern';
}

function homeGround(state: State): Network {
  return network(boardOf(state), state.tiles, state.stations, 'nobody', { ends: [], hexTwice: true });
}

function homeRules({ company }: Floating): LayRules {
  return { colours: ['yellow'], mustBring: [], hexes: [charterOf(company).home.hex] };
}

export const layHomeTile = decision<State, Floating, TileChoice>({
  name: 'lay-home-tile',
  rule: 'FL',
  actor: (state, { company }) => presidentOf(state, company),
  offer: (state, vars) =>
    built<TileChoice>({
      what: 'tile',
      shape: isTileChoice,
      check: (lay) => withSection(layObjection(homeGround(state), homeRules(vars), lay), {}, 'FL'),
      *enumerate() {
        for (const lay of lays(homeGround(state), homeRules(vars))) yield { ...lay };
      },
    }),
  apply: (state, { company }, { hex, tile, rotation }) => {
    state.tiles = layTile(state.tiles, { hex, tile, rotation });
    emit(state, { type: 'track-laid', company, hex, tile, rotation, cost: 0 });
  },
  forced: (state) => !state.options.homeTileAsked,
});

export const floating = procedure<State, Floating>(
  'floating',
  'FL',
  run(float),
  run(placeHomeToken),
  when(needsHomeTile, ask(layHomeTile)),
);
