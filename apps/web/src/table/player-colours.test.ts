import { expect, test } from 'vitest';
import type { TableSnapshot } from '../source/table-source.ts';
import { PLAYER_COLOURS, playerColour } from './player-colours.ts';

const SEATS = Array.from({ length: 8 }, (_, i) => `p${i + 1}`);
const AT_TABLE = { table: { seats: SEATS.map((seat) => ({ seat })) } } as unknown as TableSnapshot;

test('each of eight players has a colour of their own, whatever the order of play', () => {
  const colours = SEATS.toReversed().map((seat) => playerColour(AT_TABLE, seat));
  expect(new Set(colours).size).toBe(8);
  expect(colours).toEqual([...PLAYER_COLOURS].toReversed());
});

test('nobody else has one', () => {
  expect(playerColour(AT_TABLE, 'pool')).toBeUndefined();
});
