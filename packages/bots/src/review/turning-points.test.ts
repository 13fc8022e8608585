import { expect, test } from 'vitest';
import { because } from '../explanation.ts';
import { type Judged, turningPoints } from './turning-points.ts';

const judged = (at: number, mean: number, margin: number): Judged => ({
  at,
  judgement: {
    decision: 'trade',
    better: { choice: 'pass', because: because('tried-out') },
    chance: { mean, low: mean - margin, high: mean + margin },
    worth: null,
    sure: null,
  },
});

test('the mistake that certainly cost the most comes first, and what luck may explain is none', () => {
  const found = turningPoints([judged(3, -0.5, 0.45), judged(9, -0.3, 0.1), judged(20, -0.2, 0.3)]);
  expect(found.map(({ at }) => at)).toEqual([9, 3]);
});

test('of mistakes made one after another only the worst is a turning point', () => {
  const turn = [judged(4, -0.2, 0.1), judged(5, -0.4, 0.1), judged(6, -0.4, 0.1), judged(8, -0.3, 0.1)];
  expect(turningPoints(turn).map(({ at }) => at)).toEqual([5, 8]);
});
