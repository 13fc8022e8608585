import { type Cited, cited, memoize } from '@signalbox/kernel';
import {
  type Colour,
  type Face,
  fits,
  groundOf,
  type Lay,
  opposite,
  planOf,
  replacements,
  stock,
  type Tiles,
  tileIn,
  tileOf,
  trackOf,
  turn,
} from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import { COMPANIES, type Company } from './data/companies.ts';
import { type Phase, phaseRules } from './data/phases.ts';
import { COMPANY_IDS, type State } from './state.ts';

/**
 * §7.2.1: no lay may leave a company that has not operated without any possible route. A route is possible if, with the
 * colours of the phase and the tiles in supply (G-5), some sequence of lays leads from its home to another stop. The
 * result names the hexes of one such sequence; only a lay there, or of a tile that runs out, can break it.
 */
export function cutOffObjection({ companies, tiles, phase }: State): (lay: Lay) => Cited | null {
  const waiting = COMPANY_IDS.filter((company) => !companies[company].operated);
  if (waiting.length === 0) return () => null;
  let ways: (readonly number[] | null)[] | null = null;
  return (lay) => {
    ways ??= waiting.map((company) => knownWay(company, prospectOf(tiles, phase)));
    const hex = planOf(BOARD).numbers.get(lay.hex)!;
    const runsOut = stock(BOARD, tiles, lay.tile) === 1;
    let after: Prospect | null = null;
    for (const [i, company] of waiting.entries()) {
      const way = ways[i];
      // One that has none already is not in the way.
      if (!way || (!runsOut && !way.includes(hex))) continue;
      after ??= prospectAfter(tiles, phase, lay);
      if (!possibleWay(company, after)) return cited('7.2.1', 'track/cuts-off', { company });
    }
    return null;
  };
}

/** What the track may become. Hexes and tiles are numbered as in the plan. */
interface Prospect {
  readonly faces: readonly Face[];
  readonly colours: readonly Colour[];
  /** The tiles of which none is left. */
  readonly usedUp: readonly number[];
}

function prospectOf(tiles: Tiles, phase: Phase): Prospect {
  const { faces, left } = groundOf(BOARD, tiles);
  return { faces, colours: phaseRules(phase).colours, usedUp: usedUpOf(left) };
}

/** The same after a lay. The map with that tile is not made for it: most lays that are looked at are never made. */
function prospectAfter(tiles: Tiles, phase: Phase, { hex, tile, rotation }: Lay): Prospect {
  const { numbers, tileNumbers } = planOf(BOARD);
  const now = prospectOf(tiles, phase);
  const faces = now.faces.slice();
  faces[numbers.get(hex)!] = turn(tileOf(BOARD, tile), rotation);
  const returned = tileNumbers.get(tileIn(BOARD, tiles, hex)?.id ?? '');
  const usedUp = now.usedUp.filter((number) => number !== returned);
  if (stock(BOARD, tiles, tile) === 1) usedUp.push(tileNumbers.get(tile)!);
  return { faces, colours: now.colours, usedUp };
}

const usedUpOf = memoize((left: readonly number[]) => [...left.keys()].filter((tile) => left[tile]! <= 0));

/** The latest way of each company, with the prospect that it was found in. */
const latest = new Map<Company, { readonly way: readonly number[]; readonly found: Prospect }>();

/** A way holds as long as nobody builds in its hexes and the tiles for it do not run out. */
function knownWay(company: Company, now: Prospect): readonly number[] | null {
  const known = latest.get(company);
  if (known && stillHolds(known.way, known.found, now)) return known.way;
  const way = possibleWay(company, now);
  if (way) latest.set(company, { way, found: now });
  return way;
}

function stillHolds(way: readonly number[], before: Prospect, now: Prospect): boolean {
  return (
    before.colours === now.colours &&
    way.every((hex) => before.faces[hex] === now.faces[hex]) &&
    now.usedUp.every((tile) => before.usedUp.includes(tile))
  );
}

/** The hexes of a possible track from a company's home to another stop, or null. */
function possibleWay(company: Company, prospect: Prospect): readonly number[] | null {
  const { ids, numbers, over } = planOf(BOARD);
  const home = numbers.get(COMPANIES[company].home.hex)!;
  /** Sides by which hexes are entered (hex × 6 + side), in order; and where in this list each was reached from. */
  const entered: number[] = [];
  const before: number[] = [];
  const seen = new Uint8Array(ids.length);
  const leave = (hex: number, sides: number, from: number) => {
    for (let side = 0; side < 6; side++) {
      const next = over[hex * 6 + side]!;
      const into = opposite(side);
      if ((sides & (1 << side)) === 0 || next < 0 || (seen[next]! & (1 << into)) !== 0) continue;
      seen[next]! |= 1 << into;
      entered.push(next * 6 + into);
      before.push(from);
    }
  };
  leave(home, homeSides(company, home, prospect), -1);
  for (let at = 0; at < entered.length; at++) {
    const side = entered[at]! % 6;
    const hex = (entered[at]! - side) / 6;
    const { stops, onward } = openings(hex, prospect);
    if ((stops & (1 << side)) !== 0) {
      const way = [home];
      for (let i = at; i >= 0; i = before[i]!) way.push(Math.floor(entered[i]! / 6));
      return way;
    }
    leave(hex, onward[side]!, at);
  }
  return null;
}

/** Sides of the home city on all faces that it may have: the city that keeps its present edges. */
function homeSides(company: Company, home: number, prospect: Prospect): number {
  const cities = trackOf(prospect.faces[home]!).edgesOf;
  const present = cities[COMPANIES[company].home.node] ?? cities[0]!;
  return openings(home, prospect).faces.reduce(
    (sides, face) => sides | trackOf(face).edgesOf.find((edges) => (edges & present) === present)!,
    0,
  );
}

/** Where track that enters a hex could lead, on the present face or on what could replace it step by step. */
interface Openings {
  readonly faces: readonly Face[];
  /** The tiles that this takes. */
  readonly tiles: readonly number[];
  /** By side: the other sides that it could lead on to (a bit set). */
  readonly onward: readonly number[];
  /** The sides from which it could lead to a stop (a bit set). */
  readonly stops: number;
}

const withAllTiles = memoize((_colours: readonly Colour[]) =>
  planOf(BOARD).ids.map(() => new Map<Face, Openings>()),
);

function openings(hex: number, { faces, colours, usedUp }: Prospect): Openings {
  const face = faces[hex]!;
  const here = withAllTiles(colours)[hex]!;
  let found = here.get(face);
  if (found === undefined) {
    found = findOpenings(hex, face, colours, []);
    here.set(face, found);
  }
  const isShort = usedUp.some((tile) => found.tiles.includes(tile));
  return isShort ? findOpenings(hex, face, colours, usedUp) : found;
}

function findOpenings(
  hex: number,
  present: Face,
  colours: readonly Colour[],
  usedUp: readonly number[],
): Openings {
  const faces = [present];
  const tiles: number[] = [];
  for (let i = 0; i < faces.length; i++) {
    for (const { tile, number, face } of replacements(BOARD, fits, hex, faces[i]!)) {
      if (!colours.includes(tile.colour) || usedUp.includes(number) || faces.includes(face)) continue;
      faces.push(face);
      tiles.push(number);
    }
  }
  const onward = [0, 0, 0, 0, 0, 0];
  let stops = 0;
  for (const face of faces) {
    const { crossings } = trackOf(face);
    crossings.forEach((sides, side) => {
      onward[side]! |= sides;
    });
    for (const { kind, edges } of face.nodes) {
      for (const side of edges) {
        if (kind !== 'junction') stops |= 1 << side;
        for (const other of edges) if (other !== side) onward[side]! |= 1 << other;
      }
    }
  }
  return { faces, tiles, onward, stops };
}
