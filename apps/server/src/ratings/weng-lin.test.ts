import { describe, expect, it } from 'vitest';
import { NEWCOMER, rated, shownRating } from './weng-lin.ts';

const at = (...places: number[]) => rated(places.map((place) => ({ rating: NEWCOMER, place })));

describe('the rating', () => {
  it('gives the published figures for two newcomers', () => {
    const [winner, loser] = at(1, 2);
    expect(winner!.mu).toBeCloseTo(27.63523138347365, 10);
    expect(winner!.sigma).toBeCloseTo(8.065506316323548, 10);
    expect(loser!.mu).toBeCloseTo(22.36476861652635, 10);
  });

  it('ranks several players, and treats ties equally', () => {
    const [first, second, third] = at(1, 2, 2);
    expect(first!.mu).toBeGreaterThan(second!.mu);
    expect(second).toEqual(third);
    expect(second!.sigma).toBeLessThan(NEWCOMER.sigma);
  });

  it('changes little if the result was expected', () => {
    const strong = { mu: 35, sigma: 2 };
    const weak = { mu: 15, sigma: 2 };
    const [winner] = rated([
      { rating: strong, place: 1 },
      { rating: weak, place: 2 },
    ]);
    expect(winner!.mu - strong.mu).toBeLessThan(0.1);
  });

  it('shows a newcomer as 0', () => {
    expect(shownRating(NEWCOMER)).toBe(0);
  });
});
