import { board } from '../map/board.ts';
import type { Board, Face, Hex, Station, Tile } from '../map/face.ts';
import { neighbours, opposite } from '../map/geometry.ts';
import { type Network, network } from '../map/network.ts';
import { arrivalsAt, distanceTo } from '../map/reach.ts';
import { turn } from '../map/turn.ts';
import { leadsOn, type NetworkRules } from '../map/ways.ts';
import { type Dice, dice } from './dice.ts';

interface Position {
  readonly board: Board;
  readonly stations: readonly Station[];
  readonly rules: NetworkRules;
}

/** Every place with its distance, and every side that a way arrives at, as text. */
type Reached = readonly string[];

const BLANK: Face = { colour: 'white', label: null, nodes: [], crossings: [] };

/** Forks, crossings, links, even in a ring, and nodes of several kinds; the boards turn them. */
export const FORKS = board({
  layout: 'flat',
  across: 'letter',
  hexes: 'A1 gray city20(0,1,2,3,4,5)',
  tiles: `
    1  x9 green 0-2 0-3
    2  x9 green 0-3 1-4
    3  x9 green 0-1 0-3 1-3
    4  x9 green 0-1 0-2 3-4
    5  x9 green city20(0,2,3)
    6  x9 green town10(0,4)
    7  x9 green town10(0,1) town10(3) #0-#1
    8  x9 green town10(0) town10(2,3) town10(4) #0-#1 #1-#2
    9  x9 green town10(0,1) city20(2,5) town10(4) #0-#1 #1-#2 #0-#2
    10 x9 green city20/2(0,1) city20(3) 4-5
    11 x9 green city20(0,2)! town10(3,4) #0-#1
    12 x9 red   off30(0,1)
  `,
});

/** More than enough steps of brute force for a board of this size. */
const MAX_STEPS = 200_000;

/**
 * Compares the network of a company with one found by trying every trail, on this many random boards of a title's tiles
 * and printed hexes; describes the boards where they differ.
 */
export function wrongNetworks(title: Board, rules: NetworkRules, boards: number, firstSeed = 1): string[] {
  const faces = facesOf(title);
  const wrong: string[] = [];
  for (let seed = firstSeed, done = 0; done < boards; seed++) {
    const difference = differenceIn(randomPosition(dice(seed), faces, rules));
    if (difference === null) continue;
    done++;
    if (difference !== '') wrong.push(`board ${seed}: ${difference}`);
  }
  return wrong;
}

/** The same on one map, with stations in some of its nodes, and without some of its hexes. */
export function wrongNetworksOn(map: Board, rules: NetworkRules, positions: number): string[] {
  const wrong: string[] = [];
  for (let seed = 1; seed <= positions; seed++) {
    const { chance, below, pick } = dice(seed);
    const bare = new Set([...map.hexes.keys()].filter(() => chance(0.03)));
    const hexes = [...map.hexes.values()].map((hex) => (bare.has(hex.id) ? { ...hex, face: BLANK } : hex));
    const places = hexes.flatMap(({ id, face }) => face.nodes.map((_, node) => ({ hex: id, node })));
    const stations = Array.from({ length: 1 + below(2) }, () => ({ ...pick(places), owner: 'us' }));
    const board = { layout: map.layout, tiles: map.tiles, hexes: new Map(hexes.map((hex) => [hex.id, hex])) };
    const difference = differenceIn({ board, stations, rules });
    if (difference !== '') wrong.push(`position ${seed}: ${difference}`);
  }
  return wrong;
}

/** What the network gets wrong, nothing as a rule; null if there are too many trails to try. */
function differenceIn(position: Position): string | null {
  const expected = everyTrail(position);
  if (expected === null) return null;
  const found = ofNetwork(position);
  const more = found.filter((each) => !expected.includes(each));
  const less = expected.filter((each) => !found.includes(each));
  if (more.length + less.length === 0) return '';
  return `found ${more.join(' ') || 'nothing'} too much, missed ${less.join(' ') || 'nothing'}`;
}

/** The networks of a company on random boards of a title's tiles and printed hexes. */
export function* randomNetworks(title: Board, rules: NetworkRules, boards: number): Generator<Network> {
  const faces = facesOf(title);
  for (let seed = 1; seed <= boards; seed++) {
    const position = randomPosition(dice(seed), faces, rules);
    yield network(position.board, {}, position.stations, 'us', position.rules);
  }
}

function facesOf({ tiles, hexes }: Board): Face[] {
  const printed = [...hexes.values()].map(({ face }) => face).filter(hasTrack);
  const turned = (tile: Tile) => [0, 1, 2, 3, 4, 5].map((rotation) => turn(tile, rotation));
  return [...[...tiles.values()].flatMap(turned), ...printed];
}

function hasTrack({ nodes, crossings }: Face): boolean {
  return crossings.length > 0 || nodes.some(({ edges }) => edges.length > 0);
}

const sidesOf = ({ nodes, crossings }: Face) =>
  new Set([...nodes.flatMap(({ edges }) => edges), ...crossings.flat()]);

/** Tiles that fit together more often than by chance, with stations of two companies. */
function randomPosition(dice: Dice, faces: readonly Face[], rules: NetworkRules): Position {
  const board = randomBoard(dice, faces);
  const slots = [...board.hexes.values()].flatMap((hex) =>
    hex.face.nodes.flatMap(
      (node, number) => Array(node.slots).fill({ hex: hex.id, node: number }) as Station[],
    ),
  );
  const stations = dice
    .shuffle(slots)
    .slice(0, 1 + dice.below(4))
    .map(
      (place, i): Station => ({
        ...place,
        owner: i === 0 || dice.chance(0.2) ? 'us' : 'them',
        ...(dice.chance(0.1) && { beside: true as const }),
      }),
    );
  const closed = new Set([...board.hexes.keys()].filter(() => dice.chance(0.05)));
  const barred = (hex: string, edge: number) => closed.has(hex) && edge < 3;
  const from = (station: Station) => station !== stations.at(-1);
  return {
    board,
    stations,
    rules: { ...rules, ...(dice.chance(0.2) && { barred }), ...(dice.chance(0.1) && { from }) },
  };
}

function randomBoard(dice: Dice, faces: readonly Face[]): Board {
  const [columns, rows] = [3 + dice.below(2), 3 + dice.below(2)];
  const bare = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, 2 * Math.floor(i / columns) + ((i % columns) % 2)];
    const id = `${String.fromCharCode(65 + x)}${y}`;
    return { id, x, y, name: null, terrain: null, closedSides: [], face: BLANK };
  });
  const beside = neighbours('flat', bare, 'both-hexes');
  const chosen = new Map<string, Face>();
  const joined = (id: string, face: Face) => {
    const sides = sidesOf(face);
    return beside.get(id)!.reduce((sum, next, side) => {
      if (next === null) return sum - (sides.has(side) ? 1 : 0);
      const other = chosen.get(next);
      return other && sides.has(side) === sidesOf(other).has(opposite(side)) ? sum + 1 : sum;
    }, 0);
  };
  for (const { id } of dice.shuffle(bare)) {
    const drawn = Array.from({ length: 12 }, () => dice.pick(faces));
    chosen.set(
      id,
      drawn.reduce((a, b) => (joined(id, b) > joined(id, a) ? b : a)),
    );
  }
  const hexes = bare.map(
    (hex): Hex => ({ ...hex, face: chosen.get(hex.id)!, neighbours: beside.get(hex.id)! }),
  );
  return { layout: 'flat', hexes: new Map(hexes.map((hex) => [hex.id, hex])), tiles: new Map() };
}

function ofNetwork({ board, stations, rules }: Position): Reached {
  const found = network(board, {}, stations, 'us', rules);
  const reached: string[] = [];
  for (const [id, { face }] of board.hexes) {
    face.nodes.forEach((_, node) => {
      const distance = distanceTo(found, { hex: id, node });
      if (distance !== null) reached.push(`${id}.${node} after ${distance}`);
    });
    for (const edge of arrivalsAt(found, id)) reached.push(`${id}/${edge}`);
  }
  return reached.sort();
}

/** Tries every way from every station that uses no node, no side and, if that counts, no hex twice. */
function everyTrail({ board, stations, rules }: Position): Reached | null {
  const distances = new Map<string, number>();
  const arrivals = new Set<string>();
  const used = new Set<string>();
  let steps = 0;
  const using = (things: readonly string[], go: () => void) => {
    if (things.some((thing) => used.has(thing)) || ++steps > MAX_STEPS) return;
    for (const thing of things) used.add(thing);
    go();
    for (const thing of things) used.delete(thing);
  };
  const at = (hex: string, node: number) => stations.filter((each) => each.hex === hex && each.node === node);
  const passable = (hex: string, node: number) => {
    const own = at(hex, node).some(({ owner }) => owner === 'us');
    const taken = at(hex, node).filter(({ owner, beside }) => owner !== 'us' && !beside).length;
    return leadsOn(board.hexes.get(hex)!.face, node, taken, own, rules.ends);
  };
  const enterNode = (hex: string, node: number, length: number, starts: boolean) =>
    using([`${hex}.${node}`], () => {
      const name = `${hex}.${node}`;
      distances.set(name, Math.min(length, distances.get(name) ?? length));
      if (!starts && !passable(hex, node)) return;
      const { nodes, links = [] } = board.hexes.get(hex)!.face;
      for (const edge of nodes[node]!.edges) leaveHex(hex, edge, length);
      for (const [a, b] of links) {
        if (a === node) enterNode(hex, b, length, false);
        if (b === node) enterNode(hex, a, length, false);
      }
    });
  const leaveHex = (hex: string, edge: number, length: number) => {
    const next = board.hexes.get(hex)!.neighbours[edge];
    if (!next || rules.barred?.(hex, edge)) return;
    const entry = opposite(edge);
    const side = [`${hex}/${edge}`, `${next}/${entry}`].sort().join();
    using(rules.hexTwice ? [side] : [side, next], () => {
      arrivals.add(`${next}/${entry}`);
      const { nodes, crossings } = board.hexes.get(next)!.face;
      for (const [a, b] of crossings) {
        if (a === entry) leaveHex(next, b, length + 1);
        if (b === entry) leaveHex(next, a, length + 1);
      }
      nodes.forEach(({ edges }, node) => {
        if (edges.includes(entry)) enterNode(next, node, length + 1, false);
      });
    });
  };
  for (const station of stations) {
    const { hex, node, owner } = station;
    if (owner === 'us' && (rules.from?.(station) ?? true)) using([hex], () => enterNode(hex, node, 0, true));
  }
  if (steps > MAX_STEPS) return null;
  return [...[...distances].map(([name, length]) => `${name} after ${length}`), ...arrivals].sort();
}
