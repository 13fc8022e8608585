import { describe, expect, it } from 'vitest';
import { dice } from '../testing/dice.ts';
import { line, mapOf, plainRules, situation } from '../testing/line.ts';
import { randomQuery } from '../testing/random-query.ts';
import { bestRevenue, bestRoutes, bestRoutesStepwise } from './best.ts';
import { checkRoutes } from './verify.ts';

const RULES = plainRules();

describe('the best run', () => {
  it('is empty without trains, stations or track', () => {
    const nothing = { routes: [], revenue: 0, subsidy: 0, bound: 0, proven: true };
    expect(bestRoutes(situation(RULES, line('city20', 'city20'), ['us A1']))).toEqual(nothing);
    expect(bestRoutes(situation(RULES, line('city20', 'city20'), ['them A1'], '2'))).toEqual(nothing);
    expect(bestRoutes(situation(RULES, line('city20'), ['us A1'], '2'))).toEqual(nothing);
  });

  it('is the best for all trains together, not for each alone', () => {
    // Alone, the 3-train would take 30, 50 and 20 and leave nothing for the other.
    const map = line('city30', 'city50', 'city20', 'city10');
    const best = bestRoutes(situation(RULES, map, ['us A3 A5'], '3', '2'));
    expect(best).toMatchObject({ revenue: 80 + 80, bound: 160, proven: true });
    expect(best.routes.map(({ train, path }) => [train, path])).toEqual([
      ['3#1', ['A3.0', 'A5.0', 'A7.0']],
      ['2#2', ['A1.0', 'A3.0']],
    ]);
  });

  it('says what each stop earns, and where the trains run', () => {
    const map = line('city30', 'town10', 'off40,80');
    const bonuses = [{ name: 'hotel', hex: 'A3', node: 0, amount: 20 }];
    const [route] = bestRoutes({ ...situation(RULES, map, ['us A1'], '2'), bonuses, period: 1 }).routes;
    expect(route!.stops.map(({ hex, value, revenue }) => [hex, value, revenue])).toEqual([
      ['A1', 30, 30],
      ['A3', 10, 30],
      ['A5', 80, 80],
    ]);
    expect(route!.track.map(({ hex }) => hex)).toEqual(['A1', 'A3', 'A3', 'A5']);
  });

  it('lets trains cross on the bare centre of a tile, if that does not count as track', () => {
    const cross = mapOf(
      'B1 gray city20(0)\nB3 gray (0,1,3,4)\nB5 gray city20(3)\nC2 gray city20(1)\nA4 gray city20(4)',
    );
    const query = (shared: boolean) =>
      situation(plainRules({ sharedJunctions: shared }), cross, ['us B1 A4'], '2', '2');
    expect(bestRoutes(query(true)).revenue).toBe(80);
    expect(bestRoutes(query(false)).revenue).toBe(40);
  });
});

const terrain = {
  nodes: { city: 3, town: 3, junction: 3 },
  ends: ['town', 'city'],
  ...{ crossings: true, forks: true, pairs: false, links: false },
} as const;

describe('the revenue alone', () => {
  it('is that of the best run', () => {
    const revenues = Array.from({ length: 40 }, (_, i) => {
      const query = randomQuery(dice(i + 1), { rules: RULES, terrain, trains: ['2', '3'], size: [4, 4] });
      const revenue = bestRevenue(query);
      expect(revenue).toBe(bestRoutes(query).revenue);
      return revenue;
    });
    expect(new Set(revenues).size).toBeGreaterThan(10);
    expect(bestRevenue(situation(RULES, line('city20'), ['us A1'], '2'))).toBe(0);
  });
});

describe('a search that reaches its limit', () => {
  const dense = randomQuery(dice(3), {
    rules: RULES,
    terrain,
    trains: ['9'],
    size: [6, 6],
  });
  const query = { ...dense, trains: ['a', 'b', 'c'].map((id) => ({ id, kind: '9' })) };

  it('returns the best run found, an upper bound, and that it is not proven', () => {
    const best = bestRoutes(query);
    expect(best).toMatchObject({ proven: true, bound: best.revenue });
    expect(best.revenue).toBeGreaterThan(0);
    const tired = bestRoutes(query, { cap: 50 });
    expect(tired.proven).toBe(false);
    expect(tired.revenue).toBeLessThanOrEqual(best.revenue);
    expect(tired.bound).toBeGreaterThanOrEqual(best.revenue);
    expect(checkRoutes(query, tired.routes).ok).toBe(true);
  });

  it('pauses in between', () => {
    const steps = bestRoutesStepwise(query);
    let pauses = 0;
    while (!steps.next().done) pauses++;
    expect(pauses).toBeGreaterThan(3);
  });
});
