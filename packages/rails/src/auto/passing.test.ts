import { type GameState, list, newGameState, type Offer, PASS } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { passing } from './passing.ts';

interface Toy extends GameState {
  readonly round: string | null;
  readonly price: number;
}

const round = (name: string | null, price = 100): Toy => ({ ...newGameState(1), round: name, price });
const STOCK = {
  at: ({ round: name }: Toy) => (name?.startsWith('stock') ? name : null),
  decisions: [{ name: 'trade' }],
  concerns: {
    rose: ({ before, after }: { before: Toy; after: Toy }) =>
      after.price > before.price ? { price: after.price } : null,
  },
  usual: [],
  fellBelow: ({ after }: { after: Toy }, limit: number) =>
    after.price < limit ? { price: after.price } : null,
  comes: () => true,
};
const AUCTION = {
  at: ({ round: name }: Toy) => (name === 'auction' ? name : null),
  decisions: [{ name: 'bid' }],
  concerns: {},
  usual: ['next-lot'],
  comes: () => false,
};
const PASSING = passing<Toy>(AUCTION, STOCK);

describe('passing', () => {
  it('is offered in a round, or if one comes, with what may stop it', () => {
    const limit = { type: 'number', min: 0, max: 1000 };
    const stock = {
      auto: { kind: 'pass', heed: ['round-ended'], below: 0 },
      fields: { heed: { type: 'some', of: ['rose', 'round-ended'] }, below: limit },
    };
    expect(PASSING.forms(round('stock 1'), 'p1')).toEqual([stock]);
    expect(PASSING.forms(round(null), 'p1')).toEqual([stock]);
    expect(PASSING.forms(round('auction'), 'p1')).toEqual([
      {
        auto: { kind: 'pass', heed: ['next-lot', 'round-ended'] },
        fields: { heed: { type: 'some', of: ['round-ended'] } },
      },
    ]);
    expect(passing(AUCTION).forms(round(null), 'p1')).toEqual([]);
  });

  it('ends with what the player has ticked, a price below the limit, or the round', () => {
    const ends = (after: Toy, heed: readonly string[], below?: number) => {
      const happened = { before: round('stock 1'), after, seat: 'p1', own: false };
      const end = PASSING.endedBy(happened, { kind: 'pass', heed, ...(below !== undefined && { below }) });
      return end && [end.ended, end.reason.why, end.reason.details ?? null];
    };
    expect(ends(round('stock 1', 110), ['rose'])).toEqual(['stopped', 'auto/rose', { price: 110 }]);
    expect(ends(round('stock 1', 110), [])).toBeNull();
    expect(ends(round('stock 1', 90), ['rose'], 95)).toEqual(['stopped', 'auto/price-below', { price: 90 }]);
    expect([ends(round('stock 1', 90), ['rose'], 90), ends(round('stock 1', 1), [])]).toEqual([null, null]);
    expect(ends(round('stock 1', 0), [])).toBeNull();
    expect(ends(round('stock 2'), ['round-ended'])).toEqual(['done', 'auto/round-ended', null]);
    expect(ends(round(null), ['round-ended'])).toEqual(['done', 'auto/round-ended', null]);
    expect(ends(round('stock 2'), [])).toBeNull();
    const before = { before: round(null), after: round('stock 1', 200), seat: 'p1', own: false };
    expect(PASSING.endedBy(before, { kind: 'pass', heed: ['rose', 'round-ended'] })).toBeNull();
  });

  it('passes in its decisions, and stops for any other question', () => {
    const asked = (decision: string, offer: Offer = list([PASS])) => ({
      ...{ decision, rule: '1', seats: ['p1'], forced: false },
      offerTo: () => offer,
    });
    const answer = (state: Toy, ...question: Parameters<typeof asked>) =>
      PASSING.answer(state, 'p1', { kind: 'pass', heed: [] }, asked(...question));
    expect(answer(round('stock 1'), 'trade')).toEqual({ choice: PASS });
    expect(answer(round('auction'), 'bid')).toEqual({ choice: PASS });
    expect(answer(round('stock 1'), 'trade', list(['sell']))).toEqual({
      ended: 'stopped',
      reason: { why: 'auto/must-act' },
    });
    expect(answer(round('auction'), 'trade')).toEqual({
      ended: 'stopped',
      reason: { why: 'auto/asked', details: { decision: 'trade' } },
    });
    expect(answer(round(null), 'trade')).toBeNull();
  });
});
