import { objectionTo, pending, view } from '@signalbox/kernel';
import { eighteenFL } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { playMatch } from '../../arena/match.ts';
import { choose } from '../../choose.ts';
import { LEVELS } from '../../levels.ts';
import { BOT_MESSAGES } from '../../messages.ts';
import { defaultSetup, untilDecision } from '../../testing/positions.ts';

/** Decisions, each with the seed of a random game that reaches it early. */
const DECISIONS = [
  ['bid-for-choice', 1],
  ['choose-private', 1],
  ['trade', 1],
  ['lay-track', 1],
  ['place-token', 1],
  ['run-trains', 1],
  ['dividend', 1],
  ['buy-train', 1],
  ['convert', 1],
  ['consent', 1],
  ['discard-train', 1],
  ['sell-for-train', 4],
] as const;

describe.each(DECISIONS)('%s', (decision, game) => {
  const state = untilDecision(eighteenFL, 3, decision, game);
  const { seats } = pending(eighteenFL, state)!;
  const seat = seats[0]!;
  const seen = view(eighteenFL, state, seat);

  test.each(LEVELS)('%s chooses what is offered, and says why', (level) => {
    const waiting = pending(eighteenFL, seen)!;
    const { choice, explanation } = choose(eighteenFL, seen, seat, waiting, { level, nodes: 40, seed: 1 });
    expect(objectionTo(waiting.offerTo(seat), choice)).toBeNull();
    expect(BOT_MESSAGES).toHaveProperty([explanation.key]);
  });
});

test('an apprentice beats random players', () => {
  const { levels, wins, refused } = playMatch(eighteenFL, {
    setup: defaultSetup(eighteenFL, 2),
    seed: 3,
    levels: ['random', 'apprentice'],
    limits: {
      random: { nodes: 1 },
      apprentice: { nodes: 30 },
      conductor: { nodes: 1 },
      baron: { nodes: 1 },
    },
  });
  expect(wins[levels.indexOf('apprentice')]).toBe(1);
  expect(refused).toEqual([]);
});
