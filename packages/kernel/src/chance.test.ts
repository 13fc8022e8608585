import { describe, expect, test } from 'vitest';
import { commitment, drawAll, seededOracle } from './chance.ts';
import { decision } from './decision.ts';
import type { Json } from './json.ts';
import { list, range } from './offer.ts';
import { newGame, pending, playInPlace } from './play.ts';
import { ask, procedure } from './procedure.ts';
import { sha256 } from './sha256.ts';
import { CHANCE } from './state.ts';
import { type LotsState, lots } from './testing/lots.ts';
import { defineTitle } from './title.ts';

const die = range({}, 'roll', { min: 1, max: 6 });

test('a draw depends on the seed and its number alone', () => {
  const draw = (seed: string) => Array.from({ length: 50 }, (_, i) => seededOracle(seed)(die, i));
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('every outcome is equally likely', () => {
  const oracle = seededOracle('fair');
  const counts = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const rolled = JSON.stringify(oracle(die, i));
    counts.set(rolled, (counts.get(rolled) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  const chiSquared = [...counts.values()].reduce((sum, n) => sum + (n - 2_000) ** 2 / 2_000, 0);
  // Five degrees of freedom: a fair die stays below this in 999 of 1,000 cases; the seed is fixed.
  expect(chiSquared).toBeLessThan(20.5);
});

test('an outcome that is offered twice is twice as likely', () => {
  const oracle = seededOracle('bag');
  const drawn = Array.from({ length: 3_000 }, (_, i) => oracle(list<Json>(['red', 'red', 'blue']), i));
  const reds = drawn.filter((lot) => lot === 'red').length;
  expect(reds).toBeGreaterThan(1_900);
  expect(reds).toBeLessThan(2_100);
});

test('an empty offer to chance is a bug', () => {
  expect(() => seededOracle('x')(list<Json>([]), 0)).toThrow(/nothing to draw/);
});

test('the commitment binds the seed', () => {
  expect(commitment('a')).toBe(sha256('signalbox seed a'));
  expect(commitment('a')).not.toBe(commitment('b'));
});

describe('at the table', () => {
  const untilDraw = () => {
    const state = newGame(lots, { players: 2, options: { 'no-bell': true } });
    for (const seat of state.seats)
      playInPlace(lots, state, { seat, decision: 'opening-bid', choice: { bid: 0 } });
    return state;
  };

  test('chance acts until it is a player’s turn, and can be checked afterwards', () => {
    const state = untilDraw();
    const drawn = drawAll(lots, state, seededOracle('seed'), 0);
    expect(drawn).toHaveLength(1);
    expect(pending(lots, state)?.seats).toEqual(['p1']);
    expect(drawAll(lots, untilDraw(), seededOracle('seed'), 0)).toEqual(drawn);
    expect(drawAll(lots, state, seededOracle('seed'), 1)).toEqual([]);
  });

  test('draws in a row are numbered one after another', () => {
    const lot = decision<LotsState, object, string>({
      ...{ name: 'lot', rule: '2', actor: () => CHANCE },
      offer: () => list(['red', 'blue']),
      apply: () => {},
    });
    const main = procedure<LotsState>('main', '1', ask(lot, 'first'), ask(lot, 'second'), ask(lot, 'third'));
    const threeDraws = defineTitle<LotsState>({ ...lots, main });
    const numbers: number[] = [];
    const oracle = (offer: Parameters<ReturnType<typeof seededOracle>>[0], number: number) => {
      numbers.push(number);
      return seededOracle('seed')(offer, number);
    };
    drawAll(threeDraws, newGame(threeDraws, { players: 2, options: {} }), oracle, 5);
    expect(numbers).toEqual([5, 6, 7]);
  });
});
