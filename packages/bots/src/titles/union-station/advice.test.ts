import { carryOutInPlace, choices, newGame, pending, random, type Seat, sample } from '@signalbox/kernel';
import { unionStation } from '@signalbox/titles';
import { RAILROADS } from '@signalbox/titles/union-station/data/railroads.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { describe, expect, test } from 'vitest';
import { advise } from '../../advise.ts';
import { Budget } from '../../budget.ts';
import type { Advice } from '../../heuristics.ts';
import { byScore } from '../../play-on.ts';
import { defaultSetup, untilDecision } from '../../testing/positions.ts';
import { UNION_STATION } from './index.ts';
import { worth } from './outlook.ts';

function adviceOn(state: State, seat: Seat, quick: boolean): readonly Advice[] {
  const { decision, offerTo } = pending(unionStation, state)!;
  const budget = new Budget({ nodes: 1 });
  const context = { title: unionStation, heuristics: UNION_STATION, seats: state.seats, budget };
  return advise({ ...context, rng: undefined as never }, state, decision, offerTo(seat), seat, quick)!;
}

describe('bidding', () => {
  const state = untilDecision<State>(unionStation, 4, 'bid');
  const { seats, offerTo } = pending(unionStation, state)!;
  const seat = seats[0]!;
  const amounts = (advice: readonly Advice[]) =>
    advice.flatMap(({ choice }) => (choice as { amount?: number }).amount ?? []);

  test('the minimum bid is advised; bolder ones are for levels that look ahead', () => {
    const advice = adviceOn(state, seat, false);
    expect(byScore(advice)[0]!.choice).toEqual({ do: 'bid', amount: 5 });
    // Below the gold squares 13, 19 and 25; and everything.
    expect(amounts(advice).sort((a, b) => a - b)).toEqual([5, 12, 18, 24, 30]);
    const offered = [...choices(offerTo(seat))];
    for (const { choice } of advice) expect(offered).toContainEqual(choice);
  });

  test('in simulated games only one bid is considered', () => {
    expect(amounts(adviceOn(state, seat, true))).toEqual([5]);
  });
});

describe('buying', () => {
  const netWorth = (state: State, seat: Seat) =>
    RAILROADS.reduce(
      (sum, one) => sum + (state.shares[one]?.[seat] ?? 0) * state.values[one],
      state.cash[seat]!,
    );

  test('names what the purchase adds to the net worth, with special dividends', () => {
    const seen = { purchases: 0, special: 0 };
    for (let seed = 1; seed <= 4; seed++) {
      const rng = random(seed);
      const state = newGame(unionStation, defaultSetup(unionStation, 3));
      for (let asked = pending(unionStation, state); asked; asked = pending(unionStation, state)) {
        const seat = asked.seats[0]!;
        const bought = asked.decision === 'choose-action' ? adviceOn(state, seat, true) : [];
        for (const { choice, because } of bought.filter((one) => one.because.key === 'bot/us/buy')) {
          const after = structuredClone(state);
          carryOutInPlace(unionStation, after, seat, choice);
          // What follows the end of the game is no longer paid.
          if (!pending(unionStation, after)) continue;
          expect(because.details!.gain).toBe(netWorth(after, seat) - netWorth(state, seat));
          seen.purchases++;
          if (Math.min(...Object.values(after.station)) > Math.min(...Object.values(state.station)))
            seen.special++;
        }
        carryOutInPlace(unionStation, state, seat, sample(asked.offerTo(seat), rng)!);
      }
    }
    expect(seen.purchases).toBeGreaterThan(100);
    expect(seen.special).toBeGreaterThan(0);
  });
});

describe('what a seat is worth', () => {
  const begun = () => untilDecision<State>(unionStation, 4, 'choose-action');

  test('in the end exactly its score', () => {
    const state = begun();
    state.shares = {};
    for (const railroad of RAILROADS) {
      state.shares[railroad] = { p1: 1 };
      state.values[railroad] = 20;
      state.discs[railroad] = 0;
    }
    state.cash.p1 = 7;
    expect(worth(state, 'p1')).toBe(107);
  });

  test('more the nearer the next dividend is, and the fewer share it', () => {
    const state = begun();
    const lone = RAILROADS.find((railroad) => state.values[railroad] > 0)!;
    const holder = state.seats.find((seat) => (state.shares[lone]![seat] ?? 0) > 0)!;
    const beyond = (value: number) => {
      state.values[lone] = value;
      return worth(state, holder) - value;
    };
    expect(beyond(31)).toBeGreaterThan(beyond(26));
    const alone = beyond(31);
    const other = state.seats.find((seat) => seat !== holder)!;
    state.shares[lone] = { ...state.shares[lone], [other]: 1 };
    expect(beyond(31)).toBeLessThan(alone);
  });

  test('money counts for more while there is something to buy', () => {
    const state = begun();
    const before = worth(state, 'p1');
    state.cash.p1! += 10;
    expect(worth(state, 'p1') - before).toBeCloseTo(14.5);
  });
});
