import { describe, expect, test } from 'vitest';
import { decision } from './decision.ts';
import type { Json } from './json.ts';
import { built, either, list } from './offer.ts';
import { carryOutInPlace, newGame, pending, playInPlace } from './play.ts';
import { ask, procedure, run } from './procedure.ts';
import { type LotsState, lots } from './testing/lots.ts';
import { defineTitle, type Title } from './title.ts';

const twoPlayers = { players: 2, options: {} };

function playAll(title: Title<LotsState>, state: LotsState, ...actions: [string, string, unknown][]): void {
  for (const [seat, decision, choice] of actions) {
    expect(playInPlace(title, state, { seat, decision, choice })).toBeNull();
  }
}

function opened(): LotsState {
  const state = newGame(lots, twoPlayers);
  playAll(lots, state, ['p1', 'opening-bid', { bid: 0 }], ['p2', 'opening-bid', { bid: 0 }]);
  return state;
}

describe('who is asked', () => {
  test('if the offer is empty, nobody is asked: the loan is only for players without money', () => {
    const state = opened();
    playAll(lots, state, ['chance', 'draw', 'red']);
    expect(pending(lots, state)?.decision).toBe('bid');
    state.cash.p2 = 0;
    playAll(lots, state, ['p1', 'bid', { pass: true }]);
    expect(pending(lots, state)).toMatchObject({ decision: 'loan', seats: ['p2'] });
  });

  test('a forced choice is made without asking, an open one is asked', () => {
    const swapAnd = (given: string[]) => {
      const state = opened();
      state.lots.p1 = ['red', 'blue'];
      playAll(
        lots,
        state,
        ['chance', 'draw', 'swap'],
        ['p1', 'bid', { bid: 1 }],
        ['p2', 'bid', { pass: true }],
      );
      playAll(lots, state, ['p1', 'swap', given]);
      return pending(lots, state)?.decision;
    };
    expect(swapAnd(['red'])).toBe('bid');
    expect(swapAnd(['red', 'blue'])).toBe('next-given');
    expect(swapAnd([])).toBe('draw');
  });

  test('whether a single choice is forced may depend on the position', () => {
    const asks = (forced: boolean) => {
      const only = decision<LotsState, object, string>({
        name: 'only',
        rule: '1',
        actor: () => 'p1',
        offer: () => list(['this']),
        apply: () => {},
        forced: (state) => state.seats.length === 2 && forced,
      });
      const title = defineTitle<LotsState>({ ...lots, main: procedure('main', '1', ask(only)) });
      return pending(title, newGame(title, twoPlayers))?.decision ?? null;
    };
    expect(asks(true)).toBeNull();
    expect(asks(false)).toBe('only');
  });

  test('a forced choice is carried out as if it had been made', () => {
    const only = decision<LotsState, object, number>({
      name: 'only',
      rule: '1',
      actor: () => 'p1',
      offer: () => list([7]),
      apply: (state, _, amount) => {
        state.cash.p1 = amount;
      },
      forced: true,
    });
    const title = defineTitle<LotsState>({ ...lots, main: procedure('main', '1', ask(only)) });
    expect(newGame(title, twoPlayers).cash.p1).toBe(7);
  });

  test('where something may be built somebody is asked, without listing what', () => {
    const build = decision<LotsState, object, string>({
      name: 'build',
      rule: '1',
      actor: () => 'p1',
      offer: () =>
        either<string>(
          list<string>([]),
          built<string>({
            what: 'word',
            shape: (choice): choice is string => typeof choice === 'string',
            check: () => null,
            enumerate: () => [],
          }),
        ),
      apply: () => {},
    });
    const title = defineTitle<LotsState>({ ...lots, main: procedure('main', '1', ask(build)) });
    expect(pending(title, newGame(title, twoPlayers))?.decision).toBe('build');
  });

  test('where something can always be chosen, no choice is checked before somebody is asked', () => {
    const checks = (neverEmpty: boolean) => {
      let checked = 0;
      const sell = decision<LotsState, object, string>({
        name: 'sell',
        rule: '1',
        actor: () => 'p1',
        offer: () =>
          list(['a', 'b'], () => {
            checked += 1;
            return null;
          }),
        apply: () => {},
        neverEmpty,
      });
      const title = defineTitle<LotsState>({ ...lots, main: procedure('main', '1', ask(sell)) });
      expect(pending(title, newGame(title, twoPlayers))?.decision).toBe('sell');
      return checked;
    };
    expect(checks(false)).toBe(1);
    expect(checks(true)).toBe(0);
  });

  test('a single choice is asked for where the state wants forced choices asked', () => {
    const only = decision<LotsState, object, string>({
      name: 'only',
      rule: '1',
      actor: () => 'p1',
      offer: () => list(['x']),
      apply: () => {},
      forced: true,
    });
    const asks = (asksForced: boolean) => {
      const wanted = run<LotsState, object>((state) => {
        if (asksForced) state.asksForced = true;
      });
      const title = defineTitle<LotsState>({ ...lots, main: procedure('main', '1', wanted, ask(only)) });
      return pending(title, newGame(title, twoPlayers))?.decision ?? null;
    };
    expect([asks(true), asks(false)]).toEqual(['only', null]);
  });

  test('even if forced choices are asked for, a question with nothing to build is skipped', () => {
    const build = decision<LotsState, object, string>({
      name: 'build',
      rule: '1',
      actor: () => 'p1',
      offer: () =>
        built<string>({
          what: 'tile',
          shape: (choice): choice is string => typeof choice === 'string',
          check: () => null,
          enumerate: () => [],
        }),
      apply: () => expect.unreachable(),
      forced: true,
    });
    const main = procedure<LotsState>(
      'main',
      '1',
      run((state) => {
        state.asksForced = true;
      }),
      ask(build),
    );
    const title = { ...lots, main, procedures: new Map([['main', main]]) };
    expect(pending(title, newGame(title, twoPlayers))).toBeNull();
  });

  test('no actor: the step is skipped; a sealed question to nobody is answered at once', () => {
    const nobody = decision<LotsState>({
      name: 'nobody',
      rule: '1',
      actor: () => null,
      offer: () => list<Json>(['x']),
      apply: () => expect.unreachable(),
    });
    let revealed: unknown;
    const silence = {
      name: 'silence',
      rule: '1',
      actors: () => [],
      sealed: () => list<Json>(['x']),
      reveal: (_: LotsState, __: object, choices: unknown) => {
        revealed = choices;
      },
    };
    const main = procedure<LotsState>('main', '1', ask(nobody), ask(silence));
    const title = { ...lots, main, procedures: new Map([['main', main]]) };
    expect(newGame(title, twoPlayers).stack).toEqual([]);
    expect(revealed).toEqual({});
  });

  test('in a sealed decision, those who have not chosen yet', () => {
    const state = newGame(lots, { players: 3, options: {} });
    playAll(lots, state, ['p2', 'opening-bid', { bid: 1 }]);
    expect(pending(lots, state)?.seats).toEqual(['p1', 'p3']);
    expect(state.cash.p2).toBe(10);
    playAll(lots, state, ['p3', 'opening-bid', { bid: 2 }], ['p1', 'opening-bid', { bid: 0 }]);
    expect(state.cash).toEqual({ p1: 10, p2: 9, p3: 8 });
    expect(state.stack[0]).not.toHaveProperty('sealed');
  });
});

test('the game may end in the middle of a procedure', () => {
  const state = opened();
  playAll(lots, state, ['chance', 'draw', 'bell']);
  expect(state).toMatchObject({ stack: [], outcome: { reason: 'bell', winners: ['p1', 'p2'] } });
  expect(pending(lots, state)).toBeNull();
  expect(playInPlace(lots, state, { seat: 'p1', decision: 'bid', choice: 1 })?.why).toBe('game-over');
});

test('a game that is over cannot be continued', () => {
  const state = opened();
  playAll(lots, state, ['chance', 'draw', 'bell']);
  expect(() => carryOutInPlace(lots, state, 'p1', { bid: 1 })).toThrow(/No procedure is running/);
});

test('a saved game at a step that no longer exists is an error', () => {
  const state = opened();
  state.stack[0]!.label = 'gone';
  expect(() => pending(lots, state)).toThrow(/does not ask gone/);
  // It has a step of this name, which calls and does not ask.
  state.stack[0]!.label = 'auction';
  expect(() => pending(lots, state)).toThrow(/does not ask auction/);
  state.stack[0] = { procedure: 'vanished', label: 'draw', vars: {} };
  expect(() => pending(lots, state)).toThrow(/no procedure vanished/);
});
