import { expect, test } from 'vitest';
import { TILES, type Tile } from './Tiles.tsx';

/** Where a side leads: clockwise from the lower right, columns of flat hexes. */
const STEPS = [
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
  [0, -1],
  [1, -0.5],
] as const;

const sidesOf = ({ track }: Tile) => track.flat();

test('the track of the tiles on the home page connects', () => {
  const loose = TILES.flatMap((tile) =>
    sidesOf(tile).filter((side) => {
      const [column, row] = STEPS[side]!;
      const next = TILES.find(({ at }) => at[0] === tile.at[0] + column && at[1] === tile.at[1] + row);
      return next !== undefined && !sidesOf(next).includes((side + 3) % 6);
    }),
  );
  expect(loose).toEqual([]);
});
