import { PASS } from '@signalbox/kernel';
import { changeCharter, setPresident } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { answered, canBeSet, endedWhen, formsOf, testDealing } from '../testing/auto.ts';
import { newCompanyTurn } from './company-turn.ts';
import { eighteenSixty } from './index.ts';
import { onTheLine } from './positions/line.ts';
import { asked, operate, play } from './positions/play.ts';
import { cash, company, newTable, table } from './positions/position.ts';
import { movePrice } from './share-price.ts';
import type { State } from './state.ts';

/** p1 is asked to trade. */
function position(): State {
  const state = table(3);
  cash(state, { p1: 1000 });
  company(state, 'C&N', { held: { p1: 5, p2: 1 } });
  company(state, 'IOW', { held: { p2: 3, p1: 2 } });
  return state;
}

testDealing<State>({
  title: eighteenSixty,
  position,
  mine: 'C&N',
  theirs: 'IOW',
  sale: (id, count) => ({ do: 'sell', company: id, count }),
  lower: (state, id) => movePrice(state, id as 'IOW', -1),
  start: (state) => company(state, 'FYN', { held: { p2: 2 }, floated: false }),
  askElse: (state) => {
    state.stack.push({ procedure: 'floating', label: 'lay-home-tile', vars: { company: 'C&N' } });
  },
});

describe('buying until the company floats', () => {
  const untilFloat = { kind: 'buy', company: 'FYN', until: 'float', shares: 1 } as const;

  it('is done then, and ends the turn where a private company could be exchanged yet', () => {
    const state = position();
    company(state, 'FYN', { held: { p2: 2 }, floated: false });
    expect(answered(eighteenSixty, state, untilFloat)).toEqual({ do: 'buy', company: 'FYN', from: 'ipo' });
    const floats = (after: State) => {
      changeCharter(after, 'FYN', { floated: true });
    };
    expect(endedWhen(eighteenSixty, state, [untilFloat], floats)).toBe('done auto/floated');
    Object.assign(state.stack.at(-1)!.vars, { bought: true });
    expect(answered(eighteenSixty, state, untilFloat)).toEqual(PASS);
  });
});

describe('bidding up to a limit', () => {
  const upTo = (most: number) => ({ kind: 'bid', lot: 'choice', most }) as const;

  it('makes the minimum bid, and passes above the limit', () => {
    const state = newTable(2);
    play(state, { do: 'bid', amount: 10 });
    expect(answered(eighteenSixty, state, upTo(20))).toEqual({ do: 'bid', amount: 15 });
    expect(answered(eighteenSixty, state, upTo(14))).toEqual(PASS);
    expect(canBeSet(eighteenSixty, state, upTo(20), 'p2')).toBe(true);
    expect(formsOf(eighteenSixty, position(), 'bid')).toEqual([]);
  });

  it('passes where no bid is possible, however high the limit', () => {
    const state = newTable(2);
    play(state, { do: 'bid', amount: 10 });
    // The cheapest lot costs 30, so 14 can be bid, and 15 is the least.
    cash(state, { p2: 44 });
    expect(answered(eighteenSixty, state, upTo(500))).toEqual(PASS);
    cash(state, { p2: 45 });
    expect(answered(eighteenSixty, state, upTo(500))).toEqual({ do: 'bid', amount: 15 });
  });

  it('a single share can be sold as well as many', () => {
    const state = table(2);
    company(state, 'IOW', { held: { p1: 1, p2: 5 } });
    const companies = formsOf(eighteenSixty, state, 'sell').map(({ auto }) => auto.company);
    expect(companies).toContain('IOW');
    expect(companies).not.toContain('FYN');
  });

  it('ends when the right to choose is won, although the next lot has the same name', () => {
    const state = newTable(2);
    const next = (after: State) => {
      after.privates = { ...after.privates, BHC: 'p2' };
    };
    expect(endedWhen(eighteenSixty, state, [upTo(5)], next)).toBe('done auto/lot-gone');
  });

  it('passing stops for the next choice, and when one has to choose', () => {
    const state = newTable(2);
    const pass = { kind: 'pass', heed: ['next-lot'] } as const;
    expect(answered(eighteenSixty, state, pass)).toEqual(PASS);
    const next = (after: State) => {
      after.privates = { ...after.privates, BHC: 'p2' };
    };
    expect(endedWhen(eighteenSixty, state, [pass], next)).toBe('stopped auto/next-lot');
    play(state, { do: 'bid', amount: 10 });
    play(state, PASS);
    expect(asked(state)).toMatch(/choose-lot$/);
    expect(answered(eighteenSixty, state, pass)).toBe('stopped auto/asked');
  });
});

/** C&N has a train and a line; it is its turn, at this step. */
function operating(step: string): State {
  const state = onTheLine('C&N', ['3+2']);
  operate(state, step, 'C&N');
  return state;
}

describe('in a company’s turn', () => {
  const run = { kind: 'run', company: 'C&N', pay: true } as const;
  const steps = { kind: 'steps', company: 'C&N', steps: ['lay-track', 'buy-train'], always: false } as const;

  it('runs for the most and pays out', () => {
    const state = operating('run-trains');
    play(state, answered(eighteenSixty, state, run));
    expect(answered(eighteenSixty, state, run)).toBe('pay');
    expect(answered(eighteenSixty, state, { ...run, pay: false })).toBeNull();
    expect(answered(eighteenSixty, state, { ...run, company: 'IOW' })).toBeNull();
  });

  it('offers every step of a turn that can be passed', () => {
    const state = operating('lay-track');
    const [form] = formsOf(eighteenSixty, state, 'steps');
    expect(form).toMatchObject({
      auto: { company: 'C&N', steps: ['buy-train'] },
      fields: { steps: { of: ['lay-track', 'place-token', 'buy-train'] } },
    });
  });

  it('passes the steps that are named', () => {
    const state = operating('lay-track');
    expect(answered(eighteenSixty, state, steps)).toEqual(PASS);
    expect(answered(eighteenSixty, state, { ...steps, steps: ['buy-train'] })).toBeNull();
    expect(answered(eighteenSixty, state, run)).toBeNull();
    const over = (after: State) => {
      after.stack = [];
    };
    expect(endedWhen(eighteenSixty, state, [steps], over)).toBe('done auto/turn-over');
  });

  it('ends when its player is not president any more', () => {
    const sold = (after: State) => {
      setPresident(after, 'C&N', 'p2');
    };
    for (const auto of [run, steps])
      expect(endedWhen(eighteenSixty, operating('lay-track'), [auto], sold)).toBe(
        'stopped auto/not-president',
      );
  });

  it('discards the train that is named', () => {
    const state = onTheLine('C&N', ['2+1', '3+2', '4+2']);
    state.phase = '9';
    state.stack = [{ procedure: 'company-turn', label: 'surrender-train', vars: newCompanyTurn('C&N') }];
    const discard = { kind: 'discard', company: 'C&N', train: '2+1' } as const;
    expect(answered(eighteenSixty, state, discard)).toEqual({ train: '2+1' });
    expect(answered(eighteenSixty, state, { ...discard, company: 'IOW' })).toBeNull();
    const rusts = (after: State) => {
      changeCharter(after, 'C&N', { trains: ['4+2'] });
    };
    expect(endedWhen(eighteenSixty, state, [discard], rusts)).toBe('stopped auto/train-gone');
  });
});
