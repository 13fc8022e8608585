import {
  type AnyTitle,
  CHANCE,
  carryOutInPlace,
  newGame,
  pending,
  random,
  sample,
  view,
} from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { choose } from '../choose.ts';
import { seatsOf } from '../deciding.ts';
import { defaultSetup } from '../testing/positions.ts';
import { heuristicsFor } from '../titles/index.ts';
import { aboveOthers, corrected } from './features.ts';

/** Some positions of the first half of a game among apprentices. */
function* positions(title: AnyTitle) {
  const state = newGame(title, defaultSetup(title, title.players[0]));
  const rng = random(3);
  for (let actions = 0; actions < 250; actions++) {
    if (actions % 50 === 49) yield state;
    const waiting = pending(title, state);
    if (!waiting) return;
    const seat = waiting.seats[0]!;
    const choice =
      seat === CHANCE
        ? sample(waiting.offerTo(seat), rng)!
        : choose(title, state, seat, waiting, { level: 'apprentice', nodes: 1, seed: actions }).choice;
    carryOutInPlace(title, state, seat, choice);
  }
}

describe.each(TITLES.map((title) => [title.id, title as AnyTitle] as const))('%s', (_, title) => {
  const { features = [] } = heuristicsFor(title);

  test('features are finite, and the same for everybody who looks at a seat', () => {
    expect(features.length).toBeGreaterThan(0);
    const seen = new Set<string>();
    for (const state of positions(title)) {
      for (const seat of seatsOf(state)) {
        for (const { name, of } of features) {
          const value = of(state, seat);
          expect.soft(Number.isFinite(value), name).toBe(true);
          for (const viewer of seatsOf(state)) expect(of(view(title, state, viewer), seat)).toBe(value);
          if (value !== 0) seen.add(name);
        }
      }
    }
    // A feature that is always 0 would pass, but tell nothing.
    expect(seen.size).toBeGreaterThan(features.length / 2);
  });

  test('names of features are unique', () => {
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
  });
});

test('corrections are added to an estimate', () => {
  const features = [
    { name: 'a', of: () => 10 },
    { name: 'b', of: () => 100 },
  ];
  const worth = () => 1;
  expect(corrected(worth, features, { a: 0.5, b: -0.1 })({} as never, 'p1')).toBe(-4);
  expect(corrected(worth, features, {})).toBe(worth);
});

test('what a seat has above the others is compared with their mean', () => {
  const values: Record<string, number> = { p1: 30, p2: 10, p3: 0 };
  expect(aboveOthers(['p1', 'p2', 'p3'], 'p1', (seat) => values[seat]!)).toBe(25);
});
