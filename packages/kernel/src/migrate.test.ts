import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import { migrate } from './migrate.ts';
import { newGame, pending, playInPlace } from './play.ts';
import { random } from './random.ts';
import { sample } from './sample.ts';
import { lots } from './testing/lots.ts';
import { lotsNext } from './testing/lots-next.ts';
import { randomGame } from './tools/random-game.ts';

const setup = { players: 3, options: { 'no-bell': true } };

test('a game saved at any point can be finished under changed rules', () => {
  const whole = randomGame(lots, setup, random(11)).actions.length;
  for (let after = 0; after < whole; after++) {
    const { state: saved } = randomGame(lots, setup, random(11), after);
    const state = migrate(lotsNext, JSON.parse(JSON.stringify(saved)) as Json);
    expect(state).toMatchObject({ format: 2, auctions: 0, cash: saved.cash });
    const rng = random(after);
    for (let waiting = pending(lotsNext, state); waiting; waiting = pending(lotsNext, state)) {
      const seat = rng.pick(waiting.seats);
      const choice = sample(waiting.offerTo(seat), rng);
      expect(playInPlace(lotsNext, state, { seat, decision: waiting.decision, choice })).toBeNull();
    }
    expect(state.outcome?.reason).toBe('last-lot');
  }
});

describe('what cannot be migrated', () => {
  const stored = (format: unknown) => ({ ...newGame(lots, setup), format }) as unknown as Json;

  test('a state of the current format is unchanged', () => {
    const state = stored(2);
    expect(migrate(lotsNext, state)).toBe(state);
  });

  test('a newer format, an unknown one, and no state at all', () => {
    expect(() => migrate(lots, stored(2))).toThrow(/newer version/);
    expect(() => migrate(lotsNext, stored(0))).toThrow(/no migration from format 0/);
    for (const junk of [null, 7, [], {}, stored('1')])
      expect(() => migrate(lots, junk as Json)).toThrow(/no format/);
  });

  test('a migration must lead to the next format', () => {
    const wrong = { ...lotsNext, migrations: { 1: (old: Json) => old } };
    expect(() => migrate(wrong, stored(1))).toThrow(/is wrong/);
  });
});
