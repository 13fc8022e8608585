import {
  built,
  type Cited,
  cited,
  decision,
  type EitherOffer,
  either,
  emit,
  list,
  withSection,
} from '@signalbox/kernel';
import {
  type Colour,
  cashOf,
  isLayOf,
  type Lay,
  type LayRules,
  layObjection,
  lays,
  layTile,
  moveStations,
  type TileChoice,
  terrainCost,
  tileOf,
} from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import { phaseRules } from './data/phases.ts';
import { takeFromCompany } from './money.ts';
import { isTouched, networkOf } from './reach.ts';
import { boardOf, hasTrain, presidentOf, type State } from './state.ts';
import { upgradeObjection } from './upgrading.ts';

type LayChoice = { readonly do: 'lay' } & TileChoice;
export type TrackChoice = { readonly do: 'pass' } | LayChoice;

const YELLOWS_A_TURN = 2;

function isYellow(state: State, { tile }: Lay): boolean {
  return tileOf(boardOf(state), tile).colour === 'yellow';
}

function isCity(state: State, { tile }: Lay): boolean {
  return tileOf(boardOf(state), tile).nodes.some(({ kind }) => kind === 'city');
}

/** New track has to connect to the company's own; an upgrade has its own condition (ruling 1860-R11). */
function yellowRules(state: State, turn: CompanyTurn): LayRules {
  return { colours: ['yellow'], mustBring: ['track'], forbids: (lay) => layForbidden(state, turn, lay) };
}

function upgradeRules(state: State, turn: CompanyTurn): LayRules {
  return {
    colours: phaseRules(state.phase).colours.filter((colour) => colour !== 'yellow'),
    mustBring: [],
    forbids: (lay) => layForbidden(state, turn, lay),
  };
}

/** What may still be laid in a turn: yellow tiles, or instead one tile of the other colours. */
export interface LaysLeft {
  readonly yellow: number;
  /** May a yellow tile have a city? */
  readonly city: boolean;
  readonly upgradeTo: readonly Colour[];
}

export function laysLeft(state: State, turn: CompanyTurn): LaysLeft {
  const first = turn.yellows === 0;
  const mayUpgrade = first && hasTrain(state, turn.company);
  return {
    yellow: turn.trackDone ? 0 : YELLOWS_A_TURN - turn.yellows,
    city: first,
    upgradeTo: mayUpgrade && !turn.trackDone ? upgradeRules(state, turn).colours : [],
  };
}

/** Two yellow tiles without a city, or one with, or one upgrade (Laying track, Upgrading track). */
function layForbidden(state: State, turn: CompanyTurn, lay: Lay): Cited | null {
  if (!isYellow(state, lay)) {
    return turn.yellows > 0
      ? cited('UP', 'track/instead-of-yellow')
      : upgradeObjection(state, turn.company, lay);
  }
  if (turn.yellows > 0 && isCity(state, lay)) return cited('LAY', 'track/city-alone');
  return costObjection(state, turn, lay);
}

/** Terrain is paid for once; an insolvent company may only build where it is free. */
function costObjection(state: State, { company }: CompanyTurn, { hex }: Lay): Cited | null {
  const cost = terrainCost(boardOf(state), state.tiles, hex);
  if (cost > 0 && state.companies[company].insolvent) return cited('INS', 'insolvent/no-costs', { cost });
  return cashOf(state, company) < cost ? cited('TL', 'track/treasury', { cost }) : null;
}

const SECTIONS = {
  'track/not-connected': 'LAY',
  'track/no-new-track': 'LAY',
  'track/closed-side': 'LAY',
  'track/keeps-existing': 'UP',
  'track/colour': 'PH',
};

function trackObjection(state: State, turn: CompanyTurn, { hex, tile, rotation }: LayChoice): Cited | null {
  const network = networkOf(state, turn.company);
  const known = boardOf(state).tiles.get(tile);
  const rules = known?.colour === 'yellow' ? yellowRules(state, turn) : upgradeRules(state, turn);
  return withSection(layObjection(network, rules, { hex, tile, rotation }), SECTIONS, 'TL');
}

function trackOffer(state: State, turn: CompanyTurn): EitherOffer<TrackChoice> {
  return either<TrackChoice>(
    list<TrackChoice>([{ do: 'pass' }]),
    built<LayChoice>({
      what: 'tile',
      shape: isLayOf<LayChoice>('lay'),
      check: (choice) => trackObjection(state, turn, choice),
      *enumerate() {
        const network = networkOf(state, turn.company);
        for (const lay of lays(network, yellowRules(state, turn))) yield { do: 'lay', ...lay };
        const hexes = network.plan.ids.filter((hex) => isTouched(network, hex));
        for (const lay of lays(network, { ...upgradeRules(state, turn), hexes })) yield { do: 'lay', ...lay };
      },
    }),
  );
}

/** Why nothing can be laid: of yellow tiles and of upgrades each the first objection to what would otherwise fit. */
export function noLayReasons(state: State, turn: CompanyTurn): Cited[] {
  const network = networkOf(state, turn.company);
  const hexes = network.plan.ids.filter((hex) => isTouched(network, hex));
  const firstObjection = (rules: LayRules, none: Cited) => {
    for (const lay of lays(network, { ...rules, forbids: () => null })) return layForbidden(state, turn, lay);
    return none;
  };
  const upgrades = { ...upgradeRules(state, turn), hexes };
  const reasons = [
    firstObjection(yellowRules(state, turn), cited('LAY', 'track/no-open-end')),
    hasTrain(state, turn.company)
      ? firstObjection(upgrades, cited('UP', 'track/no-upgrade'))
      : cited('UP', 'track/no-train'),
  ];
  return reasons.filter((reason) => reason !== null);
}

export const layTrack = decision<State, CompanyTurn, TrackChoice>({
  name: 'lay-track',
  rule: 'LAY',
  actor: (state, { company }) => presidentOf(state, company),
  offer: trackOffer,
  apply: (state, turn, choice) => {
    if (choice.do === 'pass') turn.trackDone = true;
    else lay(state, turn, { hex: choice.hex, tile: choice.tile, rotation: choice.rotation });
  },
});

function lay(state: State, turn: CompanyTurn, tile: TileChoice): void {
  const cost = isYellow(state, tile) ? terrainCost(boardOf(state), state.tiles, tile.hex) : 0;
  takeFromCompany(state, turn.company, cost);
  state.stations = moveStations(boardOf(state), state.tiles, state.stations, tile);
  state.tiles = layTile(state.tiles, tile);
  emit(state, { type: 'track-laid', company: turn.company, ...tile, cost, upgrade: !isYellow(state, tile) });
  if (isYellow(state, tile)) turn.yellows += 1;
  turn.trackDone = !isYellow(state, tile) || isCity(state, tile) || turn.yellows === YELLOWS_A_TURN;
}
