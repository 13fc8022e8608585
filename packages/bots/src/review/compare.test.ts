import { CHANCE, choices, type Json, newGame, pending, playInPlace, random, sample } from '@signalbox/kernel';
import { unionStation } from '@signalbox/titles';
import { DECISIONS } from '@signalbox/titles/union-station/exports.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { expect, test } from 'vitest';
import { choose } from '../choose.ts';
import { heuristicsFor } from '../titles/index.ts';
import { type Judgement, judging } from './judge.ts';
import { isMistake } from './turning-points.ts';

/** A game of apprentices up to the first action after the auctions. */
function afterAuctions(): State {
  const rng = random(3);
  const state: State = newGame(unionStation, { players: 3, options: {} });
  for (let waiting = pending(unionStation, state)!; waiting.decision !== DECISIONS.chooseAction.name; ) {
    const { decision, offerTo, seats } = waiting;
    const seat = seats[0]!;
    const options = { level: 'apprentice', nodes: 1, seed: 1 } as const;
    const choice =
      seat === CHANCE
        ? sample(offerTo(seat), rng)!
        : choose(unionStation, state, seat, waiting, options).choice;
    playInPlace(unionStation, state, { seat, decision, choice });
    waiting = pending(unionStation, state)!;
  }
  return state;
}

function judge(state: State, choice: Json): Judgement {
  const seat = pending(unionStation, state)!.seats[0]!;
  const thinking = judging<State>(unionStation, heuristicsFor(unionStation), state, seat, choice, {
    seed: 1,
  });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value!;
}

test('to sell a share before it has earned anything is a mistake, and what is called better is none', () => {
  const state = afterAuctions();
  const { seats, offerTo } = pending(unionStation, state)!;
  const sale = [...choices(offerTo(seats[0]!))].find((choice) => (choice as { do: string }).do === 'sell')!;
  const judgement = judge(state, sale);
  expect(isMistake(judgement)).toBe(true);
  expect(isMistake(judge(state, judgement.better!.choice))).toBe(false);
});
