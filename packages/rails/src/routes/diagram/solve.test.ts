import { describe, expect, it } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { line, plainRules, situation } from '../../testing/line.ts';
import type { Terrain } from '../../testing/random-face.ts';
import { randomQuery } from '../../testing/random-query.ts';
import { bestRoutes, drained } from '../best.ts';
import { byEnumeration } from '../enumerate.ts';
import { revenueOf } from '../fare.ts';
import { type Problem, problemOf } from '../problem.ts';
import type { RouteRules } from '../rules.ts';
import { byDiagrams } from '../search.ts';
import { yardOf } from './solve.ts';

const TERRAIN: Terrain = {
  nodes: { city: 4, town: 3, junction: 2, halt: 2 },
  ends: ['town', 'offboard', 'city'],
  ...{ crossings: true, forks: true, pairs: true, links: true },
};
const town = { uses: 'either', factor: 1, completes: true, optional: true } as const;
const halt = { uses: 'either', factor: 0, subsidy: 10, completes: false, optional: true } as const;
const PLAIN = plainRules();
const WITH_HALTS = plainRules({
  trains: {
    ...PLAIN.trains,
    '3+2': { first: 3, second: 2, stops: { ...PLAIN.trains[3]!.stops, town, halt } },
  },
  ends: { offboard: 'must', halt: 'never' },
});

function byDiagram(problem: Problem) {
  return drained(
    byDiagrams(drained(yardOf(problem, Number.POSITIVE_INFINITY))!, problem, Number.POSITIVE_INFINITY),
  );
}

/** Maps too large for brute force, but small enough to enumerate every route. */
function* problems(
  rules: RouteRules,
  kinds: readonly string[],
  subsidies: 'ignored' | 'counted',
  boards = 15,
) {
  for (let seed = 1; seed <= boards; seed++) {
    const query = randomQuery(dice(seed), { rules, terrain: TERRAIN, trains: kinds, size: [4, 4] });
    const problem = problemOf(query, subsidies);
    if (problem.graph.edges.length > 0) yield { seed, problem };
  }
}

describe('diagrams and enumeration agree', () => {
  it.each([
    ['plain rules', PLAIN, ['2', '3', '4', '9']],
    ['no junction shared', { ...PLAIN, sharedJunctions: false }, ['2', '3', '4', '9']],
    ['no hex twice', { ...PLAIN, hexTwice: false }, ['2', '3', '4', '9']],
    ['one blocked station passed', { ...PLAIN, blockedPasses: 1 }, ['2', '3', '4']],
    ['two blocked stations passed', { ...PLAIN, blockedPasses: 2 }, ['3', '4']],
    ['routes that meet', { ...PLAIN, meeting: ['city', 'town'] }, ['2', '3', '4']],
    ['halts and towns that may be passed', WITH_HALTS, ['3+2', '3']],
    ['towns that may be left out at the end', { ...WITH_HALTS, optionalEnds: true }, ['3+2', '3']],
  ] as const)('with %s', (_, rules, kinds) => {
    for (const { seed, problem } of problems(rules, kinds, 'ignored')) {
      const all = byEnumeration(problem, 60_000);
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
