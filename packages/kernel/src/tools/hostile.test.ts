import { describe, expect, test } from 'vitest';
import { decision } from '../decision.ts';
import type { Json } from '../json.ts';
import { built, list } from '../offer.ts';
import { newGame } from '../play.ts';
import { ask, procedure } from '../procedure.ts';
import { random } from '../random.ts';
import { objection } from '../refusal.ts';
import { type LotsState, lots, openingBid } from '../testing/lots.ts';
import { defineTitle } from '../title.ts';
import { distortions, tryIllegalActions } from './hostile.ts';

describe('near misses of a legal choice', () => {
  test.each<[Json, Json[]]>([
    [3, [4, 2, 3.5, -3, '3']],
    ['Red', ['Redx', 'red', ['Red']]],
    [true, [false]],
    [null, []],
    [
      ['a', true],
      [
        ['a', true, 'a', true],
        [true],
        ['a', true, null],
        [true, 'a'],
        ['ax', true],
        ['a', true],
        [['a'], true],
        ['a', false],
      ],
    ],
    [{ pass: true }, [{ pass: true, extra: 1 }, {}, { pass: false }]],
  ])('of %j', (choice, expected) => {
    expect([...distortions(choice)]).toEqual(expected);
  });
});

describe('what it reports', () => {
  const setup = { players: 2, options: {} };
  const legal = { seat: 'p1', decision: 'opening-bid', choice: { bid: 1 } };
  const tried = (title: typeof lots) => tryIllegalActions(title, newGame(title, setup), legal, [], random(1));

  test('nothing if everything illegal is refused', () => {
    expect(tried(lots)).toBeNull();
  });

  test('a refusal that cites a section which does not exist', () => {
    const { rulebook } = lots;
    const { '1': _, ...sections } = rulebook.sections;
    expect(tried({ ...lots, rulebook: { ...rulebook, sections } })).toMatch(
      /cites section 1, which does not exist/,
    );
  });

  test('a choice that is taken without being offered', () => {
    // One choice is no longer offered after somebody has looked often enough, however often the tool looks.
    let [looks, enough] = [0, 0];
    const unsteady = decision<LotsState, object, number>({
      name: 'opening-bid',
      rule: '1',
      actor: () => 'p1',
      offer: () => list(looks++ < enough ? [1, 2] : [1]),
      apply: () => {},
    });
    const title = defineTitle<LotsState>({ ...lots, main: procedure('main', '1', ask(unsteady)) });
    const found = Array.from({ length: 40 }, (_, some) => {
      const state = newGame(title, setup);
      [looks, enough] = [0, some];
      return tryIllegalActions(title, state, { ...legal, choice: 1 }, [], random(1));
    });
    expect(found.join(' ')).toMatch(/choice=2 is accepted but not offered/);
  });

  /** Looking at one choice changes the state. */
  const carelessWith = (wrong: number) => {
    const careless = decision<LotsState, object, number>({
      name: 'opening-bid',
      rule: '1',
      actor: () => 'p1',
      offer: (state) =>
        built<number>({
          what: 'bid',
          shape: (choice): choice is number => typeof choice === 'number',
          check: (choice) => {
            if (choice === wrong) state.cash.p1 = -1;
            return choice === 1 ? null : objection('too-much');
          },
          enumerate: () => [1],
        }),
      apply: () => {},
    });
    return defineTitle<LotsState>({ ...lots, main: procedure('main', '1', ask(careless)) });
  };

  test('which input has changed the state', () => {
    const title = carelessWith(2);
    const found = tryIllegalActions(title, newGame(title, setup), { ...legal, choice: 1 }, [], random(1));
    expect(found).toMatch(/choice=2 changed the state/);
  });

  test('values that fit no offer are tried as well', () => {
    const title = carelessWith(1e308);
    const found = tryIllegalActions(title, newGame(title, setup), { ...legal, choice: 1 }, [], random(1));
    expect(found).toMatch(/choice=1e\+?308 changed the state/);
  });

  test('an action that comes a second time', () => {
    const title = carelessWith(7);
    const earlier = [5, 6, 7].map((choice) => ({ ...legal, choice }));
    const picksFirst = { ...random(1), pick: <T>([first]: readonly T[]) => first! };
    const found = tryIllegalActions(
      title,
      newGame(title, setup),
      { ...legal, choice: 1 },
      earlier,
      picksFirst,
    );
    expect(found).toMatch(/choice=7 changed the state/);
  });

  test('nothing about choices of a list too long to be searched', () => {
    const many = decision<LotsState, object, number>({
      name: 'opening-bid',
      rule: '1',
      actor: () => 'p1',
      offer: () => list(Array.from({ length: 2_500 }, (_, i) => i)),
      apply: () => {},
    });
    const title = defineTitle<LotsState>({ ...lots, main: procedure('main', '1', ask(many)) });
    const action = { ...legal, choice: 2_400 };
    expect(tryIllegalActions(title, newGame(title, setup), action, [], random(1))).toBeNull();
  });

  test('a player who may act without being asked', () => {
    // The second player is asked only every other time.
    let looks = 0;
    const actors = () => (looks++ % 2 === 0 ? ['p1', 'p2'] : ['p1']);
    const unsteady = { ...openingBid, actors, reveal: () => {} };
    const title = defineTitle<LotsState>({ ...lots, main: procedure('main', '1', ask(unsteady)) });
    expect(tried(title)).toMatch(
      /^seat=p2 .* (is accepted but not offered|is refused on a draft but not in place)/,
    );
  });
});
