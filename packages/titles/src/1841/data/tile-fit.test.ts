import { faceIn, laidFace, type Tiles, terrainCost } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { layable as layableOn } from '../../testing/map.ts';
import { proves } from '../../testing/proves.ts';
import { BOARD, LITE_BOARD } from './board.ts';

const layable = (hex: string, tiles: Tiles = {}) => layableOn(BOARD, hex, tiles);
const tilesOf = (hex: string, tiles: Tiles = {}) => [
  ...new Set(layable(hex, tiles).map((lay) => lay.split('/')[0])),
];

function exitsOf(lay: string): number[] {
  const { nodes, crossings } = laidFace(BOARD, lay);
  return [...nodes.flatMap(({ edges }) => edges), ...crossings.flat()];
}

/** Sides that lead to another hex. */
function sidesOfMap(hex: string): Set<number> {
  return new Set(BOARD.hexes.get(hex)!.neighbours.flatMap((to, edge) => (to === null ? [] : [edge])));
}

describe('§4.1.1: what the ground allows', () => {
  proves(['4.1.1t', '4.1.1m'], 'green M, T and G go onto printed hexes, whose track they keep', () => {
    expect(layable('F8')).toEqual(['604/0', '604/1']);
    expect(layable('M7')).toEqual(['612/0', '612/5']);
    expect(new Set(layable('H4').map((lay) => lay.split('/')[0]))).toEqual(new Set(['606']));
    // And nothing but brown M, T, G after them.
    expect(new Set(layable('F8', { F8: '604/0' }).map((lay) => lay.split('/')[0]))).toEqual(new Set(['605']));
    expect(new Set(layable('H4', { H4: layable('H4')[0]! }).map((lay) => lay.split('/')[0]))).toEqual(
      new Set(['607']),
    );
    expect(new Set(layable('M7', { M7: '612/0' }).map((lay) => lay.split('/')[0]))).toEqual(new Set(['609']));
  });

  proves(['4.1.1u', '4.1.1m'], 'Venezia lies towards its port, and so do the tiles that follow', () => {
    expect(layable('F16')).toEqual(['601/0']);
    expect(layable('F16', { F16: '601/0' })).toEqual(['602/1']);
    expect(layable('F16', { F16: '602/1' })).toEqual(['603/1']);
  });

  proves(
    ['4.1.1t', '4.1.1k'],
    'an Alpine pass takes the large tile at once, an Apennine one the small',
    () => {
      expect(layable('A5')).toEqual(['610/2']);
      expect(new Set(layable('K7').map((lay) => lay.split('/')[0]))).toEqual(new Set(['613', '614', '615']));
    },
  );

  proves('4.1.1y', 'the two cities of Torino become one with two slots', () => {
    expect(layable('H4').every((lay) => lay.startsWith('606/'))).toBe(true);
    expect(layable('H4')).not.toEqual([]);
    const [first] = layable('H4');
    expect(faceIn(BOARD, { H4: first! }, 'H4').nodes).toMatchObject([{ kind: 'city', slots: 2 }]);
    expect(faceIn(BOARD, {}, 'H4').nodes).toHaveLength(2);
  });

  proves(['C-33', '4.1.1g', '1841-R14'], 'an impassable side printed on one hex holds for both', () => {
    const sidesOf = (lays: string[]) => new Set(lays.flatMap((lay) => exitsOf(lay)));
    // I3 has no mark of its own, G3 does. N14 of Lite is closed by P14.
    expect(sidesOf(layable('I3'))).toEqual(new Set([0, 2, 4, 5]));
    expect(sidesOf(layable('G3'))).toEqual(new Set([4, 5]));
    expect(sidesOf(layableOn(LITE_BOARD, 'N14')).has(0)).toBe(false);
    // Off the grid, and into blank sides of grey hexes.
    expect(sidesOf(layable('I1'))).toEqual(sidesOfMap('I1'));
    expect(sidesOf(layable('C9')).has(3)).toBe(false);
    expect(sidesOf(layable('C11')).has(1)).toBe(true);
  });

  proves('4.1.1j', 'the ground is paid for once, Apennine passes for each tile', () => {
    expect(terrainCost(BOARD, {}, 'M3')).toBe(50);
    expect(terrainCost(BOARD, { F16: '601/0' }, 'F16')).toBe(0);
    expect(terrainCost(BOARD, {}, 'K7')).toBe(100);
    expect(terrainCost(BOARD, { K7: '613/0' }, 'K7')).toBe(50);
  });

  proves(['4.1.1i'], 'what the ground costs, hex by hex', () => {
    const costing = (cost: number) =>
      [...BOARD.hexes.keys()].filter((hex) => terrainCost(BOARD, {}, hex) === cost).sort();
    expect(costing(50)).toEqual('B16 F16 H2 I1 J16 J8 K9 L16 L2 M13 M3 M7 N4 N6 N8 O15 O5 O9 P16'.split(' '));
    expect(costing(100)).toHaveLength(16);
    expect(costing(200)).toEqual(['A5', 'G1']);
    for (const hex of [...costing(100), ...costing(200)])
      expect(faceIn(BOARD, {}, hex).nodes).toMatchObject([{ kind: 'pass' }]);
  });

  proves(['4.1.1k', '4.1.1l'], 'a hex takes only the kind of tile that it shows', () => {
    expect(tilesOf('I5')).toEqual(['3', '4', '58']);
    expect(tilesOf('F6')).toEqual(['1', '2', '55', '56', '69', '630', '631', '632', '633']);
    expect(tilesOf('K11')).toEqual(['5', '6', '57']);
    expect(tilesOf('E9')).toEqual(['201', '202', '621']);
    expect(tilesOf('G15')).toEqual(['201', '202', '621']);
    expect(tilesOf('E5')).toEqual(['7', '8', '9']);
    expect(tilesOf('P12')).toEqual(['12', '13', '14', '15', '205', '206', '619']);
    expect(tilesOf('M3')).toEqual(['207']);
  });

  proves(['4.1.1n', '15'], 'a replacement keeps all track and comes one colour later', () => {
    expect(layable('G9', { G9: '8/0' })).toContain('24/0');
    expect(layable('G9', { G9: '8/0' })).not.toContain('20/0');
    for (const lay of layable('G9', { G9: '8/0' })) {
      const { crossings } = laidFace(BOARD, lay);
      expect(
        crossings.some(([a, b]) => a + b === 2 && a !== b),
        lay,
      ).toBe(true);
      expect(BOARD.tiles.get(lay.split('/')[0]!)!.colour).toBe('green');
    }
    expect(tilesOf('K11', { K11: '14/0' }).sort()).toEqual(['611', '63']);
  });

  proves(['4.1.1v', '15'], 'two towns stay as they are, one town becomes a green one', () => {
    for (const tile of ['1', '2', '55', '56', '69', '630', '631', '632', '633'])
      expect(layable('F6', { F6: `${tile}/0` }), tile).toEqual([]);
    expect(tilesOf('I5', { I5: '58/0' })).toEqual(
      ['87', '144', '204', '88'].sort((a, b) => Number(a) - Number(b)),
    );
  });

  proves('4.1.1x', 'the number of tiles is limited', () => {
    expect(tilesOf('K7', { M5: '615/0' })).toEqual(['613', '614']);
    expect(tilesOf('K7', { K7: '613/0' }).sort()).toEqual(['616', '617', '618']);
    expect(tilesOf('K7', { K7: '613/0', M5: '616/0' }).sort()).toEqual(['617', '618']);
  });

  proves('4.1.1h', 'track may lead to grey track, arrows and ports, and need not', () => {
    // Treviso lies beside the box of the East: some tiles lead there, others do not.
    const exits = layable('D16').map(exitsOf);
    const east = BOARD.hexes.get('D16')!.neighbours.findIndex((to) => to === 'E17' || to === 'C17');
    expect(exits.some((edges) => edges.includes(east))).toBe(true);
    expect(exits.some((edges) => !edges.includes(east))).toBe(true);
    // Beside grey D10 with its track to the south-west.
    expect(layable('E9').some((lay) => exitsOf(lay).includes(4))).toBe(true);
    // Savona and its port.
    expect(layable('N6').some((lay) => exitsOf(lay).includes(0))).toBe(true);
    expect(layable('N6').some((lay) => !exitsOf(lay).includes(0))).toBe(true);
  });
});
