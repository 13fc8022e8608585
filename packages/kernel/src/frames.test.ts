import { expect, test } from 'vitest';
import { enclosing, frameOf, isWithin } from './frames.ts';
import { answer, isAnswerTo, isPending, newGame, pending, playInPlace } from './play.ts';
import type { GameState } from './state.ts';
import { auction, bid, lots, openingBid, swapping } from './testing/lots.ts';

const vars = { lot: 'red', bidder: 'p1', high: null, price: 0, out: [] };
const inSwap = (...above: GameState['stack']): Pick<GameState, 'stack'> => ({
  stack: [
    { procedure: 'main', label: 'auction', vars: {} },
    { procedure: 'swapping', label: 'auction', vars: { seat: 'p2', given: [] } },
    ...above,
  ],
});

test('the frame that asks has the variables of its procedure', () => {
  const state = inSwap({ procedure: 'auction', label: 'bid', vars });
  expect(frameOf(state, auction)?.vars.lot).toBe('red');
  expect(frameOf(state, swapping)).toBeNull();
  expect(frameOf({ stack: [] }, auction)).toBeNull();
  expect(frameOf(state, swapping, auction)).toBe(frameOf(state, auction));
});

test('a procedure that has called another is found below it, the innermost first', () => {
  const state = inSwap(
    { procedure: 'auction', label: 'auction', vars },
    { procedure: 'auction', label: 'bid', vars: { ...vars, lot: 'blue' } },
  );
  expect(enclosing(state, swapping)?.vars.seat).toBe('p2');
  expect(enclosing(state, auction)?.vars.lot).toBe('blue');
  expect(isWithin(state, swapping)).toBe(true);
  expect(isWithin({ stack: [] }, swapping, auction)).toBe(false);
  expect(isWithin({ stack: [{ procedure: 'auction', label: 'bid', vars }] }, auction)).toBe(true);
});

test('what is pending and what was answered are known by their decision', () => {
  const state = newGame(lots, { players: 2, options: {} });
  const waiting = pending(lots, state);
  expect(isPending(waiting, openingBid)).toBe(true);
  expect(isPending(waiting, bid)).toBe(false);
  expect(isPending(null, bid)).toBe(false);
  const action = answer(openingBid, 'p1', { bid: 1 });
  expect(action).toEqual({ seat: 'p1', decision: 'opening-bid', choice: { bid: 1 } });
  expect(isAnswerTo(action, openingBid)).toBe(true);
  expect(isAnswerTo(action, bid)).toBe(false);
  expect(playInPlace(lots, state, action)).toBeNull();
});
