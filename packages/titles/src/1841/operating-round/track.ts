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
  arrivalsAt,
  BANK,
  type Colour,
  cashOf,
  isLayOf,
  isUpgrade,
  type Lay,
  type LayRules,
  laid,
  laidFace,
  layObjection,
  lays,
  layTile,
  moveStations,
  type Network,
  pay,
  type TileChoice,
  terrainCost,
} from '@signalbox/rails';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { isFrom, phaseRules } from '../data/phases.ts';
import { boardOf, classOf, type State } from '../state.ts';
import { hasRepresentatives } from './bases.ts';
import { isBorder } from './borders.ts';
import type { CompanyTurn } from './company-turn.ts';
import { basesOf, reach } from './reach.ts';

type LayChoice = { readonly do: 'lay' } & TileChoice;
type TrackChoice = { readonly do: 'pass' } | LayChoice;

/** §4.1.2: a minor lays one tile; a major one per base, up to the limit of the phase. */
export function tilesAllowed(state: State, company: Company): number {
  if (classOf(state, company) === 'minor') return 1;
  return Math.max(1, Math.min(basesOf(state, company).length, phaseRules(state.phase).tiles));
}

/** What may still be laid in a turn: how many tiles, of which colours. */
export interface LaysLeft {
  readonly tiles: number;
  readonly colours: readonly Colour[];
}

export function laysLeft(state: State, { company, laid: before, trackDone }: CompanyTurn): LaysLeft {
  const tiles = trackDone ? 0 : tilesAllowed(state, company) - before.length;
  return { tiles, colours: phaseRules(state.phase).colours };
}

/** Only from phase 3 on does track cross borders (§4.6.1, §4.6.2). */
function wayOf(state: State, company: Company, base?: string): Network {
  const crossing = isFrom(state.phase, 3);
  return reach(state, company, base === undefined ? { crossing } : { crossing, base });
}

function layRules(state: State, vars: CompanyTurn, way: Network): LayRules {
  return {
    colours: phaseRules(state.phase).colours,
    // New track on a route, or any city in reach (C-27).
    mustBring: ['track', 'city'],
    forbids: (lay) =>
      repeatObjection(vars, lay) ??
      costObjection(state, vars, lay) ??
      borderObjection(state, way, lay) ??
      brownObjection(state, way, lay),
  };
}

function repeatObjection({ laid: before }: CompanyTurn, { hex }: Lay): Cited | null {
  return before.some((tile) => tile.hex === hex) ? cited('4.1.2', 'track/same-hex', { hex }) : null;
}

function costObjection(state: State, { company }: CompanyTurn, { hex }: Lay): Cited | null {
  const cost = terrainCost(boardOf(state), state.tiles, hex);
  return cashOf(state, company) < cost ? cited('4.1.1', 'track/treasury', { cost }) : null;
}

/** Phase 2: plain track that only leads to a border extends nothing (C-49). */
function borderObjection(state: State, way: Network, { hex, tile, rotation }: Lay): Cited | null {
  if (isFrom(state.phase, 3) || state.options.trackToBorders) return null;
  const { nodes, crossings } = laidFace(boardOf(state), laid(tile, rotation));
  if (nodes.length > 0) return null;
  const barred = isBorder(state);
  const arrived = arrivalsAt(way, hex);
  const extending = crossings.some(
    ([a, b]) => (arrived.includes(a) || arrived.includes(b)) && !barred(hex, a) && !barred(hex, b),
  );
  return extending ? null : cited('4.1.1', 'track/border', { hex });
}

/** Option 8.7: #611 only where #63, with its six exits, cannot be laid. */
function brownObjection(state: State, way: Network, { hex, tile }: Lay): Cited | null {
  if (!state.options.roundBrownCities || tile !== '611') return null;
  const rules: LayRules = { colours: ['brown'], mustBring: [] };
  const isRoundPossible = layObjection(way, rules, { hex, tile: '63', rotation: 0 }) === null;
  return isRoundPossible ? cited('8.7', 'track/round-city', { hex }) : null;
}

/** The bases from which a legal tile may be laid (§4.1.2). */
function basesFor(state: State, vars: CompanyTurn, lay: Lay): string[] {
  const bases = basesOf(state, vars.company).map(({ hex }) => hex);
  if (bases.every((base) => base === bases[0])) return bases;
  return bases.filter((base) => {
    const way = wayOf(state, vars.company, base);
    return layObjection(way, layRules(state, vars, way), lay) === null;
  });
}

/** Phase 2: would the tile be connected to the company's network if no border were in the way? */
function isBeyondBorder(state: State, { company }: CompanyTurn, lay: Lay): boolean {
  const rules: LayRules = { colours: phaseRules(state.phase).colours, mustBring: ['track', 'city'] };
  return layObjection(reach(state, company, { crossing: true }), rules, lay) === null;
}

const SECTIONS = { 'track/same-hex': '4.1.2', 'track/round-city': '8.7' };

function trackObjection(state: State, vars: CompanyTurn, { do: _, ...lay }: LayChoice): Cited | null {
  const way = wayOf(state, vars.company);
  const objection = layObjection(way, layRules(state, vars, way), lay);
  if (objection?.why === 'track/not-connected' && isBeyondBorder(state, vars, lay))
    return cited('4.1.1', 'track/beyond-border', { hex: lay.hex });
  if (objection) return withSection(objection, SECTIONS, '4.1.1');
  if (vars.laid.length === 0) return null;
  const bases = [...vars.laid.map((tile) => tile.bases), basesFor(state, vars, lay)];
  return hasRepresentatives(bases) ? null : cited('4.1.2', 'track/base-used', { hex: lay.hex });
}

function* legalLays(state: State, vars: CompanyTurn): Generator<LayChoice> {
  const way = wayOf(state, vars.company);
  for (const lay of lays(way, layRules(state, vars, way))) {
    const choice = { do: 'lay', ...lay } as const;
    if (vars.laid.length === 0 || !trackObjection(state, vars, choice)) yield choice;
  }
}

function trackOffer(state: State, vars: CompanyTurn): EitherOffer<TrackChoice> {
  return either<TrackChoice>(
    list<TrackChoice>([{ do: 'pass' }]),
    built<LayChoice>({
      what: 'tile',
      shape: isLayOf<LayChoice>('lay'),
      check: (choice) => trackObjection(state, vars, choice),
      enumerate: () => legalLays(state, vars),
    }),
  );
}

/** §4.1: a tile, and further ones of a major from other bases. */
export const layTrack = decision<State, CompanyTurn, TrackChoice>({
  name: 'lay-track',
  rule: '4.1',
  forced: true,
  actor: (state, { company }) => actorFor(state, company),
  offer: trackOffer,
  apply: (state, vars, choice) => {
    if (choice.do === 'pass') {
      vars.trackDone = true;
      return;
    }
    const { do: _, ...lay } = choice;
    const board = boardOf(state);
    const isLast = laysLeft(state, vars).tiles <= 1;
    const bases = isLast ? [] : basesFor(state, vars, lay);
    const cost = terrainCost(board, state.tiles, lay.hex);
    pay(state, vars.company, BANK, cost);
    state.stations = moveStations(board, state.tiles, state.stations, lay);
    state.tiles = layTile(state.tiles, lay);
    vars.laid = [...vars.laid, { hex: lay.hex, bases }];
    vars.trackDone = isLast;
    const upgrade = isUpgrade(board, lay.tile);
    emit(state, { type: 'track-laid', company: vars.company, ...lay, cost, upgrade });
  },
});
