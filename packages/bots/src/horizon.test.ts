import { type GameState, pending, type Title } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { rankChoices } from './deciding.ts';
import type { Heuristics } from './heuristics.ts';
import { untilDecision } from './testing/positions.ts';
import { heuristicsFor } from './titles/index.ts';

type State = GameState & { readonly round: { readonly stock: number } };

/** Titles, each with a decision and the seed of a random game in which there is a choice. */
describe.each([
  ['1841', 'dividend', 1],
  ['1860', 'trade', 1],
  ['18FL', 'trade', 5],
] as const)('%s', (id, decision, seed) => {
  const title = TITLES.find((one) => one.id === id) as Title<GameState>;
  const known = heuristicsFor(title);
  const state = untilDecision(title, 3, decision, seed);
  const waiting = pending(title, state)!;
  const seat = waiting.seats[0]!;

  function consider(level: 'conductor' | 'baron', changed: Partial<Heuristics>, nodes: number) {
    const heuristics = { ...known, ...changed };
    const thinking = rankChoices(title, heuristics, state, seat, waiting, { level, nodes, seed: 1 });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    return step.value;
  }

  test.each(['conductor', 'baron'] as const)(
    'a %s values choices at the start of the next round',
    (level) => {
      const { stock } = (state as State).round;
      const valued = new Set<number>();
      const worth: Heuristics['worth'] = (position) => {
        valued.add((position as State).round.stock);
        return 0;
      };
      consider(level, { worth }, 4_000);
      expect([...valued]).toEqual([stock + 1]);
    },
  );

  test.each(['conductor', 'baron'] as const)('a %s does not count games that were cut off', (level) => {
    // Whatever is simulated looks better than the advised choice, but no simulation reaches the end of the round.
    let rising = 0;
    const found = consider(level, { worth: () => ++rising }, 1);
    expect(found[0].score).toBe(Math.max(...found.map(({ score }) => score)));
    expect(rising).toBe(0);
  });
});
