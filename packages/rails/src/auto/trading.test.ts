import {
  type AutoAnswer,
  type AutoEnd,
  cited,
  type GameState,
  type Json,
  list,
  newGameState,
  PASS,
} from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import type { ShareLedger } from '../shares/ledger.ts';
import { buying, buyingIf, selling } from './trading.ts';

type Company = 'Red' | 'Blue' | 'Green';

interface Toy extends GameState, ShareLedger {
  readonly round: string | null;
  readonly companies: readonly Company[];
  readonly price: number | null;
  readonly toFloat: number | null;
  readonly hasBought: boolean;
}

function stock(shares: Record<string, Record<string, number>>, changes: Partial<Toy> = {}): Toy {
  const companies: readonly Company[] = ['Red', 'Blue'];
  const now = { round: 'stock 1', companies, price: 100, toFloat: null, hasBought: false };
  return { ...newGameState(1), shares, ...now, ...changes };
}

const RULES = {
  round: ({ round }: Toy) => round,
  decision: { name: 'trade' },
  companies: ({ companies }: Toy) => companies,
  size: () => 10,
  price: ({ price }: Toy) => price,
  toFloat: ({ toFloat }: Toy) => toFloat,
  hasBought: ({ hasBought }: Toy) => hasBought,
  sale: (company: Company, count: number) => ({ do: 'sell', company, count }),
};

const [BUY, BUY_IF, SELL] = [buying(RULES), buyingIf(RULES), selling(RULES)];
const buy = (from: string, company = 'Red') => ({ do: 'buy', company, from });
const asked = (choices: readonly Json[], decision = 'trade') => ({
  ...{ decision, rule: '1', seats: ['p1'], forced: false },
  offerTo: () => list(choices),
});
const happened = (before: Toy, after: Toy, own = false) => ({ before, after, seat: 'p1', own });
const told = (end: AutoAnswer | AutoEnd | null) =>
  end && 'reason' in end ? [end.reason.why, end.reason.details ?? null] : end;
const OTHER_ROUND = { round: 'stock 2' };

describe('buying a share each turn', () => {
  const enough = { kind: 'buy', company: 'Red', until: 'shares', shares: 3 } as const;
  const float = { ...enough, until: 'float' } as const;

  it('is offered for each company, until it floats if it has not', () => {
    const form = (company: string, shares: number) => ({
      auto: { kind: 'buy', company, until: 'shares', shares },
      fields: { until: { type: 'one', of: ['shares'] }, shares: { type: 'number', min: 1, max: 10 } },
    });
    expect(BUY.forms(stock({ Red: { p1: 10 } }), 'p1')).toEqual([form('Red', 10), form('Blue', 1)]);
    const [red] = BUY.forms(stock({ Red: { p1: 2 } }, { toFloat: 3 }), 'p1');
    expect(red).toMatchObject({
      auto: { until: 'float', shares: 3 },
      fields: { until: { of: ['float', 'shares'] } },
    });
  });

  it('takes a share from the bank, otherwise from the pool, and passes once it has bought', () => {
    const state = stock({ Red: { p1: 1, ipo: 1, pool: 1 } });
    const answer = (offered: Json[], now = state) => BUY.answer(now, 'p1', enough, asked([...offered, PASS]));
    expect(answer([buy('pool'), buy('ipo')])).toEqual({ choice: buy('ipo') });
    expect(answer([buy('pool')])).toEqual({ choice: buy('pool') });
    expect(told(answer([]))).toEqual(['auto/none-for-sale', { company: 'Red' }]);
    expect(answer([buy('ipo')], { ...state, hasBought: true })).toEqual({ choice: PASS });
    const refused = list<Json>([buy('ipo')], () => cited('3', 'purchase/cash'));
    expect(BUY.answer(state, 'p1', enough, { ...asked([]), offerTo: () => refused })).toEqual({
      ended: 'stopped',
      reason: cited('3', 'purchase/cash'),
    });
  });

  it('is over with enough shares, or when the company floats or is gone', () => {
    const answer = (auto: typeof enough | typeof float, state: Toy) =>
      told(BUY.answer(state, 'p1', auto, asked([buy('ipo'), PASS])));
    expect(answer(enough, stock({ Red: { p1: 3 } }))).toEqual(['auto/enough', { company: 'Red', count: 3 }]);
    expect(answer(float, stock({ Red: { p1: 9 } }))).toEqual(['auto/floated', { company: 'Red' }]);
    expect(answer(enough, stock({}, { companies: ['Blue'] }))).toEqual([
      'auto/company-gone',
      { company: 'Red' },
    ]);
    expect(BUY.answer(stock({ Red: { p1: 9 } }, { toFloat: 1 }), 'p1', float, asked([buy('ipo')]))).toEqual({
      choice: buy('ipo'),
    });
  });

  it('ends with the round, or if others sell', () => {
    const before = stock({ Red: { p1: 1, pool: 1 } });
    const sold = stock({ Red: { p1: 1, pool: 2 } });
    const ends = (after: Toy, own = false, from = before) =>
      told(BUY.endedBy(happened(from, after, own), enough));
    expect([ends(before), ends(sold, true)]).toEqual([null, null]);
    expect(ends(sold)).toEqual(['auto/sold-by-others', { company: 'Red' }]);
    expect(ends({ ...before, ...OTHER_ROUND })).toEqual(['auto/round-ended', null]);
    expect(ends({ ...before, ...OTHER_ROUND }, false, { ...before, round: null })).toBeNull();
    expect(ends(stock({ Red: { p1: 3 } }))).toEqual(['auto/enough', { company: 'Red', count: 3 }]);
  });

  it('acts in its decision of a stock round only', () => {
    const state = stock({});
    expect(BUY.answer({ ...state, round: null }, 'p1', enough, asked([PASS]))).toBeNull();
    expect(told(BUY.answer(state, 'p1', enough, asked([PASS], 'consent')))).toEqual([
      'auto/asked',
      { decision: 'consent' },
    ]);
  });
});

describe('buying one share unless others buy another', () => {
  const auto = { kind: 'buy-if', company: 'Red', unless: 'Blue', otherwise: 'none' } as const;
  const before = stock({ Red: {}, Blue: { p1: 1, p2: 1, ipo: 5, pool: 1 } });

  it('is offered with every other company as the condition', () => {
    const three = stock({}, { companies: ['Red', 'Blue', 'Green'] });
    expect(BUY_IF.forms(three, 'p1')[1]).toEqual({
      auto: { kind: 'buy-if', company: 'Blue', unless: 'Red', otherwise: 'none' },
      fields: {
        unless: { type: 'one', of: ['Red', 'Green'] },
        otherwise: { type: 'one', of: ['none', 'Red', 'Blue', 'Green'] },
      },
    });
    expect(BUY_IF.forms(stock({}, { companies: ['Red'] }), 'p1')).toEqual([]);
  });

  it('stops, or buys something else, when another player buys', () => {
    const after = (blue: Record<string, number>, changes: Partial<Toy> = {}) =>
      stock({ Red: {}, Blue: blue }, changes);
    const ends = (now: Toy, otherwise: 'none' | 'Red' = 'none') =>
      BUY_IF.endedBy(happened(before, now), { ...auto, otherwise });
    expect([
      ends(before),
      ends(after({ p1: 2, p2: 1, ipo: 4, pool: 1 })),
      ends(after({ p1: 1, pool: 2 })),
    ]).toEqual([null, null, null]);
    const bought = after({ p1: 1, p2: 2, ipo: 4, pool: 1 });
    expect(ends(bought)).toMatchObject({ ended: 'stopped', reason: { details: { company: 'Blue' } } });
    expect(ends(bought, 'Red')).toMatchObject({
      ended: 'done',
      next: { kind: 'buy', company: 'Red', until: 'shares', shares: 1 },
    });
    expect(told(ends({ ...before, ...OTHER_ROUND }))).toEqual(['auto/round-ended', null]);
    expect(told(ends({ ...before, companies: ['Red'] }))).toEqual(['auto/company-gone', { company: 'Blue' }]);
    expect(told(ends({ ...before, companies: ['Blue'] }))).toEqual(['auto/company-gone', { company: 'Red' }]);
    const coming = happened({ ...before, round: null }, before);
    expect(BUY_IF.endedBy(coming, auto)).toBeNull();
  });

  it('buys one share more in the turn', () => {
    const next = (red: number) => BUY_IF.answer(stock({ Red: { p1: red } }), 'p1', auto, asked([PASS]));
    expect(next(2)).toMatchObject({ next: { company: 'Red', until: 'shares', shares: 3 } });
    expect(next(10)).toMatchObject({ next: { shares: 10 } });
    expect(BUY_IF.answer({ ...before, round: null }, 'p1', auto, asked([PASS]))).toBeNull();
    expect(told(BUY_IF.answer(before, 'p1', auto, asked([PASS], 'consent')))).toEqual([
      'auto/asked',
      { decision: 'consent' },
    ]);
  });
});

describe('selling down to a number of shares', () => {
  const auto = { kind: 'sell', company: 'Red', keep: 2, least: 90 } as const;
  const held = (count: number, changes: Partial<Toy> = {}) => stock({ Red: { p1: count } }, changes);
  const sale = (count: number) => RULES.sale('Red', count);

  it('is offered for what one holds', () => {
    expect(SELL.forms(held(3), 'p1')).toEqual([
      {
        auto: { kind: 'sell', company: 'Red', keep: 0, least: 0 },
        fields: {
          keep: { type: 'number', min: 0, max: 2 },
          least: { type: 'number', min: 0, max: 1000 },
        },
      },
    ]);
  });

  it('sells as many as it may at once, at the price wanted or more', () => {
    const answer = (state: Toy, ...offered: Json[]) => SELL.answer(state, 'p1', auto, asked(offered));
    expect(answer(held(5), sale(1), sale(2), sale(3), sale(4))).toEqual({ choice: sale(3) });
    expect(answer(held(5), sale(1), sale(2))).toEqual({ choice: sale(2) });
    expect(answer(held(5, { price: 90 }), sale(1))).toEqual({ choice: sale(1) });
    expect(told(answer(held(5, { price: 89 }), sale(1)))).toEqual([
      'auto/price-below',
      { company: 'Red', price: 89 },
    ]);
    expect(told(answer(held(5, { price: null })))).toEqual(['auto/company-gone', { company: 'Red' }]);
    expect(told(answer(held(5)))).toEqual(['auto/not-for-sale', { company: 'Red' }]);
    expect(told(answer(held(2)))).toEqual(['auto/sold-down', { company: 'Red', count: 2 }]);
    expect(told(answer(held(1)))).toEqual(['auto/sold-down', { company: 'Red', count: 1 }]);
  });

  it('ends when sold down, and with the round', () => {
    const ends = (after: Toy, before = held(5)) => told(SELL.endedBy(happened(before, after), auto));
    expect(ends(held(3))).toBeNull();
    expect(ends(held(2))).toEqual(['auto/sold-down', { company: 'Red', count: 2 }]);
    expect(ends(held(3, OTHER_ROUND))).toEqual(['auto/round-ended', null]);
    expect(ends(held(3), held(5, { round: null }))).toBeNull();
    expect(SELL.answer(held(5, { round: null }), 'p1', auto, asked([]))).toBeNull();
    expect(told(SELL.answer(held(5), 'p1', auto, asked([], 'consent')))).toEqual([
      'auto/asked',
      { decision: 'consent' },
    ]);
  });
});
