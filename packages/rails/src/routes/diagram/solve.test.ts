import { describe, expect, it } from 'vitest';
import { problems, VARIANTS, WITH_HALTS } from '../../testing/diagrams.ts';
import { line, plainRules, situation } from '../../testing/line.ts';
import { bestRoutes, drained } from '../best.ts';
import { byEnumeration } from '../enumerate.ts';
import { revenueOf } from '../fare.ts';
import { type Problem, problemOf } from '../problem.ts';
import { byDiagrams } from '../search.ts';
import { yardOf } from './solve.ts';

function byDiagram(problem: Problem) {
  return drained(
    byDiagrams(drained(yardOf(problem, Number.POSITIVE_INFINITY))!, problem, Number.POSITIVE_INFINITY),
  );
}

describe('diagrams and enumeration agree', () => {
  it.each(VARIANTS)('with %s', (_, rules, kinds) => {
    for (const { seed, problem } of problems(rules, kinds, 'ignored')) {
      const all = byEnumeration(problem, 10_000);
      if (!all) continue;
      const { value, bound } = byDiagram(problem);
      expect({ seed, value, bound }).toEqual({ seed, value: all.value, bound: all.value });
    }
  });

  it.each([
    ['fixed', WITH_HALTS],
    ['left out where that gains', { ...WITH_HALTS, optionalEnds: true }],
  ] as const)('where a subsidy is required, with ends %s', (_, rules) => {
    for (const { seed, problem } of problems(rules, ['3+2', '3'], 'counted', 6)) {
      for (const subsidy of [10, 30]) {
        const wanted = { ...problem, subsidy };
        const all = byEnumeration(wanted, 30_000);
        if (!all) continue;
        const revenue = revenueOf(byDiagram(wanted).value);
        expect({ seed, subsidy, revenue }).toEqual({ seed, subsidy, revenue: revenueOf(all.value) });
      }
    }
  });
});

it.each([
  [0, 50],
  [1, 90],
  [2, 150],
])('runs through as many full cities as the rules allow: %i', (blockedPasses, revenue) => {
  const map = line('city20', 'city30', 'city40', 'city60');
  const query = situation(plainRules({ blockedPasses }), map, ['us A1', 'them A3', 'them A5'], '4');
  expect(bestRoutes(query).revenue).toBe(revenue);
  expect(revenueOf(byDiagram(problemOf(query, 'ignored')).value)).toBe(revenue);
});

it('states have room for eight trains', () => {
  const map = line('city20', 'city30', 'city40');
  const yard = (trains: number) => {
    const query = situation(plainRules(), map, ['us A3'], ...Array<string>(trains).fill('2'));
    return drained(yardOf(problemOf(query, 'ignored'), Number.POSITIVE_INFINITY));
  };
  expect(yard(9)).toBeNull();
  expect(yard(8)).not.toBeNull();
});
