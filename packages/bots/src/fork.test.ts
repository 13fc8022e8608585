import { CHOSEN_UNSEEN, carryOutInPlace, newGame, pending, view } from '@signalbox/kernel';
import { eighteenFL } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { fork, playableCopy } from './fork.ts';
import { defaultSetup, untilDecision } from './testing/positions.ts';

test('a copy shares only what is never changed in place', () => {
  const state = newGame(eighteenFL, defaultSetup(eighteenFL, 3));
  const copy = fork(eighteenFL, state);
  expect(copy.tiles).toBe(state.tiles);
  expect(copy.cash).toEqual(state.cash);
  expect(copy.cash).not.toBe(state.cash);
  expect(copy.events).toBeNull();
});

test('a player with a sealed choice chooses again in a simulated game', () => {
  const state = untilDecision(eighteenFL, 3, 'bid-for-choice');
  const [first, second] = pending(eighteenFL, state)!.seats;
  carryOutInPlace(eighteenFL, state, first!, 10);
  const seen = view(eighteenFL, state, second!);
  expect(seen.stack.at(-1)!.sealed).toEqual({ [first!]: CHOSEN_UNSEEN });
  const copy = playableCopy(eighteenFL, seen);
  expect(pending(eighteenFL, copy)!.seats).toHaveLength(3);
  expect(seen.stack.at(-1)!.sealed).toEqual({ [first!]: CHOSEN_UNSEEN });
});
