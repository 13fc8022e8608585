import { expect, it } from 'vitest';
import { dice } from '../testing/dice.ts';
import { board } from './board.ts';
import { contact } from './contact.ts';
import type { Board, Face, Laid, Station } from './face.ts';
import { faceIn, laidFace } from './faces.ts';
import { layTile, moveStations } from './lay.ts';
import { type Network, network } from './network.ts';
import { reachedTrack, reaches } from './reach.ts';
import { trackOf } from './track.ts';
import { upgrade } from './upgrade.ts';

const COVERED = ['1', '2', '3', '4', '5', '6', '7'];
const COVERING = ['11', '12', '13', '14', '15', '16', '17', '18', '19'];

/** B4 in the middle; around it cities with track to it, or none. No way leads back into B4. */
function boardAround(connected: (edge: number) => boolean): Board {
  const around = ['B6', 'A5', 'A3', 'B2', 'C3', 'C5'].map((hex, edge) =>
    connected(edge) ? `${hex} gray city20(${(edge + 3) % 6})` : hex,
  );
  return board({
    layout: 'flat',
    across: 'letter',
    hexes: ['B4', ...around].join('\n'),
    tiles: `
      1  x1 yellow 0-2
      2  x1 yellow city20(0,3)
      3  x1 yellow town10(0,1)
      4  x1 yellow city20(0,1) city20(3)
      5  x1 yellow halt(0) halt(3) #0-#1
      6  x1 yellow 0-3 1-2
      7  x1 yellow town10 city20(1)
      11 x1 green  0-2 0-3
      12 x1 green  (0,1,2)
      13 x1 green  city30/2(0,3,4)
      14 x1 green  city30(0,1,3)
      15 x1 green  town20(0,1,4)
      16 x1 green  town20(0,1) town20(3) #0-#1
      17 x1 green  0-3 1-2 1-4
      18 x1 green  town10(3) city30(1,2) #0-#1
      19 x1 green  town20(0,4) town20(3) town20(1) #0-#1
    `,
  });
}

/** Every tile that may cover another, in all positions. */
const LAYS = (() => {
  const map = boardAround(() => false);
  const all = (ids: readonly string[]) =>
    ids.flatMap((id) => [0, 1, 2, 3, 4, 5].map((r): Laid => `${id}/${r}`));
  return all(COVERED).flatMap((old) =>
    all(COVERING)
      .filter((next) => upgrade(laidFace(map, old), laidFace(map, next)) !== null)
      .map((next) => ({ old, next })),
  );
})();

function randomLay(seed: number) {
  const { chance, pick } = dice(seed);
  const map = boardAround(() => chance(0.6));
  const { old, next } = pick(LAYS);
  const [tile, rotation] = next.split('/');
  const tiles = { B4: old };
  const stations: Station[] = [];
  for (const [hex, { face }] of map.hexes) {
    if (face.nodes.length > 0 && chance(0.4)) stations.push({ owner: 'us', hex, node: 0 });
  }
  faceIn(map, tiles, 'B4').nodes.forEach((_, node) => {
    if (chance(0.4)) stations.push({ owner: pick(['us', 'them', 'others']), hex: 'B4', node });
  });
  const from = (station: Station) => station !== stations.at(-1);
  const rules = { ends: [], hexTwice: chance(0.5), ...(chance(0.2) && { from }) };
  const before = network(map, tiles, stations, 'us', rules);
  return { before, lay: { hex: 'B4', tile: tile!, rotation: Number(rotation) } };
}

/** Pieces of the tile that the company reaches, and those of them that were not there before. */
function piecesIn(after: Network, from: Face, becomes: readonly number[]) {
  const old = new Set([
    ...from.crossings.map(([a, b]) => `edges ${a},${b}`),
    ...from.nodes.flatMap(({ edges }, node) => edges.map((edge) => `edge ${edge} node ${becomes[node]}`)),
    ...(from.links ?? []).map(([a, b]) => `nodes ${[becomes[a]!, becomes[b]!].sort()}`),
  ]);
  const to = faceIn(after.board, after.tiles, 'B4');
  const names = reachedTrack(after)
    .filter(({ hex }) => hex === 'B4')
    .map(({ edges, nodes }) => {
      if (edges.length === 2) return `edges ${edges}`;
      return nodes.length === 2 ? `nodes ${[...nodes].sort()}` : `edge ${edges} node ${nodes}`;
    });
  const isJunction = to.nodes[0]?.kind === 'junction';
  const wasThere = (name: string) =>
    isJunction ? (trackOf(from).edges & (1 << Number(name.split(' ')[1]))) !== 0 : old.has(name);
  return { all: names.length, fresh: names.filter((name) => !wasThere(name)).length };
}

it('what a company would reach of a tile is what it reaches when the tile is laid', () => {
  const count = { touched: 0, newTrack: 0, neither: 0 };
  for (let seed = 1; seed <= 500; seed++) {
    const { before, lay } = randomLay(seed);
    const { board: map, tiles, stations, rules } = before;
    const from = faceIn(map, tiles, 'B4');
    const laid = layTile(tiles, lay);
    const face = faceIn(map, laid, 'B4');
    const change = upgrade(from, face)!;
    const found = contact(before, before.plan.numbers.get('B4')!, {
      face,
      track: trackOf(face),
      upgrade: change,
    });
    const counts = (station: Station) => station.owner === 'us' && (rules.from?.(station) ?? true);
    const starting = stations.filter(counts);
    const moved = moveStations(map, tiles, stations, lay);
    const after = network(map, laid, moved, 'us', {
      ...rules,
      from: (station) => counts(stations[moved.indexOf(station)]!),
    });
    const pieces = piecesIn(after, from, change.becomes);
    const expected = {
      touched: pieces.all > 0 || starting.some(({ hex }) => hex === 'B4'),
      newTrack: pieces.fresh > 0,
      nodes: face.nodes.reduce(
        (set, _, node) => (reaches(after, { hex: 'B4', node }) ? set | (1 << node) : set),
        0,
      ),
    };
    expect({ seed, ...found }).toEqual({ seed, ...expected });
    if (found.newTrack) count.newTrack++;
    else count[found.touched ? 'touched' : 'neither']++;
  }
  expect(Math.min(...Object.values(count))).toBeGreaterThan(20);
});
