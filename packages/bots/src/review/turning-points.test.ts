import { expect, test } from 'vitest';
import { because } from '../explanation.ts';
import { type Judged, turningPoints } from './turning-points.ts';

const judged = (at: number, mean: number, margin: number, better = `better than ${at}`): Judged => ({
  at,
  judgement: {
    decision: 'trade',
    better: { choice: better, because: because('tried-out') },
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

test('a mistake that is made again and again is one turning point, as long as nothing good comes between', () => {
  const bid = (at: number, mean: number) => judged(at, mean, 0.1, 'bid 24');
  const again = [bid(4, -0.3), bid(8, -0.4), bid(12, -0.2)];
  expect(turningPoints([...again, judged(16, -0.3, 0.1)]).map(({ at }) => at)).toEqual([8, 16]);
  expect(turningPoints([bid(4, -0.3), judged(8, 0, 0.1), bid(12, -0.2)]).map(({ at }) => at)).toEqual([
    4, 12,
  ]);
});
