import { choose } from '@signalbox/bots';
import { defaultOptions, newGame, pending, playInPlace } from '@signalbox/kernel';
import { fuzz } from '@signalbox/kernel/tools';
import { testMessages } from '@signalbox/titles/testing/messages.ts';
import { testTranscripts } from '@signalbox/titles/testing/transcripts.ts';
import { describe, expect, it, test } from 'vitest';
import { BOARD, type Company } from './data.ts';
import { mirrorLake } from './index.ts';
import { priceOf, type State } from './state.ts';

testMessages(mirrorLake, import.meta.url, [{ players: 2 }, { players: 4 }]);
testTranscripts(mirrorLake, import.meta.url, {
  facts: { price: (state: State, company) => priceOf(state, company as Company) },
});

test('there are two dozen hexes', () => expect(BOARD.hexes.size).toBe(24));

describe.each([2, 3, 4])('with %d players', (players) => {
  it('random games end after four turns and break no invariant', () => {
    const report = fuzz(mirrorLake, {
      games: 25,
      seed: 1,
      setup: { players, options: defaultOptions(mirrorLake.options) },
    });
    expect(report.failure).toBeNull();
    expect(report.endings).toEqual({ turns: 25 });
    for (const event of [
      'floated',
      'track-laid',
      'ran',
      'dividend',
      'withheld',
      'train-bought',
      'shares-sold',
    ])
      expect(report.happened[event], event).toBeGreaterThan(0);
  });
});

test('illegal actions are refused at every decision', () => {
  const plan = {
    games: 3,
    seed: 1,
    setup: { players: 3, options: defaultOptions(mirrorLake.options) },
    hostile: true,
  };
  expect(fuzz(mirrorLake, plan).failure).toBeNull();
});

test('a company floats with its third share (§3.2)', () => {
  const state = newGame(mirrorLake, { players: 2, options: defaultOptions(mirrorLake.options) });
  const trade = (choice: object) =>
    playInPlace(mirrorLake, state, {
      seat: pending(mirrorLake, state)!.seats[0]!,
      decision: 'trade',
      choice,
    });
  expect(trade({ do: 'start', company: 'NBR', par: 60 })).toBeNull();
  expect(state.companies.NBR.floated).toBe(false);
  expect(trade({ do: 'buy', company: 'NBR', from: 'ipo' })).toBeNull();
  expect(state.companies.NBR.floated).toBe(true);
  expect(state.cash).toMatchObject({ p1: 180, p2: 240, NBR: 300 });
});

test('bots can play it knowing only its rules', () => {
  const state = newGame(mirrorLake, { players: 3, options: defaultOptions(mirrorLake.options) });
  for (let made = 0, waiting = pending(mirrorLake, state); waiting && made < 40; made++) {
    const seat = waiting.seats[0]!;
    const { choice } = choose(mirrorLake, state, seat, waiting, {
      level: 'conductor',
      nodes: 30,
      seed: made,
    });
    expect(playInPlace(mirrorLake, state, { seat, decision: waiting.decision, choice })).toBeNull();
    waiting = pending(mirrorLake, state);
  }
});
