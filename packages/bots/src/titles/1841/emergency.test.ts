import { pending, view } from '@signalbox/kernel';
import { eighteenFortyOne } from '@signalbox/titles';
import { newEmergency } from '@signalbox/titles/1841/operating-round/emergency-money.ts';
import { newTrainStep } from '@signalbox/titles/1841/operating-round/train-step.ts';
import { asked, give, inPhase, lay, play, put, stand } from '@signalbox/titles/1841/testing/table.ts';
import { expect, test } from 'vitest';
import { choose } from '../../choose.ts';
import { LEVELS } from '../../levels.ts';

/** AFI has to buy a 5-train for L.550. Five of its unissued shares bring the missing L.350 at once, one by one less. */
function withoutTrain() {
  const state = inPhase('5');
  state.depot = [0, 0, 0, 1, 2, 2, 7];
  put(state, 'AFI', { held: { p1: 4 }, price: 144, cash: 200, at: ['K11'] });
  lay(state, { K11: '57/5', L12: '619/5' });
  give(state, 'p1', 1000);
  stand(state, 'train-step', 'buy-train', newTrainStep('AFI'));
  play(state, { do: 'emergency' });
  return state;
}

test.each(LEVELS.filter((level) => level !== 'random'))(
  '%s sells the shares of a company at once for a train, not one by one',
  (level) => {
    const state = withoutTrain();
    expect(asked(state)).toBe('p1 sell-in-need');
    for (let seed = 1; seed <= 10; seed++) {
      const seen = view(eighteenFortyOne, state, 'p1');
      const options = { level, nodes: 200, seed };
      expect(choose(eighteenFortyOne, seen, 'p1', pending(eighteenFortyOne, seen)!, options).choice).toEqual({
        company: 'AFI',
        count: 5,
      });
    }
  },
);

test.each([
  ['train', 'rail/sell-for-train'],
  ['tokens', '1841/sell-for-tokens'],
] as const)('the reason for selling says that the %s has to be paid for', (purpose, reason) => {
  const state = withoutTrain();
  stand(state, 'emergency-money', 'sell-in-need', { ...newEmergency('AFI', 550, purpose), givers: ['AFI'] });
  const seen = view(eighteenFortyOne, state, 'p1');
  const options = { level: 'apprentice', nodes: 200, seed: 1 } as const;
  const { explanation } = choose(eighteenFortyOne, seen, 'p1', pending(eighteenFortyOne, seen)!, options);
  expect(JSON.stringify(explanation)).toContain(reason);
});
