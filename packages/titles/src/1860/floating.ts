import { ask, built, decision, emit, procedure, run, when, withSection } from '@signalbox/kernel';
import {
  CREDITS,
  changeCharter,
  floatingBy,
  isTileChoice,
  isUpgrade,
  type LayRules,
  layObjection,
  lays,
  layTile,
  type Network,
  network,
  placeHome,
  placeMarker,
  placeUnder,
  sharesOf,
  type TileChoice,
} from '@signalbox/rails';
import { type Company, charterOf, SHARES } from './data/companies.ts';
import { cellOf } from './data/market.ts';
import { boardOf, presidentOf, type State } from './state.ts';

interface Floating {
  readonly company: Company;
}

/** Players have to hold half of the shares. */
export const SHARES_TO_FLOAT = SHARES / 2;

/** Shares in the pool do not count (ruling 1860-R2). The capital is ten times the par. */
const { missing, capitalDue, isDue, float } = floatingBy<State, Company>({
  needed: () => SHARES_TO_FLOAT,
  sold: (state, company) => state.seats.reduce((sum, seat) => sum + sharesOf(state, company, seat), 0),
  capital: ({ companies }, company) => {
    const { par } = companies[company];
    return par === null ? null : par * SHARES;
  },
  from: CREDITS,
});

/** Shares that players still have to buy. */
export const missingToFloat = missing;
export const capitalToCome = capitalDue;
export const isToFloat = isDue;

/** The marker goes to par, below those already there. A bankrupt company keeps what it had. */
function beginBusiness(state: State, { company }: Floating): void {
  const par = cellOf(state.companies[company].par!);
  float(state, company);
  changeCharter(state, company, { bankrupt: false });
  const hasFallen = state.options.fallsUnfloated && state.markers[company]!.cell !== par;
  if (!hasFallen) placeMarker(state, company, par);
  placeUnder(state, company);
}

function placeHomeToken(state: State, { company }: Floating): void {
  if (state.stations.some(({ owner }) => owner === company)) return;
  if (state.options.startsUnderSouthern && state.era === 'southern') return;
  placeHome(state, company, charterOf(company).home);
}

/**
 * A home without track gets its tile at once, free of charge, if there is one (G-6); none after the Southern is in
 * force.
 */
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

/** Other companies may have used up the tiles that fit (G-6). */
function hasHomeTile(state: State, vars: Floating): boolean {
  return !lays(homeGround(state), homeRules(vars))[Symbol.iterator]().next().done;
}

export const layHomeTile = decision<State, Floating, TileChoice>({
  name: 'lay-home-tile',
  rule: 'FL',
  actor: (state, vars) => (hasHomeTile(state, vars) ? presidentOf(state, vars.company) : null),
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
    const upgrade = isUpgrade(boardOf(state), tile);
    emit(state, { type: 'track-laid', company, hex, tile, rotation, cost: 0, upgrade });
  },
  forced: (state) => !state.options.homeTileAsked,
});

export const floating = procedure<State, Floating>(
  'floating',
  'FL',
  run(beginBusiness),
  run(placeHomeToken),
  when(needsHomeTile, ask(layHomeTile)),
);
