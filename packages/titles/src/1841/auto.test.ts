import { PASS } from '@signalbox/kernel';
import { changeCharter, setPresident } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { answered, canBeSet, endedWhen, formsOf, testDealing } from '../testing/auto.ts';
import { openAuctions } from './concession-round/concession-round.ts';
import type { Company } from './data/companies.ts';
import { DECISIONS } from './exports.ts';
import { newFinancialActions } from './finance/financial-actions.ts';
import { eighteenFortyOne } from './index.ts';
import { newCompanyTurn } from './operating-round/company-turn.ts';
import type { State } from './state.ts';
import { lowerPrice } from './stock-round/prices.ts';
import { mergerExample } from './testing/merger-example.ts';
import { asked, begin, companyTurn, give, inPhase, play, put, stand, stockTurn } from './testing/table.ts';

/** p1 is asked to trade. */
function position(): State {
  const state = inPhase('4', {}, 3);
  give(state, 'p1', 1000);
  put(state, 'SFTG', { held: { p1: 3, p2: 1 } });
  put(state, 'SFTN', { held: { p2: 3, p1: 2 } });
  return stockTurn(state);
}

testDealing<State>({
  title: eighteenFortyOne,
  position,
  mine: 'SFTG',
  theirs: 'SFTN',
  sale: (company, count) => ({ do: 'sell', blocks: [{ company, count }] }),
  lower: (state, company) => lowerPrice(state, company as 'SFTN', 1),
  start: (state) => put(state, 'AFI', { held: { p2: 2 } }),
  askElse: (state) => {
    const proposal = { kind: 'deal', buyer: 'p2', from: 'p1', company: 'SFTG', count: 1, price: 5 };
    const vars = { proposer: 'p2', asked: 'p1', proposal, accepted: false, closed: false };
    state.stack.push({ procedure: 'consent', label: 'consent', vars });
  },
});

it('a company with a concession cannot be dumped on anybody', () => {
  const state = inPhase('2', {}, 3);
  put(state, 'SFTN', { held: { p2: 3 } });
  stockTurn(state);
  const buys = (after: State) => {
    after.shares = { ...after.shares, SFTN: { ...after.shares.SFTN, p1: 2 } };
  };
  const heir = { kind: 'pass', heed: ['heir'] } as const;
  expect(endedWhen(eighteenFortyOne, state, [heir], buys)).toBeNull();
  expect(endedWhen(eighteenFortyOne, { ...state, concessions: {} }, [heir], buys)).toBe('stopped auto/heir');
});

it('companies do not float, so there is nothing to wait for', () => {
  const untilFloat = { kind: 'buy', company: 'SFTN', until: 'float', shares: 3 } as const;
  expect(canBeSet(eighteenFortyOne, position(), untilFloat)).toBe(false);
  expect(canBeSet(eighteenFortyOne, position(), { ...untilFloat, until: 'shares' })).toBe(true);
});

it('selling stops with the reason of the rule that forbids it', () => {
  const state = position();
  changeCharter(state, 'SFTN', { operated: false });
  expect(answered(eighteenFortyOne, state, { kind: 'sell', company: 'SFTN', keep: 0, least: 0 })).toBe(
    'stopped sale/not-operated',
  );
});

describe('in the concession round', () => {
  const pass = (...heed: string[]) => ({ kind: 'pass', heed }) as const;
  const upTo = (lot: string, most: number) => ({ kind: 'bid', lot, most }) as const;

  /** p1 is to put something up. */
  function putsUp(): State {
    const state = begin(3);
    state.order = ['p1', 'p2', 'p3'];
    state.stack = [
      { procedure: 'concession-round', label: 'concession-auctions', vars: { totals: {} } },
      { procedure: openAuctions.name, label: 'put-up', vars: { turn: 'p1', declined: 0, lot: null } },
    ];
    return state;
  }

  it('makes the minimum bid for its lot, and passes above the limit', () => {
    const state = putsUp();
    play(state, 'SFTG', { do: 'bid', amount: 40 });
    expect(answered(eighteenFortyOne, state, upTo('SFTG', 60))).toEqual({ do: 'bid', amount: 45 });
    expect(answered(eighteenFortyOne, state, upTo('SFTG', 44))).toEqual(PASS);
    expect(answered(eighteenFortyOne, state, upTo('SFLP', 60))).toBeNull();
    expect(formsOf(eighteenFortyOne, position(), 'bid')).toEqual([]);
  });

  it('offers the lot that is being auctioned first', () => {
    const state = putsUp();
    play(state, 'SFTG', { do: 'bid', amount: 40 });
    const [first, second] = formsOf(eighteenFortyOne, state, 'bid').map(({ auto }) => auto.lot);
    expect([first, second]).toEqual(['SFTG', 'Bayard']);
  });

  it('has to bid for a concession that its player put up', () => {
    const state = putsUp();
    play(state, 'SFTG');
    expect(answered(eighteenFortyOne, state, upTo('SFTG', 10))).toBe('stopped auto/must-act');
    expect(answered(eighteenFortyOne, state, pass())).toBe('stopped auto/must-act');
  });

  it('passes, puts nothing up, and stops for the next lot', () => {
    const state = putsUp();
    expect(answered(eighteenFortyOne, state, pass())).toEqual(PASS);
    const next = (after: State) => play(after, 'SFTG');
    expect(endedWhen(eighteenFortyOne, state, [pass('next-lot'), 'p2'], next)).toBe('stopped auto/next-lot');
    const bought = (after: State) => play(after, 'SFTG', { do: 'bid', amount: 40 }, PASS, PASS);
    expect(endedWhen(eighteenFortyOne, state, [upTo('SFTG', 9), 'p2'], bought)).toBe('done auto/lot-gone');
  });
});

/** SFTG of p1 at one of its financial actions. */
function financing(label: string): State {
  const state = inPhase('4', {}, 3);
  put(state, 'SFTG', { held: { p1: 5, p2: 1, pool: 1 }, cash: 500 });
  put(state, 'SFTN', { held: { p2: 3, SFTG: 2 } });
  put(state, 'SFLP', { held: { p1: 2 } });
  return atStep(state, 'SFTG', label);
}

function atStep(state: State, company: Company, label: string): State {
  companyTurn(state, company, 'financial-actions');
  const vars = { ...newFinancialActions(company), salesDone: label !== 'company-sale' };
  state.stack.push({ procedure: 'financial-actions', label, vars });
  return state;
}

describe('passing the sales, purchases and mergers of a company', () => {
  const names = [DECISIONS.companySale, DECISIONS.companyPurchase, DECISIONS.merge, DECISIONS.convert].map(
    ({ name }) => name,
  );
  const steps = { kind: 'steps', company: 'SFTG', steps: names, always: false } as const;

  it('is the default of passing steps', () => {
    expect(formsOf(eighteenFortyOne, financing('company-sale'), 'steps')[0]!.auto).toMatchObject({
      steps: names,
    });
  });

  it('passes each of them', () => {
    const state = financing('company-sale');
    for (const step of ['company-sale', 'company-purchase']) {
      expect(asked(state)).toBe(`p1 ${step}`);
      expect(answered(eighteenFortyOne, state, steps)).toEqual(PASS);
      play(state, PASS);
    }
    const merging = atStep(mergerExample(), 'SFTG', 'merge');
    expect(answered(eighteenFortyOne, merging, steps)).toEqual(PASS);
    const converting = atStep(financing('convert'), 'SFLP', 'convert');
    expect(answered(eighteenFortyOne, converting, { ...steps, company: 'SFLP' })).toEqual(PASS);
  });

  it('is done when the turn ends, and stops when another player becomes president', () => {
    const state = financing('company-sale');
    const over = (after: State) => {
      after.stack = [];
    };
    const sold = (after: State) => {
      setPresident(after, 'SFTG', 'p2');
    };
    expect(endedWhen(eighteenFortyOne, state, [steps], over)).toBe('done auto/turn-over');
    expect(endedWhen(eighteenFortyOne, state, [{ ...steps, always: true }], over)).toBeNull();
    expect(endedWhen(eighteenFortyOne, state, [steps], sold)).toBe('stopped auto/not-president');
  });

  it('leaves merger proposals of others to the player', () => {
    const state = financing('company-sale');
    const proposal = { kind: 'merger', merger: 'SFTN', with: 'SFTG' };
    const vars = { proposer: 'p2', asked: 'p1', proposal, accepted: false, closed: false };
    state.stack.push({ procedure: 'consent', label: 'consent', vars });
    expect(answered(eighteenFortyOne, state, steps)).toBeNull();
  });
});

describe('running and trains', () => {
  it('pays out what was run, also for a company that another of the player’s controls', () => {
    const state = inPhase('4', {}, 3);
    put(state, 'SFTG', { held: { p1: 5 } });
    put(state, 'SFTN', { held: { SFTG: 3 }, trains: ['4'] });
    stand(state, 'company-turn', 'dividend', { ...newCompanyTurn('SFTN'), revenue: 100 });
    const run = { kind: 'run', company: 'SFTN', pay: true } as const;
    expect(answered(eighteenFortyOne, state, run)).toBe('pay');
    expect(answered(eighteenFortyOne, state, { ...run, pay: false })).toBeNull();
    expect(canBeSet(eighteenFortyOne, state, run)).toBe(true);
    const takeover = (after: State) => {
      setPresident(after, 'SFTG', 'p2');
    };
    expect(endedWhen(eighteenFortyOne, state, [run], takeover)).toBe('stopped auto/not-president');
  });

  it('discards the train that is named', () => {
    const state = inPhase('7', {}, 3);
    put(state, 'SFTG', { held: { p1: 5 }, trains: ['4', '5', '5', '6'] });
    stand(state, 'discards', 'discard-train', {});
    const discard = { kind: 'discard', company: 'SFTG', train: '4' } as const;
    expect(answered(eighteenFortyOne, state, discard)).toEqual({ company: 'SFTG', train: '4' });
    expect(answered(eighteenFortyOne, state, { ...discard, company: 'SFTN' })).toBeNull();
  });
});
