import { faceIn, opposite } from '@signalbox/rails';
import { expect } from 'vitest';
import { layable } from '../../testing/map.ts';
import { proves } from '../../testing/proves.ts';
import { BOARD, LARGER_BOARD } from './board.ts';

/** The side of a hex towards another one of its neighbours in the grid. */
function side(from: string, to: string): number {
  const [a, b] = [BOARD.hexes.get(from)!, BOARD.hexes.get(to)!];
  const offsets = ['0,2', '-1,1', '-1,-1', '0,-2', '1,-1', '1,1'];
  return offsets.indexOf(`${b.x - a.x},${b.y - a.y}`);
}

function isClosed(from: string, to: string): boolean {
  const edge = side(from, to);
  return (
    edge >= 0 &&
    BOARD.hexes.get(from)!.neighbours[edge] === null &&
    BOARD.hexes.get(to)!.neighbours[opposite(edge)] === null
  );
}

proves('BOARD-a', 'no tile leads into the sea or off the map', () => {
  for (const [id, hex] of BOARD.hexes) {
    for (const lay of layable(BOARD, id)) {
      const face = faceIn(BOARD, { [id]: lay }, id);
      const edges = [...face.nodes.flatMap((node) => node.edges), ...face.crossings.flat()];
      expect(edges.every((edge) => hex.neighbours[edge] !== null)).toBe(true);
    }
  }
});

proves('BOARD-b', 'the Medina cannot be crossed', () => {
  expect([isClosed('F2', 'G1'), isClosed('F2', 'G3'), isClosed('F4', 'G3')]).toEqual([true, true, true]);
});

proves('BOARD-c', 'nor the mountain at Ashey', () => {
  expect(isClosed('I5', 'I7')).toBe(true);
});

proves('BOARD-d', 'Ventnor is reached through its tunnels only', () => {
  expect(isClosed('I9', 'I11')).toBe(true);
  const ways = BOARD.hexes.get('I11')!.neighbours.filter((to) => to !== null);
  expect(ways.sort()).toEqual(['H10', 'H12']);
});

proves('BOARD-e', 'ten hexes cost 60 to build on', () => {
  const hilly = [...BOARD.hexes.values()].filter(({ terrain }) => terrain !== null);
  expect(hilly.every(({ terrain }) => terrain!.cost === 60)).toBe(true);
  expect(hilly.map(({ id }) => id).sort()).toEqual(
    ['H2', 'D4', 'K5', 'H6', 'C7', 'E7', 'F8', 'H10', 'H12', 'G13'].sort(),
  );
});

proves(['1860-R8', 'C-2'], 'the map of the rules has three closed lines; the larger one is an option', () => {
  const closed = (board: typeof BOARD) =>
    [...board.hexes.values()].filter(({ closedSides }) => closedSides.length > 0).map(({ id }) => id);
  expect(closed(BOARD)).not.toContain('B4');
  expect(closed(LARGER_BOARD)).toContain('B4');
  const more = [...LARGER_BOARD.hexes.keys()].filter((id) => !BOARD.hexes.has(id));
  expect(more.sort()).toEqual(['A5', 'A7', 'E11']);
});

proves('C-15', 'Shide is worth less in brown than in green', () => {
  const value = (tile: string) => BOARD.tiles.get(tile)!.nodes.map(({ revenue }) => revenue);
  expect(value('763')).toEqual([50, 30]);
  expect(value('773')).toEqual([60, 20]);
});
