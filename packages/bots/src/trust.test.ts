import { type GameState, pending, random, type Title } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { advise } from './advise.ts';
import { Budget } from './budget.ts';
import type { Context } from './context.ts';
import type { Heuristics } from './heuristics.ts';
import { byScore } from './play-on.ts';
import { untilDecision } from './testing/positions.ts';
import { think } from './think.ts';
import { heuristicsFor } from './titles/index.ts';

const title = TITLES.find(({ id }) => id === 'union-station') as Title<GameState>;
const known = heuristicsFor(title);
const plan = { candidates: 6, horizon: 3 };
const conductor = { ...plan, samples: 1 };
const baron = { ...plan, depth: 1 };

/** Thinks about the first turn of a game with these heuristics; returns the choice and the number of games. */
function thinkAbout(level: 'conductor' | 'baron', changed: Partial<Heuristics>, nodes: number, seed = 1) {
  const state = untilDecision(title, 4, 'choose-action');
  const waiting = pending(title, state)!;
  const seat = waiting.seats[0]!;
  const seats = (state as GameState & { seats: string[] }).seats;
  const budget = new Budget({ nodes });
  const context: Context = { title, heuristics: { ...known, ...changed }, seats, budget, rng: random(seed) };
  const advised = byScore(advise(context, state, waiting.decision, waiting.offerTo(seat), seat, false)!);
  const thinking = think(context, state, seat, waiting, level);
  let games = 0;
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) games += 1;
  return { chosen: step.value[0], advised: advised[0]!, games };
}

/** Random values for all seats, so that simulations say nothing about a choice. */
function randomWorth(seed: number): Heuristics['worth'] {
  const rng = random(seed);
  return () => rng.below(40);
}

describe.each(['conductor', 'baron'] as const)('%s with few games', (level) => {
  const oneGameEach = plan.candidates * (plan.horizon + 1);
  const departures = (trust: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8].filter((seed) => {
      const plans = { conductor: { ...conductor, trust }, baron: { ...baron, trust } };
      const { chosen, advised } = thinkAbout(
        level,
        { worth: randomWorth(seed), ...plans },
        oneGameEach,
        seed,
      );
      return JSON.stringify(chosen.choice) !== JSON.stringify(advised.choice);
    });

  test('departs from the advice by chance if it has no head start', () => {
    expect(departures(0)).not.toEqual([]);
  });

  test('follows the advice until something is clearly better', () => {
    expect(departures(80)).toEqual([]);
  });
});

test('many games overrule the advice', () => {
  // Only money counts here, so the player who sells is ahead, contrary to the advice.
  const worth = (state: GameState, seat: string) =>
    (state as GameState & { cash: Record<string, number> }).cash[seat]!;
  const { chosen, advised } = thinkAbout(
    'baron',
    { worth, baron: { ...baron, candidates: 12, trust: 80 } },
    4_000,
  );
  expect(chosen.choice).not.toEqual(advised.choice);
  expect(chosen.choice).toMatchObject({ do: 'sell' });
});

test('a baron departs further from the advice the less its scores count', () => {
  // Random results decide, unless the scores count.
  const lossesWith = (prior: number) => {
    let sum = 0;
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const plans = { baron: { ...baron, candidates: 12, prior, samples: 1 } };
      const { chosen, advised } = thinkAbout('baron', { worth: randomWorth(seed), ...plans }, 4_000, seed);
      sum += advised.score - chosen.score;
    }
    return sum;
  };
  expect(lossesWith(1)).toBeLessThan(lossesWith(0) / 2);
  expect(lossesWith(100)).toBe(0);
});

test('a search ends when the result is clear, and continues when it is not', () => {
  const alike = { worth: () => 0, baron: { ...baron, clear: 3 } };
  const unlike = { worth: randomWorth(7), baron: { ...baron, clear: 3 } };
  const all = thinkAbout('baron', { ...alike, baron }, 2_000).games;
  expect(thinkAbout('baron', alike, 2_000).games).toBeLessThan(all / 4);
  expect(thinkAbout('baron', unlike, 2_000).games).toBeGreaterThan(all / 2);
});

test('no choice is simulated more often than the plan says', () => {
  const alike = { worth: () => 0, baron: { ...baron, samples: 2 } };
  const { games } = thinkAbout('baron', alike, 4_000);
  expect(games).toBeGreaterThan(plan.candidates);
  expect(games).toBeLessThanOrEqual(2 * plan.candidates);
});

test('a baron follows the advice where its plan says so, and a conductor does not', () => {
  const settled = [{ name: 'choose-action' }];
  const plans = { conductor, baron: { ...baron, settled } };
  expect(thinkAbout('baron', { ...plans, baron }, 2_000).games).toBeGreaterThan(0);
  expect(thinkAbout('conductor', plans, 2_000).games).toBeGreaterThan(0);
  const { chosen, advised, games } = thinkAbout('baron', plans, 2_000);
  expect(games).toBe(0);
  expect(chosen.score).toBe(advised.score);
});
