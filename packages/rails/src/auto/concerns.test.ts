import type { Happened } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import type { ShareLedger } from '../shares/ledger.ts';
import type { Presidencies } from '../shares/presidency.ts';
import { nextInLine, priceBelow, priorityAfter, stockRoundConcerns } from './concerns.ts';

interface Toy extends ShareLedger, Presidencies {
  readonly prices: Readonly<Record<string, number>>;
  readonly priority: string | null;
}

const PLAYERS = ['p1', 'p2', 'p3'];

const BEFORE: Toy = {
  shares: { Red: { p1: 3, p2: 2, pool: 1, ipo: 1 }, Blue: { p2: 4, ipo: 6 } },
  presidents: { Red: 'p1', Blue: 'p2' },
  prices: { Red: 100, Blue: 80 },
  priority: 'p1',
};

const RULES = {
  companies: ({ shares }: Toy) => Object.keys(shares),
  president: ({ presidents }: Toy, company: string) => presidents[company] ?? null,
  price: ({ prices }: Toy, company: string) => prices[company] ?? null,
  heir: (state: Toy, company: string) => nextInLine(state, company, PLAYERS),
  nextPriority: ({ priority }: Toy) => priority,
};

/** What concerns a player after this change by somebody else. */
function concerning(seat: string, change: Partial<Toy>, own = false): Record<string, unknown> {
  const happened: Happened<Toy> = { before: BEFORE, after: { ...BEFORE, ...change }, seat, own };
  const found = Object.entries(stockRoundConcerns(RULES)).map(([name, concern]) => [name, concern(happened)]);
  return Object.fromEntries(found.filter(([, details]) => details !== null));
}

const withRed = (red: Record<string, number>) => ({ shares: { ...BEFORE.shares, Red: red } });

describe('what may affect a player in a stock round', () => {
  it('is nothing as long as nothing changes', () => {
    for (const seat of PLAYERS) expect(concerning(seat, {})).toEqual({});
  });

  it('is a trade in a company of one’s own, or of which one has shares', () => {
    const bought = withRed({ p1: 3, p2: 2, p3: 1, pool: 0, ipo: 1 });
    expect(concerning('p1', bought)).toEqual({
      'own-traded': { company: 'Red' },
      'holding-traded': { company: 'Red' },
    });
    expect(concerning('p2', bought)).toEqual({ 'holding-traded': { company: 'Red' } });
    expect(concerning('p3', bought)).toEqual({});
  });

  it('is not what the player has done, except a presidency', () => {
    const sold = { ...withRed({ p1: 1, p2: 2, pool: 3, ipo: 1 }), presidents: { Red: 'p2', Blue: 'p2' } };
    expect(concerning('p1', sold, true)).toEqual({ presidency: { company: 'Red' } });
    expect(concerning('p2', sold)).toMatchObject({
      presidency: { company: 'Red' },
      pool: { company: 'Red' },
    });
    expect(concerning('p3', sold)).toEqual({ pool: { company: 'Red' } });
  });

  it('is a share whose price falls, not one that rises', () => {
    const prices = (red: number) => ({ prices: { ...BEFORE.prices, Red: red } });
    expect(concerning('p2', prices(99))).toEqual({ 'holding-fell': { company: 'Red' } });
    expect(concerning('p2', prices(101))).toEqual({});
    expect(concerning('p3', prices(99))).toEqual({});
  });

  it('is a company that its president could now dump on the player', () => {
    const third = withRed({ p1: 3, p2: 1, p3: 2, ipo: 1 });
    expect(concerning('p3', third)).toMatchObject({ heir: { company: 'Red' } });
    expect(concerning('p2', third)).not.toHaveProperty('heir');
    expect(concerning('p1', third)).not.toHaveProperty('heir');
  });

  it('is a company that is started or sold out', () => {
    const started = { shares: { ...BEFORE.shares, Green: { p3: 2, ipo: 8 } } };
    expect(concerning('p1', started)).toEqual({ started: { company: 'Green' } });
    expect(concerning('p3', withRed({ p1: 3, p2: 2, pool: 2 }))).toMatchObject({
      'sold-out': { company: 'Red' },
    });
  });

  it('is the loss of the priority deal', () => {
    expect(concerning('p1', { priority: 'p2' })).toEqual({ priority: { seat: 'p2' } });
    expect(concerning('p2', { priority: 'p2' })).toEqual({});
    expect(concerning('p3', { priority: 'p2' })).toEqual({});
    expect(concerning('p1', { priority: null })).toEqual({});
  });
});

it('a price counts as below a limit when it crosses it', () => {
  const crossed = (seat: string, price: number, limit: number) =>
    priceBelow(RULES)(
      { before: BEFORE, after: { ...BEFORE, prices: { Red: price, Blue: 80 } }, seat, own: false },
      limit,
    );
  expect(crossed('p1', 89, 90)).toEqual({ company: 'Red', price: 89 });
  expect([crossed('p1', 90, 90), crossed('p3', 89, 90), crossed('p1', 100, 101)]).toEqual([null, null, null]);
  expect(crossed('p1', 99, 100)).toEqual({ company: 'Red', price: 99 });
});

it('if all pass, the priority deal goes to the first of those who have passed', () => {
  const next = (turn: string, passes: number) => priorityAfter({ turn, passes }, PLAYERS);
  expect([next('p2', 0), next('p2', 1), next('p2', 2), next('p1', 1)]).toEqual(['p2', 'p1', 'p3', 'p3']);
  expect(next('p4', 0)).toBeNull();
});
