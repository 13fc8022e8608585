import { expect, test } from 'vitest';
import { PLAYER_COLOURS } from '../settings/settings.ts';
import type { SeatInfo } from '../source/table-info.ts';
import { playerColours } from './player-colours.ts';

type Kind = SeatInfo['kind'];
const seatsOf = (...kinds: Kind[]) => kinds.map((kind, i) => ({ seat: `p${i + 1}`, kind }));
const BOTS: Kind[] = Array.from({ length: 7 }, () => 'bot');

test('each of eight players has a colour of their own, in the order of seats', () => {
  const colours = playerColours(seatsOf('you', ...BOTS), 'seat');
  expect([...colours.values()]).toEqual(Object.values(PLAYER_COLOURS));
  expect(new Set(colours.values()).size).toBe(8);
});

test('nobody else has one', () => {
  expect(playerColours(seatsOf('you', 'bot'), 'seat').get('pool')).toBeUndefined();
});

test('the chosen colour is the player’s, and whoever would have had it gets the player’s', () => {
  const { green, orange, blue } = PLAYER_COLOURS;
  expect([...playerColours(seatsOf('person', 'you', 'bot'), 'blue').values()]).toEqual([green, blue, orange]);
});

test('a colour that no seat of this table has is simply taken', () => {
  const { green, teal } = PLAYER_COLOURS;
  expect([...playerColours(seatsOf('person', 'you'), 'teal').values()]).toEqual([green, teal]);
});

test('spectators, and people who share a device, see the colours of the seats', () => {
  const { green, orange } = PLAYER_COLOURS;
  expect([...playerColours(seatsOf('person', 'person'), 'blue').values()]).toEqual([green, orange]);
  expect([...playerColours(seatsOf('you', 'you'), 'blue').values()]).toEqual([green, orange]);
});
