import { expect, test } from 'vitest';
import { GALLERY } from '../../pages/maps/gallery.ts';
import { freeCorner, surroundings, viewBox, windowOn } from './bounds.ts';
import { centreOf, SIDE } from './hexagon.ts';

test.each(GALLERY)('the buttons cover no hex of $name', ({ model: { board } }) => {
  const frame = viewBox(board);
  const tools = { width: 200, height: 80 };
  const corner = freeCorner(board, frame, tools, null);
  expect(corner).not.toBeNull();
  const left = corner!.endsWith('left') ? frame.x : frame.x + frame.width - tools.width;
  const top = corner!.startsWith('top') ? frame.y : frame.y + frame.height - tools.height;
  for (const hex of board.hexes.values()) {
    const [x, y] = centreOf(board.layout, hex);
    const dx = Math.max(left - x, 0, x - left - tools.width);
    const dy = Math.max(top - y, 0, y - top - tools.height);
    expect(Math.hypot(dx, dy), hex.id).toBeGreaterThan(SIDE * 0.9);
  }
});

test('they do not cover a market next to the map, and there may be no free corner', () => {
  const { board } = GALLERY.find(({ id }) => id === '18FL')!.model;
  const frame = viewBox(board);
  const tools = { width: 200, height: 80 };
  const corner = freeCorner(board, frame, tools, null);
  const market = { x: frame.x, y: frame.y + frame.height / 2, width: 300, height: frame.height / 2 };
  expect(corner).toBe('bottom-left');
  expect(freeCorner(board, frame, tools, market)).toBe('bottom-right');
  expect(freeCorner(board, frame, { width: frame.width, height: frame.height }, null)).toBeNull();
});

test('zooming in on the edge of the map shows no more sea than the whole map does', () => {
  const whole = { x: -10, y: 0, width: 400, height: 200 };
  // In the middle of the map the part is in the middle of the window, which has the frame's proportions.
  const middle = { x: 140, y: 75, width: 100, height: 50 };
  expect(windowOn(whole, middle, 4)).toEqual(middle);
  expect(windowOn(whole, { ...middle, width: 50, x: 165 }, 4)).toEqual(middle);
  expect(windowOn(whole, { x: 350, y: 170, width: 100, height: 50 }, 4)).toEqual({
    x: 290,
    y: 150,
    width: 100,
    height: 50,
  });
  // What is larger than the map is shown around it.
  expect(windowOn(whole, { x: 0, y: 0, width: 800, height: 100 }, 4)).toEqual({
    x: -210,
    y: -100,
    width: 800,
    height: 400,
  });
});

test.each(GALLERY)(
  'a hex of $name that is looked at is shown in the middle, with all its neighbours',
  ({ model: { board } }) => {
    const [id, hex] = [...board.hexes].at(-1)!;
    const { x, y, width, height } = surroundings(board, [id]);
    const [across, down] = centreOf(board.layout, hex);
    expect([across - x, down - y]).toEqual([width / 2, height / 2].map((half) => expect.closeTo(half)));
    // A neighbour lies √3 sides away and reaches one side further.
    expect(Math.min(width, height) / 2).toBeGreaterThan((Math.sqrt(3) + 1) * SIDE);
    expect(surroundings(board, board.hexes.keys())).toEqual(viewBox(board));
  },
);
