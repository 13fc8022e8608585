import { type GameState, isPass, objectionTo, pending, type Title, view } from '@signalbox/kernel';
import { eighteenFL, eighteenFortyOne, eighteenSixty } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { makeChoice, rankChoices } from './deciding.ts';
import { type Habit, habitualOrder } from './habits.ts';
import type { Advice, Heuristics } from './heuristics.ts';
import type { Level } from './levels.ts';
import { untilDecision } from './testing/positions.ts';
import type { Thinking } from './thinking.ts';
import { heuristicsFor } from './titles/index.ts';

function result<T>(thinking: Thinking<T>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

function asked<S extends GameState>(title: Title<S>, decision: string) {
  const state = untilDecision(title, 3, decision);
  const seat = pending(title, state)!.seats[0]!;
  const seen = view(title, state, seat);
  return { seat, seen, waiting: pending(title, seen)! };
}

const options = (level: Level) => ({ level, nodes: 300, seed: 1 });

test('the choice of the bot stays the first; of equals, the one that people prefer', () => {
  const appeal = (n: number) => n;
  expect(habitualOrder([1, 5, 3], appeal, 1)).toEqual([1, 5, 3]);
  expect(habitualOrder([1, 3, 5], appeal, 2)).toEqual([3, 5, 1]);
});

const DECISIONS: readonly (readonly [Title<GameState>, readonly string[]])[] = [
  [eighteenFortyOne as never, ['trade', 'bid', 'lay-track', 'company-sale', 'choose-home']],
  [eighteenSixty as never, ['trade', 'bid', 'lay-track', 'run-trains', 'buy-train']],
  [eighteenFL as never, ['trade', 'lay-track', 'buy-train']],
];

describe.each(DECISIONS)('%# habits', (title, decisions) => {
  const heuristics = heuristicsFor(title);

  test.each(decisions)('%s: every ranked choice is offered, and none twice', (decision) => {
    const { seat, seen, waiting } = asked(title, decision);
    const ranked = result(rankChoices(title, heuristics, seen, seat, waiting, options('apprentice')));
    const offer = waiting.offerTo(seat);
    for (const { choice } of ranked) expect(objectionTo(offer, choice)).toBeNull();
    expect(new Set(ranked.map(({ choice }) => JSON.stringify(choice))).size).toBe(ranked.length);
  });

  test.each(decisions)('%s: figures are finite', (decision) => {
    const { seat, seen, waiting } = asked(title, decision);
    const found: number[] = [];
    const watched = watching(heuristics, (figures) => found.push(...figures));
    result(rankChoices(title, watched, seen, seat, waiting, options('apprentice')));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(Number.isFinite)).toBe(true);
  });

  test.each(['apprentice', 'conductor'] as const)('bots of level %s play without them', (level) => {
    const failing = watching(heuristics, () => {
      throw new Error('Habits are for rankings.');
    });
    for (const decision of decisions) {
      const { seat, seen, waiting } = asked(title, decision);
      const played = result(makeChoice(title, failing, seen, seat, waiting, options(level)));
      const plain = { ...heuristics, habits: new Map() };
      expect(played).toEqual(result(makeChoice(title, plain, seen, seat, waiting, options(level))));
    }
  });
});

test('a baron leans to what people like as much as its plan says for this number of players', () => {
  const { seat, seen, waiting } = asked(eighteenSixty, 'trade');
  const known = heuristicsFor(eighteenSixty);
  const passing = {
    kind: 'trade',
    weights: { pass: 1 },
    figures: (_: unknown, choices: readonly Advice[]) =>
      choices.map(({ choice }) => ({ pass: isPass(choice) ? 1 : 0 })),
  };
  const passesFor = (money: number, players = seen.seats.length) => {
    const baron = { ...known.baron, habits: (count: number) => (count === players ? money : 0) };
    const heuristics = { ...known, baron, habits: new Map([['trade', passing]]) };
    const made = makeChoice(eighteenSixty, heuristics, seen, seat, waiting, options('baron'));
    return isPass(result(made).choice);
  };
  expect(passesFor(0)).toBe(false);
  expect(passesFor(10_000)).toBe(true);
  expect(passesFor(10_000, seen.seats.length + 1)).toBe(false);
});

/** The same heuristics, but everything that is computed for habits is seen. */
function watching<S extends GameState>(
  heuristics: Heuristics<S>,
  see: (figures: readonly number[]) => void,
): Heuristics<S> {
  const habits = [...heuristics.habits!].map(([decision, habit]): [string, Habit<S>] => [
    decision,
    {
      ...habit,
      figures: (question, choices) => {
        const figures = habit.figures(question, choices);
        see(figures.flatMap((one) => Object.values(one)));
        return figures;
      },
    },
  ]);
  return { ...heuristics, habits: new Map(habits) };
}
