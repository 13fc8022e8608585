import { type AnyTitle, type GameState, newGame, objectionTo, pending, view } from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing';
import { TITLES } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { choose, hint } from './choose.ts';
import { chooseFor } from './choose-for.ts';
import { LEVELS } from './levels.ts';
import { BOT_MESSAGES } from './messages.ts';
import { defaultSetup, untilDecision } from './testing/positions.ts';
import { heuristicsFor, isAdvised } from './titles/index.ts';

/** Decisions with a single choice, which is made automatically except in recorded games. */
const FORCED = ['declare-bankruptcy', 'pay-for-train'];
/** Decisions of imported games only; bots simulate what these offer. */
const IMPORTED = ['choose-size', 'buy-major-tokens', 'look-for-boxes', 'remove-token'];
const CHANCE_DECISIONS = [
  'draw-lot',
  'first-auctioneer',
  'turn-up-share',
  'draw-player-number',
  'draw-tied-bid',
  'draw-auction-order',
];

describe.each(TITLES.filter(isAdvised))('$id', (title) => {
  test('has advice for every decision that can come up', () => {
    const asked = [...title.decisions.keys()].filter(
      (name) => ![...FORCED, ...IMPORTED, ...CHANCE_DECISIONS].includes(name),
    );
    expect([...heuristicsFor(title).advice.keys()].sort()).toEqual(asked.sort());
  });

  test.each(LEVELS)('%s: the same seed and the same work give the same choice', (level) => {
    const { state, seat } = firstDecision(title);
    const ask = () =>
      choose(title, view(title, state, seat), seat, pending(title, state)!, { level, nodes: 60, seed: 3 });
    const { choice, explanation } = ask();
    expect(ask()).toEqual({ choice, explanation });
    expect(objectionTo(pending(title, state)!.offerTo(seat), choice)).toBeNull();
    expect(BOT_MESSAGES).toHaveProperty([explanation.key]);
  });
});

function firstDecision(title: AnyTitle): { state: GameState; seat: string } {
  const name = title.id === 'union-station' ? 'choose-action' : 'trade';
  const state = untilDecision<GameState>(title, 3, name);
  return { state, seat: pending(title, state)!.seats[0]! };
}

test('the search ends as soon as its time is up', () => {
  const title: AnyTitle = TITLES.find(({ id }) => id === 'union-station')!;
  const { state, seat } = firstDecision(title);
  let clock = 0;
  let looks = 0;
  const now = () => {
    looks += 1;
    clock += 1;
    return clock;
  };
  choose(title, state, seat, pending(title, state)!, { level: 'baron', budgetMs: 200, seed: 1, now });
  expect(looks).toBeLessThanOrEqual(200 * 1.2);
  expect(clock).toBeLessThanOrEqual(200 * 1.2);
});

test('an aborted search still chooses', async () => {
  const title: AnyTitle = TITLES.find(({ id }) => id === 'union-station')!;
  const { state, seat } = firstDecision(title);
  const controller = new AbortController();
  const waiting = pending(title, state)!;
  const began = performance.now();
  const chosen = chooseFor(title, state, seat, waiting, {
    level: 'baron',
    budgetMs: 60_000,
    seed: 1,
    signal: controller.signal,
  });
  setTimeout(() => controller.abort(), 30);
  const { choice } = await chosen;
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(objectionTo(waiting.offerTo(seat), choice)).toBeNull();
});

test('a title without heuristics is played by simulation', () => {
  const state = newGame(lots, defaultSetup(lots, 2));
  const waiting = pending(lots, state)!;
  const seat = waiting.seats[0]!;
  const { choice, explanation } = choose(lots, view(lots, state, seat), seat, waiting, {
    level: 'apprentice',
    nodes: 200,
    seed: 1,
  });
  expect(objectionTo(waiting.offerTo(seat), choice)).toBeNull();
  expect(explanation).toMatchObject({ key: 'bot/tried-out' });
});

test('a hint is the best level’s choice with its reason', () => {
  const title: AnyTitle = TITLES.find(({ id }) => id === 'union-station')!;
  const { state, seat } = firstDecision(title);
  const waiting = pending(title, state)!;
  const limits = { nodes: 1_000, seed: 1 };
  const given = hint(title, state, waiting.offerTo(seat), seat, limits);
  expect(given).toEqual(choose(title, state, seat, waiting, { ...limits, level: 'baron' }));
  expect(given).not.toEqual(choose(title, state, seat, waiting, { ...limits, level: 'conductor' }));
  expect(given.explanation.key).toMatch(/^bot\/us\/(buy|lay|sell)$/);
});
