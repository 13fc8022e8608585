import { PASS } from '@signalbox/kernel';
import { changeCharter, setPresident } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { answered, canBeSet, endedWhen, formsOf, testDealing } from '../testing/auto.ts';
import { eighteenFL } from './index.ts';
import { cash, closeAllPrivates, company, operate, phase, play, table, tiles } from './position.ts';
import { movePrice } from './selling.ts';
import { priceOf, type State } from './state.ts';

/** p1 is asked to trade. */
function position(): State {
  const state = table(3);
  cash(state, { p1: 1000 });
  company(state, 'ACL', { size: 10, held: { p1: 3, p2: 1 } });
  company(state, 'SAL', { size: 10, held: { p2: 3, p1: 2 } });
  return state;
}

testDealing<State>({
  title: eighteenFL,
  position,
  mine: 'ACL',
  theirs: 'SAL',
  sale: (id, count) => ({ do: 'sell', company: id, count }),
  lower: (state, id) => movePrice(state, id as 'SAL', -1),
  start: (state) => company(state, 'LN', { held: { p2: 2 }, floated: false }),
  askElse: (state) => {
    const turn = state.stack.at(-1)!;
    turn.label = 'choose-size';
    turn.vars = { ...turn.vars, started: 'ACL' };
  },
});

describe('buying until the company floats', () => {
  const untilFloat = { kind: 'buy', company: 'LN', until: 'float', shares: 1 } as const;

  it('is done then, no matter who bought the last share', () => {
    const state = position();
    company(state, 'LN', { size: 10, held: { p2: 2 }, floated: false });
    expect(answered(eighteenFL, state, untilFloat)).toEqual({ do: 'buy', company: 'LN', from: 'ipo' });
    const floats = (after: State) => {
      changeCharter(after, 'LN', { floated: true });
    };
    expect(endedWhen(eighteenFL, state, [untilFloat], floats)).toBe('done auto/floated');
    expect(canBeSet(eighteenFL, state, untilFloat)).toBe(true);
    expect(canBeSet(eighteenFL, state, { ...untilFloat, company: 'ACL' })).toBe(false);
  });

  it('is what the form begins with, except for companies that have floated', () => {
    const state = position();
    company(state, 'LN', { size: 10, held: { p2: 2 }, floated: false });
    const autos = formsOf(eighteenFL, state, 'buy').map(({ auto }) => auto);
    expect(autos).toContainEqual(untilFloat);
    expect(autos).toContainEqual({ kind: 'buy', company: 'SAL', until: 'shares', shares: 3 });
  });
});

it('selling takes exactly the price that was wanted, and nothing less', () => {
  const state = position();
  const price = priceOf(state, 'SAL')!;
  const least = (wanted: number) => ({ kind: 'sell', company: 'SAL', keep: 0, least: wanted });
  expect(answered(eighteenFL, state, least(price))).toEqual({ do: 'sell', company: 'SAL', count: 2 });
  expect(answered(eighteenFL, state, least(price + 1))).toBe('stopped auto/price-below');
});

it('selling stops with the reason of the rule that forbids it', () => {
  const state = position();
  changeCharter(state, 'SAL', { operated: false });
  expect(answered(eighteenFL, state, { kind: 'sell', company: 'SAL', keep: 0, least: 0 })).toBe(
    'stopped sale/not-operated',
  );
});

/** SR has a 2-train and track to run on; it is its turn, at this step. */
function operating(step: string): State {
  const state = table(2);
  closeAllPrivates(state);
  phase(state, '3');
  company(state, 'SR', { price: 110, held: { p1: 3 }, trains: ['3'], cash: 1000 });
  tiles(state, { B7: '4/1', B9: '9/1', B11: '9/1', B13: '4/1', B17: '9/1', B19: '4/1', B21: '9/1' });
  operate(state, step);
  return state;
}

describe('passing steps', () => {
  const steps = (...names: string[]) =>
    ({ kind: 'steps', company: 'SR', steps: names, always: false }) as const;

  it('passes those that are named, and no others', () => {
    const state = operating('convert');
    expect(answered(eighteenFL, state, steps('convert'))).toEqual(PASS);
    expect(answered(eighteenFL, state, steps('buy-train'))).toBeNull();
    expect(answered(eighteenFL, state, { ...steps('convert'), company: 'ACL' })).toBeNull();
    const of = ['convert', 'lay-track', 'place-token', 'late-bonus', 'buy-train'];
    expect(formsOf(eighteenFL, state, 'steps')).toMatchObject([
      { auto: steps('convert'), fields: { steps: { of } } },
    ]);
    expect(formsOf(eighteenFL, state, 'steps', 'p2')).toEqual([]);
  });

  it('stops where the rules require a choice', () => {
    const state = operating('buy-train');
    changeCharter(state, 'SR', { trains: [] });
    expect(answered(eighteenFL, state, steps('buy-train'))).toBe('stopped trains/must-own');
  });

  it('is done when the turn is over, unless it is for later turns too', () => {
    const state = operating('convert');
    const over = (after: State) => {
      after.stack = [];
    };
    expect(endedWhen(eighteenFL, state, [steps()], over)).toBe('done auto/turn-over');
    expect(endedWhen(eighteenFL, state, [{ ...steps(), always: true }], over)).toBeNull();
  });
});

describe('running for the most', () => {
  const run = { kind: 'run', company: 'SR', pay: true } as const;

  it('takes the best run and pays out, if that is wanted', () => {
    const state = operating('run-trains');
    play(state, answered(eighteenFL, state, run));
    expect(answered(eighteenFL, state, run)).toBe('pay');
    expect(answered(eighteenFL, state, { ...run, pay: false })).toBeNull();
  });

  it('leaves all else to the president, and stops when there is another', () => {
    const state = operating('lay-track');
    expect(answered(eighteenFL, state, run)).toBeNull();
    const sells = (after: State) => {
      setPresident(after, 'SR', 'p2');
    };
    expect(endedWhen(eighteenFL, state, [run], sells)).toBe('stopped auto/not-president');
  });
});

describe('discarding a train', () => {
  const discard = { kind: 'discard', company: 'LN', train: '3' } as const;

  /** In phase 4 a five-share company has room for fewer trains than LN has. */
  function overLimit(): State {
    const state = table(2);
    company(state, 'LN', { held: { p2: 3 }, trains: ['3', '3', '4'] });
    state.phase = '4';
    state.stack = [{ procedure: 'phase-change', label: 'discard-train', vars: { buyer: 'SR', train: '4' } }];
    return state;
  }

  it('names the train, and leaves other companies and trains to their president', () => {
    const state = overLimit();
    expect(answered(eighteenFL, state, discard)).toEqual({ company: 'LN', train: '3' });
    expect(answered(eighteenFL, state, { ...discard, company: 'SR' })).toBeNull();
    expect(answered(eighteenFL, state, { ...discard, train: '2' })).toBeNull();
    expect(canBeSet(eighteenFL, state, discard, 'p2')).toBe(true);
    expect(canBeSet(eighteenFL, state, discard, 'p1')).toBe(false);
  });

  it('stops when the train is gone', () => {
    const rusts = (after: State) => {
      changeCharter(after, 'LN', { trains: ['4'] });
    };
    expect(endedWhen(eighteenFL, overLimit(), [discard, 'p2'], rusts)).toBe('stopped auto/train-gone');
  });
});
