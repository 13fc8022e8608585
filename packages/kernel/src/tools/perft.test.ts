import { expect, test } from 'vitest';
import { newGame } from '../play.ts';
import { lots } from '../testing/lots.ts';
import { perft, perftDivided } from './perft.ts';

const start = () => newGame(lots, { players: 2, options: { purse: 'five' } });

test('counts sealed, chance, bid and built choices', () => {
  // Two opening bids of 0 to 3; six lots in the bag, of which the bell ends the game.
  expect([0, 1, 2, 3].map((depth) => perft(lots, start(), depth))).toEqual([1, 4, 16, 96]);
  // The opener bid the most, b, and has 5 - b left: 5 - b bids and a pass, after each of the five other lots.
  const continuations = [0, 1, 2, 3].map((b) => (2 * b + 1) * 5 * (5 - b + 1));
  expect(perft(lots, start(), 4)).toBe(continuations.reduce((sum, n) => sum + n));
});

test('a game that is over has no continuations', () => {
  const over = { ...start(), stack: [], outcome: { reason: 'bell', scores: {}, winners: [] } };
  expect([0, 1, 2].map((depth) => perft(lots, over, depth))).toEqual([1, 0, 0]);
});

test('divided by the first choice, the parts add up and the state is untouched', () => {
  const state = start();
  const divided = perftDivided(lots, state, 4);
  expect([...divided.keys()]).toEqual(['bid=0', 'bid=1', 'bid=2', 'bid=3']);
  expect([...divided.values()].reduce((sum, n) => sum + n)).toBe(perft(lots, state, 4));
  expect(state).toEqual(start());
});
