import { expect, test } from 'vitest';
import { type Decision, decision } from '../decision.ts';
import type { Json } from '../json.ts';
import { built } from '../offer.ts';
import { ask, procedure, run } from '../procedure.ts';
import { type LotsState, lots } from '../testing/lots.ts';
import { defineTitle, type Title } from '../title.ts';
import { fuzz, fuzzGame, mergeReports, randomSetup } from './fuzz.ts';

const setup = { players: 3, options: { 'no-bell': false, purse: 'ten' } };
const broken = (change: Partial<Title<LotsState>>): Title<LotsState> => ({ ...lots, ...change });

test('random games reach every ending, and the same ones with the same seed', () => {
  const report = fuzz(lots, { games: 60, seed: 1, setup });
  expect(report).toMatchObject({ games: 60, failure: null });
  expect(Object.keys(report.endings).sort()).toEqual(['bell', 'last-lot']);
  expect(Object.values(report.endings).reduce((sum, n) => sum + n)).toBe(60);
  const happened = Object.values(report.happened);
  expect(happened.length).toBeGreaterThan(1);
  expect(happened.every((games) => games >= 1 && games <= 60)).toBe(true);
  expect(fuzz(lots, { games: 60, seed: 1, setup })).toEqual(report);
});

test('each game may have its own options', () => {
  const drawn = Array.from({ length: 20 }, (_, seed) =>
    JSON.stringify(randomSetup(lots, setup, seed).options),
  );
  expect(new Set(drawn).size).toBeGreaterThan(1);
  expect(fuzz(lots, { games: 20, seed: 1, setup, randomOptions: true }).failure).toBeNull();
});

test('every value of an option is drawn', () => {
  const drawn = Array.from({ length: 40 }, (_, seed) => randomSetup(lots, setup, seed).options);
  expect(new Set(drawn.map((options) => options['no-bell']))).toEqual(new Set([true, false]));
  expect(new Set(drawn.map(({ purse }) => purse))).toEqual(new Set(['ten', 'five']));
});

test('games may begin with an opening, and every action is reported', () => {
  const bids = ['p1', 'p2', 'p3'].map((seat) => ({ seat, decision: 'opening-bid', choice: { bid: 0 } }));
  const heard: string[] = [];
  const onAction = ({ decision }: { decision: string }) => void heard.push(decision);
  const game = fuzzGame(lots, setup, 1, { opening: bids, onAction });
  expect(game).not.toHaveProperty('message');
  expect(heard[0]).toBe('draw');
  expect(heard).toHaveLength(game.actions);
  const twice = fuzzGame(lots, setup, 1, { opening: [bids[0]!, bids[0]!] });
  expect(twice).toMatchObject({ message: 'The opening is refused (not-your-turn): p1 opening-bid bid=0' });
});

test('a decision without a choice, or that waits for nobody, is a dead end', () => {
  const main = (only: Decision<LotsState, object, Json>) => {
    const asking = procedure<LotsState>('main', '1', ask(only));
    return broken({ main: asking, procedures: new Map([['main', asking]]) });
  };
  const nothing = decision<LotsState, object, Json>({
    name: 'build',
    rule: '1',
    actor: () => 'p1',
    offer: () =>
      built<Json>({ what: 'tile', shape: (_): _ is Json => true, check: () => null, enumerate: () => [] }),
    apply: () => {},
  });
  expect(fuzzGame(main(nothing), setup, 1)).toMatchObject({
    message: expect.stringContaining('build offers p1 nothing: a dead end.'),
  });
  // There is an actor when the question comes up, and none when it is read again.
  let looks = 0;
  const nobody = { ...nothing, name: 'wait', actor: () => (looks++ === 0 ? 'p1' : null) };
  expect(fuzzGame(main(nobody), setup, 1)).toMatchObject({
    message: expect.stringContaining('wait waits for nobody.'),
  });
});

test('options of imported games are not drawn: no new table has them', () => {
  const imported = { rule: '1', default: false, importOnly: true } as const;
  const title = { ...lots, options: { ...lots.options, imported } };
  const drawn = Array.from({ length: 20 }, (_, seed) => randomSetup(title, setup, seed).options.imported);
  expect(new Set(drawn)).toEqual(new Set([false]));
});

test('workers share the games, and their reports add up', () => {
  const whole = fuzz(lots, { games: 20, seed: 5, setup });
  const halves = [0, 1].map((i) => fuzz(lots, { games: 20 - i, seed: 5 + i, stride: 2, setup }));
  expect(mergeReports(halves[0]!, halves[1]!)).toEqual(whole);
});

test('hostile play changes nothing', () => {
  expect(fuzz(lots, { games: 20, seed: 3, setup, hostile: true }).failure).toBeNull();
});

test('a broken invariant ends the run with the seed and the last actions', () => {
  const title = broken({ invariants: (state) => (state.bag.length < 4 ? ['few lots'] : []) });
  const { failure, games } = fuzz(title, { games: 99, seed: 7, setup });
  // Counted from the first seed to the one that failed.
  expect(games).toBe(failure!.seed - 7 + 1);
  expect(failure).toMatchObject({ message: 'few lots' });
  expect(failure!.last.length).toBeGreaterThan(0);
  expect(fuzzGame(title, setup, failure!.seed)).toEqual(failure);
});

test('a game that ends without an outcome is a failure', () => {
  const title = defineTitle<LotsState>({
    ...lots,
    main: procedure(
      'main',
      '1',
      run(() => {}),
    ),
  });
  expect(fuzz(title, { games: 1, seed: 1, setup }).failure?.message).toMatch(/ended without an outcome/);
});

test('an endless game is stopped', () => {
  expect(fuzzGame(lots, setup, 1, { maxActions: 3 })).toMatchObject({
    message: expect.stringContaining('3'),
  });
});

test('an exception in the rules is reported, not thrown', () => {
  const title = broken({
    invariants: () => {
      throw new Error('oops');
    },
  });
  const failure = fuzzGame(title, setup, 1);
  expect(failure).toMatchObject({ message: expect.stringContaining('oops'), actions: 0 });
  // With the place, so that it can be found.
  expect((failure as { message: string }).message).toMatch(/\n\s+at .*invariants/);
  const careless = broken({
    invariants: () => {
      throw 'a word';
    },
  });
  expect(fuzzGame(careless, setup, 1)).toMatchObject({ message: 'a word' });
});
