import { describe, expect, test } from 'vitest';
import { decision } from './decision.ts';
import { list } from './offer.ts';
import { newGame, playInPlace } from './play.ts';
import { ask, call, type Procedure, procedure, run, type Step, when, whilst } from './procedure.ts';
import { rulebook } from './rulebook.ts';
import { endGame, type GameState, newGameState } from './state.ts';
import { defineTitle } from './title.ts';

interface Trail extends GameState {
  trail: string[];
  notes: string[];
}

interface Counting {
  n: number;
  list?: string[];
}

const leave = (mark: string): Step<Trail, Counting> => run((state) => void state.trail.push(mark));

const question = decision<Trail, Counting, string>({
  name: 'question',
  rule: '1',
  actor: () => 'p1',
  offer: () => list(['yes', 'no']),
  apply: (state, _, choice) => void state.trail.push(choice),
});

/** A game whose sequence of play calls one procedure, with n = 0. */
function start(...steps: Step<Trail, Counting>[]) {
  const tested = procedure<Trail, Counting>('tested', '1', ...steps);
  const title = defineTitle<Trail>({
    id: 'trail',
    name: 'Trail',
    players: [1, 1],
    options: {},
    presets: {},
    rulebook: rulebook('Trail', { '1': { en: '', ja: '' } }),
    messages: {},
    format: 1,
    migrations: {},
    setup: () => ({ ...newGameState(1), trail: [], notes: ['note'] }),
    main: procedure<Trail>(
      'main',
      '1',
      call(tested, () => ({ n: 0 }), {
        returning: (state, _, result) => void state.trail.push(`n=${result.n}`),
      }),
      run((state) => endGame(state, 'over', { p1: 0 })),
    ),
    invariants: () => [],
  });
  const state = newGame(title, { players: 1, options: {} });
  const answer = (choice: string) => playInPlace(title, state, { seat: 'p1', decision: 'question', choice });
  return { title, state, answer };
}

describe('the five building blocks', () => {
  test('run continues at once, and the game ends when its sequence does', () => {
    const { state } = start(leave('a'), leave('b'));
    expect(state.trail).toEqual(['a', 'b', 'n=0']);
    expect(state.stack).toEqual([]);
    expect(state.outcome?.reason).toBe('over');
  });

  test('ask stops, and continues after the answer', () => {
    const { state, answer } = start(leave('a'), ask(question), leave('b'));
    expect(state.trail).toEqual(['a']);
    expect(state.stack.map(({ procedure, label }) => [procedure, label])).toEqual([
      ['main', 'tested'],
      ['tested', 'question'],
    ]);
    expect(answer('yes')).toBeNull();
    expect(state.trail).toEqual(['a', 'yes', 'b', 'n=0']);
  });

  test('when takes its steps or skips them, also when nested', () => {
    const { state } = start(
      when(
        () => true,
        leave('yes'),
        when(() => false, leave('no')),
        leave('after'),
      ),
      when(() => false, leave('never')),
    );
    expect(state.trail).toEqual(['yes', 'after', 'n=0']);
  });

  test('whilst tests first and repeats; after a question inside it tests again', () => {
    const { state, answer } = start(
      whilst(
        (_, vars) => vars.n < 2,
        run((_, vars) => void vars.n++),
        ask(question),
      ),
      whilst(() => false, leave('never')),
    );
    answer('yes');
    expect(state.outcome).toBeNull();
    answer('no');
    expect(state.trail).toEqual(['yes', 'no', 'n=2']);
  });

  test('call passes variables and reads them back', () => {
    const double = procedure<Trail, Counting>(
      'double',
      '1',
      run((_, vars) => {
        vars.n *= 2;
      }),
    );
    const { state } = start(
      call(double, () => ({ n: 21 }), {
        returning: (_, vars, result) => {
          vars.n = result.n;
        },
      }),
    );
    expect(state.trail).toEqual(['n=42']);
  });

  test('procedures may call each other', () => {
    const down: Procedure<Trail, Counting> = procedure<Trail, Counting>(
      'down',
      '1',
      run((state, vars) => void state.trail.push(`down ${vars.n}`)),
      when(
        (_, vars) => vars.n > 0,
        call(
          () => up,
          (_, vars) => ({ n: vars.n - 1 }),
          { label: 'up' },
        ),
      ),
    );
    const up: Procedure<Trail, Counting> = procedure<Trail, Counting>(
      'up',
      '1',
      call(
        () => down,
        (_, vars) => ({ n: vars.n }),
        { label: 'down' },
      ),
    );
    const { state } = start(call(down, () => ({ n: 2 })));
    expect(state.trail).toEqual(['down 2', 'down 1', 'down 0', 'n=0']);
  });

  test('frames share no variables, however deep', () => {
    const change = procedure<Trail, Counting>(
      'change',
      '1',
      run((_, vars) => void vars.list!.push('changed')),
    );
    const { state } = start(call(change, (state) => ({ n: 0, list: state.notes })));
    expect(state.notes).toEqual(['note']);
  });
});

describe('mistakes are found when a procedure is defined', () => {
  test('a question that is asked twice needs a label', () => {
    expect(() => procedure('twice', '1', ask(question), ask(question))).toThrow(
      /two steps labelled question/,
    );
    expect(() => procedure('twice', '1', ask(question), ask(question, 'again'))).not.toThrow();
  });

  test('a procedure given as a function needs a label', () => {
    expect(() => call(() => procedure('later', '1'))).toThrow(/needs a label/);
  });

  test('a loop that asks nobody anything is an error, not a hang', () => {
    expect(() => start(whilst(() => true))).toThrow(/does not end/);
  });
});
