import { PASS, pending, view } from '@signalbox/kernel';
import { eighteenFortyOne } from '@signalbox/titles';
import { newTrainStep } from '@signalbox/titles/1841/operating-round/train-step.ts';
import { asked, give, play, put, stand, table } from '@signalbox/titles/1841/testing/table.ts';
import { expect, test } from 'vitest';
import { choose } from '../../choose.ts';
import { LEVELS } from '../../levels.ts';

/** IRSFF has been divided; p1, who cannot pay for another share of SB, is asked for one more round of offers. */
function afterTheSecession() {
  const state = table(4);
  state.phase = '3';
  state.depot = [0, 0, 4, 3, 2, 2, 7];
  state.concessions = { IRSFF: 'p1', SFTG: 'p3' };
  put(state, 'IRSFF', { held: { p1: 4, p2: 2 }, price: 144, cash: 287, trains: ['3', '3'] });
  put(state, 'SFTG', { held: { p3: 3 }, cash: 700, price: 68, trains: ['3'] });
  give(state, 'p1', 20);
  give(state, 'p2', 600);
  state.round.operated = ['SFTG'];
  stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
  play(state, { do: 'buy', from: 'bank', train: '4' });
  while (asked(state)!.endsWith('subscribe')) play(state, PASS);
  return state;
}

test.each(LEVELS.filter((level) => level !== 'random'))(
  '%s does not grant a further round from which it gains nothing',
  (level) => {
    const state = afterTheSecession();
    expect(asked(state)).toBe('p1 grant-round');
    for (let seed = 1; seed <= 10; seed++) {
      const seen = view(eighteenFortyOne, state, 'p1');
      const options = { level, nodes: 200, seed };
      expect(choose(eighteenFortyOne, seen, 'p1', pending(eighteenFortyOne, seen)!, options).choice).toEqual(
        PASS,
      );
    }
  },
);
