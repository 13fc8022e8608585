import { memoize, type Objection, objection } from '@signalbox/kernel';
import { type Change, contact } from './contact.ts';
import type { Board, Colour, Station, Tiles } from './face.ts';
import { faceIn, hexOf, laid, laidFace, tileIn } from './faces.ts';
import { type Fits, fits, fitsBy } from './fits.ts';
import type { Network } from './network.ts';
import { type Plan, withTile } from './plan.ts';
import { touches } from './reach.ts';
import { closedEdge, replacements } from './replacements.ts';
import { trackOf } from './track.ts';
import { turn } from './turn.ts';
import { upgrade } from './upgrade.ts';

export interface Lay {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

/**
 * What a lay may achieve for a company: new track on its network, a city on it that is worth more, any stop on it that
 * is worth more, or a city tile on it regardless of value.
 */
export type Gain = 'track' | 'city-value' | 'stop-value' | 'city';

/** A title's rules for laying track. */
export interface LayRules {
  readonly colours: readonly Colour[];
  /** One of these is enough; if empty, the tile need not even touch the network. */
  readonly mustBring: readonly Gain[];
  /** The hexes considered; all, if not given. */
  readonly hexes?: readonly string[];
  /** Which tile may replace which, if not by the usual rule. */
  readonly fits?: Fits;
  /** Any further rule of the title; asked last. */
  readonly forbids?: (lay: Lay) => Objection | null;
}

/** Why a company may not lay a tile, or null if it may. */
export function layObjection(network: Network, rules: LayRules, lay: Lay): Objection | null {
  const { board, plan, faces, left } = network;
  const number = plan.numbers.get(lay.hex);
  const tile = board.tiles.get(lay.tile);
  const about = (why: string, more = {}) => objection(`track/${why}`, { ...lay, ...more });
  if (number === undefined || (rules.hexes && !rules.hexes.includes(lay.hex))) return about('hex');
  if (tile === undefined) return about('unknown-tile');
  if (!ROTATIONS.has(lay.rotation) || (tile.fixed && lay.rotation !== 0)) return about('rotation');

  const from = faces[number]!;
  const to = turn(tile, lay.rotation);
  if (!rules.colours.includes(tile.colour)) return about('colour', { colour: tile.colour });
  if (!fitsBy(rules.fits ?? fits, from, tile)) return about('wrong-tile');
  if (left[plan.tileNumbers.get(lay.tile)!]! <= 0) return about('stock');
  const closed = closedEdge(hexOf(board, lay.hex), to);
  if (closed !== undefined) return about('closed-side', { edge: closed });
  const change = upgrade(from, to);
  if (change === null) return about('keeps-existing');

  const option = { face: to, track: trackOf(to), upgrade: change };
  if (!brings(rules.mustBring, network, number, option)) {
    return about(contact(network, number, option).touched ? 'no-new-track' : 'not-connected');
  }
  return rules.forbids?.(lay) ?? null;
}

/** All tiles that a company may lay; of rotations that look the same, the first. */
export function* lays(network: Network, rules: LayRules): Generator<Lay> {
  const { board, plan, faces, left } = network;
  for (const hex of hexesInQuestion(network, rules)) {
    for (const option of replacements(board, rules.fits ?? fits, hex, faces[hex]!)) {
      const { tile, number, rotation } = option;
      if (left[number]! <= 0 || !rules.colours.includes(tile.colour)) continue;
      if (!brings(rules.mustBring, network, hex, option)) continue;
      const lay = { hex: plan.ids[hex]!, tile: tile.id, rotation };
      if (!rules.forbids?.(lay)) yield lay;
    }
  }
}

/** The tiles on the map after a lay. */
export function layTile(tiles: Tiles, { hex, tile, rotation }: Lay): Tiles {
  return withTile(tiles, hex, laid(tile, rotation));
}

/** Stations keep their places when a tile is replaced, though their nodes may be renumbered or merged. */
export function moveStations(
  board: Board,
  tiles: Tiles,
  stations: readonly Station[],
  { hex, tile, rotation }: Lay,
): readonly Station[] {
  const change = upgrade(faceIn(board, tiles, hex), laidFace(board, laid(tile, rotation)));
  if (change === null) throw new Error(`${tile} in ${hex} loses track`);
  // The list itself is kept where nothing moves, since networks are known by it.
  if (!stations.some((station) => station.hex === hex)) return stations;
  return stations.map((station) =>
    station.hex === hex ? { ...station, node: change.becomes[station.node]! } : station,
  );
}

/** The terrain cost of the next tile in a hex. */
export function terrainCost(board: Board, tiles: Tiles, hex: string): number {
  const tile = tileIn(board, tiles, hex);
  const terrain = tile === undefined ? hexOf(board, hex).terrain : tile.terrain;
  return terrain?.cost ?? 0;
}

const ROTATIONS = new Set([0, 1, 2, 3, 4, 5]);

/** Does a tile in a hex bring one of what is wanted? */
function brings(wanted: readonly Gain[], network: Network, hex: number, change: Change): boolean {
  if (wanted.length === 0) return true;
  // Most rotations do not even lead to where the network arrives.
  if ((network.arrivals[hex]! & change.track.edges) === 0 && network.own[hex] === 0) return false;
  const { newTrack, nodes } = contact(network, hex, change);
  const { raised, cities } = change.upgrade;
  for (const gain of wanted) {
    if (gain === 'track' && newTrack) return true;
    if (gain === 'stop-value' && (nodes & raised) !== 0) return true;
    if (gain === 'city-value' && (nodes & raised & cities) !== 0) return true;
    if (gain === 'city' && (nodes & cities) !== 0) return true;
  }
  return false;
}

function hexesInQuestion(network: Network, { hexes, mustBring }: LayRules): readonly number[] {
  const { plan } = network;
  const candidates = hexes?.map((hex) => plan.numbers.get(hex)!) ?? everyHex(plan);
  return mustBring.length === 0 ? candidates : candidates.filter((hex) => touches(network, hex));
}

const everyHex = memoize(({ ids }: Plan): readonly number[] => [...ids.keys()]);
