import { describe, expect, it } from 'vitest';
import { board } from '../map/board.ts';
import { line, mapOf } from '../testing/line.ts';
import { networkOf } from './compile.ts';

const TILES = `
  9  x*  yellow 0-3
  23 x*  green  0-3 0-4
  80 x*  green  (0,1,2)
`;

/** Three hexes in a column between two cities, and a town beside the middle one. */
const GROUND = board({
  layout: 'flat',
  across: 'letter',
  tiles: TILES,
  hexes: `
    A1 gray city20(0)
    A3
    A5
    A7
    A9 gray city30(3)
    B4 gray town10(1)
    B6 gray town10(2)
  `,
});

/** Each edge by its ends, with the hexes in between. */
function edgesOf(network: ReturnType<typeof networkOf>): string[] {
  const name = (vertex: number) => {
    const { hex, node } = network.vertices[vertex]!;
    return `${network.hexes[hex]!.id}${node ? `.${node.index}` : ' fork'}`;
  };
  const ways = network.edges.map(({ u, v, enters }) => {
    return `${name(u)}-${enters.map((hex) => network.hexes[hex]!.id).join('-')}>${name(v)}`;
  });
  return ways.sort();
}

describe('a map as a graph', () => {
  it('connects stops by unbranched stretches of track', () => {
    const tiles = { A3: '9/0', A5: '9/0', A7: '9/0' };
    expect(edgesOf(networkOf(GROUND, tiles))).toEqual(['A1.0-A3-A5-A7-A9>A9.0']);
  });

  it('leaves out track that leads nowhere', () => {
    expect(edgesOf(networkOf(GROUND, { A3: '9/0', A5: '9/0' }))).toEqual([]);
  });

  it('keeps a side where track forks, with the track across it as the trunk', () => {
    // From the bottom of A5 to its top, and to B4.
    const network = networkOf(GROUND, { A3: '9/0', A5: '23/0', A7: '9/0' });
    expect(edgesOf(network)).toEqual(['A1.0-A3-A5>A5 fork', 'A9.0-A7-A5>A5 fork', 'B4.0-A5>A5 fork']);
    const fork = network.vertices.findIndex(({ node }) => node === null);
    expect(edgesOf({ ...network, edges: [network.edges[network.trunk[fork]!]!] })).toEqual([
      'A9.0-A7-A5>A5 fork',
    ]);
    // With one branch in use there is no fork.
    expect(edgesOf(networkOf(GROUND, { A5: '23/0', A7: '9/0' }))).toEqual(['A9.0-A7-A5-B4>B4.0']);
  });

  it('keeps a junction only where three ways meet', () => {
    const network = networkOf(GROUND, { A3: '9/0', A5: '80/3', A7: '9/0' });
    expect(edgesOf(network).some((edge) => edge.includes('A5.0'))).toBe(true);
    const alone = networkOf(GROUND, { A5: '80/3', A7: '9/0' });
    expect(edgesOf(alone)).toEqual(['B4.0-A5-B6>B6.0']);
  });

  it('connects nodes of one hex by the track between them', () => {
    const map = mapOf('A1 gray city20(0)\nA3 gray city30(3) town10(0) #0-#1\nA5 gray town10(3)');
    expect(edgesOf(networkOf(map, {}))).toEqual(['A1.0-A3>A3.0', 'A3.0->A3.1', 'A3.1-A5>A5.0']);
  });

  it('crosses no closed side', () => {
    const map = mapOf('A1 gray city20(0) |0\nA3 gray city30(3)');
    expect(edgesOf(networkOf(map, {}))).toEqual([]);
  });

  it('is computed once per map, and again when a tile is laid', () => {
    const map = line('city20', 'town10', 'city30');
    const tiles = {};
    expect(networkOf(map, tiles)).toBe(networkOf(map, tiles));
    expect(networkOf(map, {})).not.toBe(networkOf(map, tiles));
  });
});
