import { expect, test } from 'vitest';
import { random } from '../random.ts';
import { draw, type LotsState, lots } from '../testing/lots.ts';
import type { Title } from '../title.ts';
import { randomGame } from '../tools/random-game.ts';
import { slowMotion } from './slow-motion.ts';
import { transcriptOf } from './transcript.ts';

const setup = { players: 3, options: {} };

test('games are the same in slow motion', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { actions } = randomGame(lots, setup, random(seed));
    expect(slowMotion(lots, transcriptOf('lots', setup, actions))).toEqual({
      actions: actions.length,
      difference: null,
    });
  }
});

test('data in the state that is not plain is found', () => {
  const leaky: Title<LotsState> = {
    ...lots,
    setup: (table) => ({ ...lots.setup(table), bag: [...draw.name].map(() => undefined as never) }),
  };
  const { actions } = randomGame(lots, setup, random(1), 1);
  expect(slowMotion(leaky, transcriptOf('lots', setup, actions)).difference?.what).toContain('state.bag');
});

test('an action that is refused is named', () => {
  const action = { seat: 'p1', decision: 'bid', choice: 1 };
  expect(slowMotion(lots, transcriptOf('lots', setup, [action]))).toEqual({
    actions: 0,
    difference: { action, what: 'refused: other-decision' },
  });
});
