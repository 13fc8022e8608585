import { newGameState } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import { BANK, CREDITS } from '../money/purses.ts';
import { floatingBy } from './floating.ts';
import { IPO, type ShareLedger, sharesOf } from './ledger.ts';

function market(ipo: number, par: number | null = 50) {
  return {
    ...newGameState(1),
    events: [],
    cash: { [BANK]: 1000 } as Record<string, number>,
    shares: { A: { [IPO]: ipo, p1: 5 - ipo } } as ShareLedger['shares'],
    companies: { A: { par, floated: false } },
  };
}
type Market = ReturnType<typeof market>;

const RULES = {
  needed: () => 3,
  sold: (state: Market) => 5 - sharesOf(state, 'A', IPO),
  capital: (state: Market) => state.companies.A.par && state.companies.A.par * 5,
};

it('says how many shares are still to be sold, and floats a company with its capital only once', () => {
  const { missing, isDue, floatIfDue } = floatingBy<Market, 'A'>(RULES);
  const state = market(3);
  floatIfDue(state, 'A');
  expect([missing(state, 'A'), isDue(state, 'A'), state.companies.A.floated]).toEqual([1, false, false]);
  const sold = market(1);
  expect([missing(sold, 'A'), isDue(sold, 'A')]).toEqual([0, true]);
  floatIfDue(sold, 'A');
  floatIfDue(sold, 'A');
  expect(sold.companies.A.floated).toBe(true);
  expect(sold.cash).toEqual({ [BANK]: 750, A: 250 });
  expect(sold.events).toEqual([{ type: 'floated', company: 'A', capital: 250 }]);
});

it('floats only companies that were started, with capital from the source that the title names', () => {
  const { isDue, float } = floatingBy<Market, 'A'>({ ...RULES, from: CREDITS });
  expect(isDue(market(1, null), 'A')).toBe(false);
  const state = market(2);
  float(state, 'A');
  expect(state.cash).toEqual({ [BANK]: 1000, [CREDITS]: -250, A: 250 });
});
